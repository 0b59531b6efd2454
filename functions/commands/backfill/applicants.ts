import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { itemOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItem, updateItem } from '#functions/core/table.ts';
import { COUNT_SHARDS, shardOf } from '#functions/parts/applications/applicant-counts.ts';
import { applicationsWith, changedSince } from '#functions/parts/applications/repository.ts';
import { APPLICATION_STATUSES } from '#shared/features/applications/rules.ts';
import { recordPages } from './records.ts';

const partSchema = z.record(z.string(), z.unknown());
type Part = Readonly<Record<string, number | undefined>>;

const PAGE = 100;
/** The index of applications has every change after this time. */
const INDEX_LAG_MS = 2000;

/** The users who applied for a posting, by the part in which they count. */
const usersByPart = async (opportunityId: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const users = new Map<string, string[]>();
  let next: Record<string, string> | undefined;
  do {
    const page = await changedSince({ opportunityId }, '', PAGE, next);
    for (const { userId } of page.items) {
      const part = users.get(shardOf(userId)) ?? [];
      part.push(userId);
      users.set(shardOf(userId), part);
    }
    next = page.next;
  } while (next);
  return users;
};

/** How many applications of these users have each status, read consistently. */
const countOf = async (opportunityId: string, users: readonly string[]): Promise<Part> => {
  const counts = new Map<string, number>();
  for (let from = 0; from < users.length; from += PAGE)
    for (const { status } of await applicationsWith(opportunityId, users.slice(from, from + PAGE)))
      counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, counts.get(status) ?? 0]));
};

const readPart = async (opportunityId: string, shard: string): Promise<Part> => {
  const { pk, sk } = itemOf('applicant-counts', { opportunityId, shard });
  const item = (await getItem(partSchema, { pk, sk })) ?? {};
  return Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [
      status,
      typeof item[status] === 'number' ? item[status] : undefined,
    ]),
  );
};

/** Sets a part, if it still has the numbers that were read. False when an application moved meanwhile. */
const setPart = async (opportunityId: string, shard: string, before: Part, after: Part): Promise<boolean> => {
  const { entity, pk, sk } = itemOf('applicant-counts', { opportunityId, shard });
  const names = APPLICATION_STATUSES.map((_, i) => `#n${i}`);
  try {
    await updateItem({
      Key: { pk, sk },
      UpdateExpression: `SET entity = :entity, ${names.map((name, i) => `${name} = :a${i}`).join(', ')}`,
      ConditionExpression: APPLICATION_STATUSES.map((status, i) =>
        before[status] === undefined ? `attribute_not_exists(#n${i})` : `#n${i} = :b${i}`,
      ).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(
        APPLICATION_STATUSES.map((status, i) => [`#n${i}`, status]),
      ),
      ExpressionAttributeValues: {
        ':entity': entity,
        ...Object.fromEntries(APPLICATION_STATUSES.map((status, i) => [`:a${i}`, after[status] ?? 0])),
        ...Object.fromEntries(
          APPLICATION_STATUSES.flatMap((status, i) =>
            before[status] === undefined ? [] : [[`:b${i}`, before[status]]],
          ),
        ),
      },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

interface Wrong {
  readonly shard: string;
  readonly before: Part;
  readonly after: Part;
}

/**
 * Those of a posting’s parts that differ from their applications. First the parts are read, then the applications: what moves
 * in between changes its part, and it is not repaired by what was read.
 */
const wrongParts = async (opportunityId: string, shards: readonly string[]): Promise<readonly Wrong[]> => {
  const parts = await Promise.all(shards.map((shard) => readPart(opportunityId, shard)));
  const users = await usersByPart(opportunityId);
  const wrong: Wrong[] = [];
  for (const [index, shard] of shards.entries()) {
    const before = parts[index] ?? {};
    const after = await countOf(opportunityId, users.get(shard) ?? []);
    if (APPLICATION_STATUSES.some((status) => (before[status] ?? 0) !== after[status]))
      wrong.push({ shard, before, after });
  }
  return wrong;
};

const SHARDS = Array.from({ length: COUNT_SHARDS }, (_, shard) => String(shard).padStart(2, '0'));

/** Repairs the parts of a posting; returns how many were wrong. */
const repairParts = async (opportunityId: string): Promise<number> => {
  let repaired = 0;
  let shards = (await wrongParts(opportunityId, SHARDS)).map(({ shard }) => shard);
  while (shards.length > 0) {
    // What seemed wrong may be an application that the index did not have yet.
    await setTimeout(INDEX_LAG_MS);
    const wrong = await wrongParts(opportunityId, shards);
    const set = await Promise.all(
      wrong.map(({ shard, before, after }) => setPart(opportunityId, shard, before, after)),
    );
    repaired += set.filter(Boolean).length;
    shards = wrong.filter((_, index) => !set[index]).map(({ shard }) => shard);
  }
  return repaired;
};

const opportunitySchema = z.object({ id: z.string() });

/**
 * Counts the applications from before the numbers of a posting were in parts, and repairs parts that differ from their rows. It
 * can run beside requests, and again.
 */
export const backfillApplicantCounts = async (report: (line: string) => void): Promise<boolean> => {
  let repaired = 0;
  for await (const page of recordPages('opportunity', opportunitySchema))
    for (const { id } of page)
      if ((await changedSince({ opportunityId: id }, '', 1)).items.length > 0)
        repaired += await repairParts(id);
  report(`${repaired} parts of the numbers of applications counted again.`);
  return true;
};

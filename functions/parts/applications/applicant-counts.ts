import { createHash } from 'node:crypto';
import * as z from 'zod';
import { queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { recordFrom, replyCountersSchema } from '#functions/parts/applications/reply-counts.ts';
import type { ReplyRecord } from '#shared/core/reply-record.ts';
import type { ApplicantCounts } from '#shared/features/applicants/routes.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/features/applications/rules.ts';
import { type ApplicantScope, countsPart, scopePartition } from './applicant-scope.ts';

/**
 * The parts in which a posting's applications are counted. Users who apply at the same time meet on one item in 32, not on
 * one for all (decision 0210); all parts together are one read unit.
 */
export const COUNT_SHARDS = 32;
/** The same for all postings of a poster: so few that all of them are half a read unit (decision 0261). */
export const POSTER_COUNT_SHARDS = 16;

/** In which part a user’s applications count. */
export const shardOf = (userId: string, shards = COUNT_SHARDS): string => {
  const [byte = 0] = createHash('sha256').update(userId).digest();
  return String(byte % shards).padStart(2, '0');
};

const number = z.number().int().default(0);
export const shardSchema = z.object({
  new: number,
  reviewed: number,
  interview_scheduled: number,
  offered: number,
  hired: number,
  offer_declined: number,
  rejected: number,
  withdrawn: number,
});
export type Shard = z.infer<typeof shardSchema>;

/** A status that an application leaves or gets. A new application leaves none. */
export interface CountedMove {
  readonly opportunityId: string;
  readonly poster: string;
  readonly userId: string;
  readonly from: ApplicationStatus | undefined;
  readonly to: ApplicationStatus;
}

const countMovesOf = (scope: ApplicantScope, moves: readonly CountedMove[]): Write[] => {
  const parts = new Map<string, Map<ApplicationStatus, number>>();
  for (const { userId, from, to } of moves) {
    const shard = shardOf(userId, 'poster' in scope ? POSTER_COUNT_SHARDS : COUNT_SHARDS);
    const part = parts.get(shard) ?? new Map<ApplicationStatus, number>();
    if (from !== undefined) part.set(from, (part.get(from) ?? 0) - 1);
    part.set(to, (part.get(to) ?? 0) + 1);
    parts.set(shard, part);
  }
  return [...parts].flatMap(([shard, part]) => {
    const changes = [...part].filter(([, by]) => by !== 0);
    if (changes.length === 0) return [];
    const { entity, pk, sk } = countsPart(scope, shard);
    return [
      {
        Update: updateOf({ pk, sk }, { set: { entity }, add: Object.fromEntries(changes) }),
      },
    ];
  });
};

/**
 * The writes that move applications between the numbers by status of their postings and of their posters: one for each part
 * that changes. For a single move these are two.
 */
export const countMoves = (moves: readonly CountedMove[]): Write[] => [
  ...[...Map.groupBy(moves, ({ opportunityId }) => opportunityId)].flatMap(([opportunityId, of]) =>
    countMovesOf({ opportunityId }, of),
  ),
  ...[...Map.groupBy(moves, ({ poster }) => poster)].flatMap(([poster, of]) => countMovesOf({ poster }, of)),
];

/** The numbers of all parts. Those that are written one after the other never show less than none. */
export const sumOf = (shards: readonly Shard[]): ApplicantCounts => {
  const counts = Object.fromEntries(
    APPLICATION_STATUSES.map((status) => [
      status,
      Math.max(
        0,
        shards.reduce((sum, shard) => sum + shard[status], 0),
      ),
    ]),
  );
  const summed = shardSchema.parse(counts);
  const all = APPLICATION_STATUSES.filter((status) => status !== 'withdrawn').reduce(
    (sum, status) => sum + summed[status],
    0,
  );
  return { all, ...summed };
};

/** Beside the parts, in their partition: which packed list is the latest, and how replies were kept. */
const partSchema = z.union([
  z
    .object({ sk: z.literal('list'), key: z.string(), earlier: z.string().nullable(), upTo: z.string() })
    .transform(({ sk: _, ...list }) => ({ list })),
  z
    .looseObject({ sk: z.literal('replies') })
    .transform((item) => ({ replies: recordFrom(replyCountersSchema.parse(item)) })),
  shardSchema.transform((shard) => ({ shard })),
]);
/** The latest packed list of applicants: its object, the one before, and the moment up to which it is complete. */
export interface ListPointer {
  readonly key: string;
  readonly earlier: string | null;
  readonly upTo: string;
}

/**
 * The numbers of applications by status and the packed list of them, and of a posting its record of replies: one query, of one
 * read unit for a posting and half of one for a poster.
 */
export const readCounts = async (
  scope: ApplicantScope,
  ConsistentRead = false,
): Promise<{
  counts: ApplicantCounts;
  list: ListPointer | undefined;
  replies: ReplyRecord | undefined;
}> => {
  const { items } = await queryItems(partSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': scopePartition(scope) },
    Limit: COUNT_SHARDS + 2,
    ConsistentRead,
  });
  const shards: Shard[] = [];
  let list: ListPointer | undefined;
  let replies: ReplyRecord | undefined;
  for (const item of items)
    if ('list' in item) list = item.list;
    else if ('replies' in item) replies = item.replies;
    else shards.push(item.shard);
  return { counts: sumOf(shards), list, replies };
};

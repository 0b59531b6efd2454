import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, putItem } from '#functions/core/table.ts';
import { follows, type Link, START } from '#functions/parts/admin/audit/chain.ts';
import { entriesAfter, getHead } from '#functions/parts/admin/audit/repository.ts';
import { momentSchema } from '#shared/core/contract.ts';
import type { AuditEntry, AuditIntegrity } from '#shared/features/admin/audit.ts';

/** How far the chain has been verified. */
const checkpointKey: Key = keyOf('audit-checkpoint', {});
const checkpointSchema = z.object({ n: z.number().int(), hash: z.string(), checkedAt: momentSchema });

/** Entries that one look at the log verifies at most. */
const STEP = 100;

/** The first entry of several in order that is not the one that follows; undefined when all are. */
export const firstBroken = (after: Link, entries: readonly AuditEntry[]): number | undefined => {
  let previous = after;
  for (const entry of entries) {
    if (!follows(previous, entry)) return previous.n + 1;
    previous = entry;
  }
  return undefined;
};

/** The first broken entry on a page (the latest first, followed by the one before it, if there is one). */
const brokenOnPage = (entries: readonly AuditEntry[]): number | undefined => {
  const inOrder = entries.toReversed();
  const [first, ...rest] = inOrder;
  if (!first) return undefined;
  return first.n === 1 ? firstBroken(START, inOrder) : firstBroken(first, rest);
};

const save = async (link: Link, now: Date): Promise<void> =>
  putItem({
    Item: {
      ...itemOf('audit-checkpoint', {}),
      n: link.n,
      hash: link.hash,
      checkedAt: now.toISOString(),
    },
  });

/** The first entry that is missing before the head, or that comes after it; undefined when there is none. */
const brokenAtEnd = (last: Link, found: number, head: Link): number | undefined => {
  if (last.n > head.n && found === 0) return head.n + 1;
  return last.n < head.n && found < STEP ? last.n + 1 : undefined;
};

/**
 * Verifies a page, and what was written since the last look, a bounded number of entries. Says up to which entry the
 * chain is known to be intact.
 */
export const integrityWith = async (page: readonly AuditEntry[], now: Date): Promise<AuditIntegrity> => {
  // The checkpoint first: a head that was read before it could be older than what another look has verified since.
  const checkpoint = await getItem(checkpointSchema, checkpointKey);
  const head = await getHead();
  const from: Link = checkpoint ?? START;
  const further = from.n < head.n ? await entriesAfter(from.n, STEP) : [];
  const broken = firstBroken(from, further) ?? brokenAtEnd(further.at(-1) ?? from, further.length, head);
  const intact = further.filter(({ n }) => broken === undefined || n < broken);
  const reached: Link = intact.at(-1) ?? from;
  if (reached.n > from.n) await save(reached, now);
  const found = [brokenOnPage(page), broken].filter((n) => n !== undefined);
  return {
    entries: head.n,
    intactTo: found.length > 0 ? Math.min(reached.n, ...found.map((n) => n - 1)) : reached.n,
    checkedAt: reached.n > from.n || !checkpoint ? now.toISOString() : checkpoint.checkedAt,
    brokenEntry: found.length > 0 ? Math.min(...found) : null,
  };
};

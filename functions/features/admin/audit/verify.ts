import { type Link, START } from '#functions/parts/admin/audit/chain.ts';
import { entriesAfter, getHead } from '#functions/parts/admin/audit/repository.ts';
import { firstBroken } from './integrity.ts';

/** Entries in memory at a time. */
const PAGE = 500;

/** What a verification of the whole log found. */
export interface Verification {
  /** How many entries from the first on are intact. */
  readonly intactTo: number;
  /** The first that is not, or is missing. */
  readonly brokenEntry: number | undefined;
}

/** Verifies every entry of the audit log from the first to the latest, page by page. */
export const verifyLog = async (): Promise<Verification> => {
  let reached: Link = START;
  for (;;) {
    const page = await entriesAfter(reached.n, PAGE);
    const brokenEntry = firstBroken(reached, page);
    if (brokenEntry !== undefined) return { intactTo: brokenEntry - 1, brokenEntry };
    const last = page.at(-1);
    if (!last) break;
    reached = last;
  }
  // Read after the entries: one that was appended meanwhile is not missing.
  const head = await getHead();
  if (reached.n < head.n && (await entriesAfter(reached.n, 1)).length === 0)
    return { intactTo: reached.n, brokenEntry: reached.n + 1 };
  if (reached.n > head.n) return { intactTo: head.n, brokenEntry: head.n + 1 };
  if (reached.n === head.n && reached.hash !== head.hash)
    return { intactTo: reached.n - 1, brokenEntry: reached.n };
  return { intactTo: reached.n, brokenEntry: undefined };
};

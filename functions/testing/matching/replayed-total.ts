import type { Receipt } from '#shared/core/match-receipt.ts';
import { ARITHMETIC, type PartNumbers, totalOf } from '#shared/features/matching/arithmetic.ts';

type Total = (parts: PartNumbers) => number | null;

/**
 * Every arithmetic that ever computed the total of a receipt, by its number: receipts are stored with applications and
 * must be computable years later. A change of `totalOf` copies the old one into a file of its own, named by its
 * number, enters it here, and raises `ARITHMETIC`. The second differs from the first in what skills are worth, which is in
 * the scores already.
 */
const TOTALS: ReadonlyMap<number, Total> = new Map([
  [1, totalOf],
  [ARITHMETIC, totalOf],
]);

/**
 * The total of a stored receipt, computed again from its parts with the arithmetic of its version. Throws when there was
 * no such version.
 */
export const replayedTotal = ({ version, parts }: Pick<Receipt, 'version' | 'parts'>): number | null => {
  const total = TOTALS.get(Number.parseInt(version, 10));
  if (!total) throw new Error(`No arithmetic of a match has the version ${version}.`);
  return total(parts);
};

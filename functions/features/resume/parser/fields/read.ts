import type { Spot } from '../layout/lines.ts';

/** A value that was read: where it is, how sure it is (0 to 1), and what it says where that differs from the page (dates). */
export type Read = { spot: Spot; sure: number; value?: string };
export type MaybeRead = Read | null;

export const read = (spot: Spot | undefined, sure: number, value?: string): MaybeRead =>
  spot && spot.text !== '' ? { spot, sure, ...(value === undefined ? {} : { value }) } : null;

/** A date, at the words it was read from. */
export const readDate = (spot: Spot | undefined, value: string | null, sure = 0.95): MaybeRead =>
  spot && value !== null ? { spot, sure, value } : null;

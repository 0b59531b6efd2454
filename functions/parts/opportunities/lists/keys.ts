import { keyOf } from '#functions/core/keys.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';

/**
 * A list: the open opportunities that have something in common, as one partition of the table. An item's sort key
 * is `<newest first>#<id>`.
 */
export interface List {
  readonly pk: string;
}

/** All open opportunities of a type, or of every type, the newest first. */
export const listOf = (type?: OpportunityType): List => ({
  // The empty parts were a place and a skill (0174).
  pk: keyOf('posting', { list: `${type ?? ''}##`, position: '' }).pk,
});

const TIME_DIGITS = 16;

/** A moment as digits that sort the newest first. */
const newestFirst = (moment: string): string =>
  String(10 ** (TIME_DIGITS - 1) - Date.parse(moment)).padStart(TIME_DIGITS, '0');

/** A sort key: when it was posted, and its id. */
export const placeOf = (postedAt: string, id: string): string => `${newestFirst(postedAt)}#${id}`;

/** What `placeOf` was made of. */
export const readPlace = (sk: string): { postedAt: string; id: string } => {
  const found = /^(\d{16})#([^#]+)$/su.exec(sk);
  if (!found) throw new Error('An entry of a list has a malformed sort key.');
  const [, time = '', id = ''] = found;
  return { postedAt: new Date(10 ** (TIME_DIGITS - 1) - Number(time)).toISOString(), id };
};

import * as z from 'zod';
import { canonicalTimeZone, namedTimeZone, TIME_ZONE_NAME } from './time-zone-names.ts';

/*
 * The time zone of a user: in which day and hour a mail, a quiet hour or a meeting is theirs. It is stored with the account,
 * so every handler and every consumer of the stream that has the account knows it (`timeZoneOf` in functions/core/account.ts).
 */

/** Where it counts as long as no browser has said another one. */
export const TIME_ZONE_AT_FIRST = 'UTC';

/** Whether this is a time zone of the IANA database, by any of its names. */
export const isTimeZone = (name: string): boolean => canonicalTimeZone(name) !== undefined;

/** `Europe/Berlin`, as the user's browser or the user has named it; by its canonical name from then on. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(TIME_ZONE_NAME, 'Choose a time zone')
  .refine(isTimeZone, 'Choose a time zone')
  .overwrite(namedTimeZone);

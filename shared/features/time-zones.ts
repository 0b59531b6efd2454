import * as z from 'zod';

/*
 * The time zone of a user: in which day and hour a mail, a quiet hour or a meeting is theirs. It is stored with the account,
 * so every handler and every consumer of the stream that has the account knows it (`timeZoneOf` in functions/core/account.ts).
 */

/** Where it counts as long as no browser has said another one. */
export const TIME_ZONE_AT_FIRST = 'UTC';

/** Names of the IANA database. Offsets such as `+01:00`, which `Intl` takes too, know no daylight-saving time. */
const NAME = /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+){0,2}$/;

/** Names that were found to be time zones: `Intl` takes longer for one than most requests for all of their fields. */
const known = new Set<string>();
/** More than the database has; capital letters may be written in any way. */
const MAX_KNOWN = 1_000;

/** Whether this is a time zone of the IANA database, by its own name or an older one. */
export const isTimeZone = (name: string): boolean => {
  if (known.has(name)) return true;
  if (!NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    if (known.size < MAX_KNOWN) known.add(name);
    return true;
  } catch {
    return false;
  }
};

/** `Europe/Berlin`, as the user's browser or the user has named it. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .regex(NAME, 'Choose a time zone')
  .refine(isTimeZone, 'Choose a time zone');

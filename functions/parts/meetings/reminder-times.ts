import { remindersOf } from '#shared/features/meetings/slots.ts';

/** The moments at which the parties of a meeting are to be reminded, of those that are still to come. */
export const remindersFrom = (start: string, timeZone: string, now: Date): string[] =>
  remindersOf(Date.parse(start), timeZone)
    .filter((at) => at > now.getTime())
    .map((at) => new Date(at).toISOString());

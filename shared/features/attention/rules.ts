import { MORNING } from '../searches/rules.ts';

// Plain data and functions without schemas: the browser loads them with the settings.

/** Mails about messages and meetings to one user in a day, unless they chose another number. */
export const MAILS_A_DAY = 5;
/** The most that a user can choose. */
export const MAILS_A_DAY_MAX = 20;
/** The most mails that wait for one digest of a user; further ones are left out. */
export const WAITING_AT_MOST = 30;
/** Quiet hours of a day, at most: the rest must have room for the digest. */
export const QUIET_HOURS_MAX = 20;

/** Whole hours of the user's day, from 0 to 23. They may go over midnight: from 22 to 7. */
export interface QuietHours {
  readonly from: number;
  /** The first hour that is not quiet any more. */
  readonly to: number;
}

/** What is offered to who switches quiet hours on. */
export const QUIET_HOURS_AT_FIRST: QuietHours = { from: 22, to: 7 };

/** How many hours of the day are quiet; 0 when both hours are the same. */
export const quietLength = ({ from, to }: QuietHours): number => (to - from + 24) % 24;

/** Whether quiet hours can be chosen: some, and not nearly all of the day. */
export const areQuietHours = (hours: QuietHours): boolean =>
  quietLength(hours) > 0 && quietLength(hours) <= QUIET_HOURS_MAX;

/** Whether an hour of the user's day is quiet. */
export const isQuietHour = (hour: number, quiet: QuietHours | null | undefined): boolean =>
  quiet != null && (hour - quiet.from + 24) % 24 < quietLength(quiet);

/** The hours of the user's day in which the digest goes out: from, and before. None of them is quiet. */
export const digestHours = (quiet: QuietHours | null | undefined): { from: number; before: number } => {
  const from = quiet != null && isQuietHour(MORNING.from, quiet) ? quiet.to : MORNING.from;
  const nextQuiet = quiet != null && quiet.from > from ? quiet.from : 24;
  return { from, before: Math.min(from + MORNING.before - MORNING.from, nextQuiet, 24) };
};

/** The hour of a moment in a time zone. A zone that this runtime does not know counts as UTC. */
export const hourIn = (at: Date, timeZone: string): number => {
  try {
    const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone });
    return Number(format.formatToParts(at).find(({ type }) => type === 'hour')?.value);
  } catch {
    return at.getUTCHours();
  }
};

import { HOUR_MS } from '../../core/durations.ts';
import type { MeetingNews } from './rules.ts';

/** A change of a meeting that begins within this many hours passes quiet hours and budget: the digest could be too late. */
const URGENT_HOURS = 24;

/** What a mail about a meeting is about. */
interface MeetingMail {
  readonly news: MeetingNews;
  /** When the meeting begins; undefined while no time is agreed. */
  readonly start: string | undefined;
  /** The user who gets it did it. */
  readonly own: boolean;
}

/**
 * Whether a mail passes quiet hours and the number of mails a day: what the user just did, a cancellation, the reminder of
 * the last hour, and a change of what may begin before the next digest (decision 0193).
 */
export const isUrgent = ({ news, start, own }: MeetingMail, at: Date): boolean => {
  if (own || news === 'cancelled' || news === 'soon') return true;
  if (news === 'tomorrow' || start === undefined) return false;
  return Date.parse(start) - at.getTime() < URGENT_HOURS * HOUR_MS;
};

import { isolated } from '#shared/core/isolation.ts';
import { type MentorshipSide, RENEWAL_MS } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { dayIn, momentIn } from '../calendar/time.ts';

type Parties = Pick<Mentorship, 'side' | 'mentor' | 'mentee'>;

/** The other side, for the user who sees the mentorship. */
export const otherOf = ({ side, mentor, mentee }: Parties): { readonly id: string; readonly name: string } =>
  side === 'mentee' ? mentor : mentee;

/** The first word of a name, as the other side is called in a sentence. */
export const calledBy = (name: string): string => isolated(name.split(' ')[0] ?? name);

/** How the other side is called in a sentence. */
export const otherCalled = (mentorship: Parties): string => calledBy(otherOf(mentorship).name);

/** What a side calls itself and the other: `You`, or the other's name. */
export const sideInWords = (by: MentorshipSide, mentorship: Parties): string =>
  by === mentorship.side ? 'You' : otherCalled(mentorship);

/** `8 weeks, until Thu 21 Jan`; before the term has begun, `8 weeks`. */
export const termInWords = ({ asked, endsAt }: Pick<Mentorship, 'asked' | 'endsAt'>, zone: string): string =>
  endsAt === undefined ? `${asked.weeks} weeks` : `${asked.weeks} weeks, until ${dayIn(endsAt, zone)}`;

/** By when a request is answered, for who reads it: `Answer by Thu 3 Dec, 14:00`. */
export const answerByInWords = (mentorship: Parties & Pick<Mentorship, 'answerBy'>, zone: string): string =>
  mentorship.side === 'mentor'
    ? `Answer by ${momentIn(mentorship.answerBy, zone)}`
    : `${otherCalled(mentorship)} answers by ${momentIn(mentorship.answerBy, zone)}`;

/** Whether another term can be agreed at a moment (milliseconds since 1970). */
export const canRenew = ({ status, endsAt }: Pick<Mentorship, 'status' | 'endsAt'>, now: number): boolean =>
  status === 'active' &&
  endsAt !== undefined &&
  now < Date.parse(endsAt) &&
  Date.parse(endsAt) - RENEWAL_MS <= now;

import { canChange, isOver, type MeetingTime } from './rules.ts';

// Plain data and functions without schemas: the browser loads them with the screen of the applicants.

/** Of how many applicants one request asks for the interviews. */
export const MAX_INTERVIEW_APPLICANTS = 50;

/** The part of an interview that says how far it is. */
export interface InterviewState extends MeetingTime {
  readonly proposed: readonly string[];
  readonly anySlot?: true | undefined;
  readonly asked?: string | undefined;
  readonly hasLink: boolean;
}

/**
 * What is missing of an interview:
 * - `times`: nothing is proposed, or all proposed times have passed.
 * - `answer`: the applicant has not picked a time yet.
 * - `other-times`: the applicant asks for other times.
 * - `link`: no one said where it takes place.
 * - `outcome`: it is over, and no one said what became of it.
 */
export type Missing = 'times' | 'answer' | 'other-times' | 'link' | 'outcome';

/** What is missing of an applicant's latest interview, if they are invited to one; undefined when nothing is. */
export const missingOf = (interview: InterviewState | undefined, now: number): Missing | undefined => {
  if (!interview || interview.status === 'cancelled') return 'times';
  const { status, proposed, anySlot, asked, hasLink } = interview;
  if (status === 'proposed') {
    if (asked !== undefined) return 'other-times';
    return anySlot || proposed.some((start) => Date.parse(start) > now) ? 'answer' : 'times';
  }
  if (status !== 'confirmed') return undefined;
  if (isOver(interview, now)) return 'outcome';
  return hasLink ? undefined : 'link';
};

/** The interview that a list shows of an applicant: one that is still to come, or else the latest. Given the latest first. */
export const currentInterview = <I extends InterviewState>(
  interviews: readonly I[],
  now: number,
): I | undefined => {
  const going = interviews.filter(
    (one) => canChange(one, now) || (one.status === 'confirmed' && !isOver(one, now)),
  );
  return going[0] ?? interviews.find(({ status }) => status !== 'cancelled') ?? interviews[0];
};

/** Whether a user who took part in an interview has yet to say what they saw: from its beginning on. */
export const isScorecardMissing = (
  {
    takesPart,
    rated,
    status,
    start,
  }: Pick<InterviewState, 'status' | 'start'> & { readonly takesPart: boolean; readonly rated: boolean },
  now: number,
): boolean =>
  takesPart &&
  !rated &&
  (status === 'confirmed' || status === 'held') &&
  start !== undefined &&
  Date.parse(start) <= now;

/** Where the scorecards are on the page of an applicant. */
export const SCORECARD_PLACE = 'scorecard';

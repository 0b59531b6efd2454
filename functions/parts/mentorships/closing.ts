import type { Steps } from '#functions/core/transaction.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import { ASK_AGAIN_MS, type MentorshipStatus, termEnd } from '#shared/features/mentorships/rules.ts';
import { countWrite } from './figures.ts';
import { pairEnds } from './pairs.ts';
import type { MentorshipRecord } from './repository.ts';

/** From when on a student may ask a mentor again who declined or did not answer; undefined for at once. */
export const askAgainAfter = (to: MentorshipStatus, at: Date): string | undefined =>
  to === 'declined' || to === 'lapsed' ? new Date(at.getTime() + ASK_AGAIN_MS).toISOString() : undefined;

/** Whether a mentorship went to the end of the term that was asked for. */
const isCompleted = ({ startedAt, asked }: MentorshipRecord, at: Date): boolean =>
  startedAt !== undefined && termEnd(startedAt, asked.weeks) <= at.toISOString();

/**
 * What the end of a request or of a mentorship changes, besides the mentorship itself and the mentor's place: the counts of
 * both users, and whether the student may ask again.
 */
export const closingSteps = (mentorship: MentorshipRecord, to: MentorshipStatus, at: Date) => {
  const { mentor, mentee, status } = mentorship;
  const wasActive = status === 'active';
  return {
    mentorCounts: countWrite(mentor.id, {
      overAsMentor: 1,
      ...(wasActive && { ended: 1, completed: Number(isCompleted(mentorship, at)) }),
    }),
    menteeCounts: countWrite(mentee.id, { overAsMentee: 1, ...(!wasActive && { requestsOpen: -1 }) }),
    pair: pairEnds(mentorship, askAgainAfter(to, at)),
    home: wasActive ? incrementCounters(mentor.id, { mentees: -1 }) : undefined,
  } satisfies Steps;
};

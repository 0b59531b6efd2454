import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { mentorsAsked } from '#functions/parts/mentorships/pairs.ts';
import {
  changeWrite,
  getMentorship,
  type MentorshipRecord,
} from '#functions/parts/mentorships/repository.ts';
import { isMinorOn } from '#functions/parts/profile/minors.ts';
import type { MentorSummary } from '#shared/features/mentors/schema.ts';
import type { mentorships } from '#shared/features/mentorships/routes.ts';
import { type Caller, notPossible, only } from './change.ts';
import { bestMentors } from './others.ts';
import { storeRequest } from './request.ts';
import { shownMentorship } from './view.ts';

/** 409 for a request that still waits, was accepted, or was offered onward before. */
const checkForwardable = ({ status, forwardedTo }: MentorshipRecord): void => {
  if (status !== 'lapsed' && status !== 'declined')
    throw notPossible('A request can be offered onward once it was declined or not answered in time.');
  if (forwardedTo !== undefined) throw notPossible('This request was offered onward already.');
};

/** The mentors who fit best of those who never got a request of this student, the best first. */
const nextMentors = async ({ record, account, now }: Caller, count: number): Promise<MentorSummary[]> => {
  const [asked, minor] = await Promise.all([mentorsAsked(account.id), isMinorOn(account.id, now)]);
  const except = new Set([...asked, account.id]);
  return bestMentors({ account, minor, goals: record.asked.goals, except, now }, count);
};

/** Mentors to whom a request is offered, one after the other, when the last place of the one before is taken meanwhile. */
const CANDIDATES = 5;

/** Whether another mentor may still be asked in place of this one. */
const isTaken = (error: unknown): boolean =>
  (error instanceof AppError &&
    ['no_capacity', 'not_found', 'asked_recently', 'conflict'].includes(error.code)) ||
  error instanceof TransactionFailed;

const nobodyElse = () =>
  new AppError('no_capacity', {
    message: 'No other mentor has a free place at the moment. Try again in a few days.',
    details: { otherMentors: [] },
  });

/** Offers a request onward, with its text, to the next best mentor who never got one of this student. */
export const forward: Handler<typeof mentorships.forward, MentorshipRecord> = async (call) => {
  const { record, account, now } = call;
  only('mentee', call);
  checkForwardable(record);
  // The times were those of the mentor before.
  const asked = { ...record.asked, times: [] };
  for (const { id } of await nextMentors(call, CANDIDATES)) {
    const latest = (await getMentorship(record.id)) ?? record;
    checkForwardable(latest);
    try {
      const mentorship = await storeRequest(
        { account, mentorId: id, asked, from: latest, now },
        ({ id: forwardedTo }) => ({
          before: changeWrite(latest, { forwardedTo, updatedAt: latest.updatedAt }, now),
        }),
      );
      return shownMentorship(mentorship, account.id, new Map(), now);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  throw nobodyElse();
};

/** The mentor to whom a request would be offered onward; nobody once it was. */
export const nextBest: Handler<typeof mentorships.nextBest, MentorshipRecord> = async (call) => {
  only('mentee', call);
  const { status, forwardedTo } = call.record;
  if ((status !== 'lapsed' && status !== 'declined') || forwardedTo !== undefined) return { mentor: null };
  return { mentor: (await nextMentors(call, 1))[0] ?? null };
};

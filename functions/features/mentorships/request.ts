import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { getMentor, type StoredMentor, takePlace } from '#functions/parts/mentors/repository.ts';
import { getFigures, requestWrite } from '#functions/parts/mentorships/figures.ts';
import { getPair, pairBegins } from '#functions/parts/mentorships/pairs.ts';
import { type MentorshipRecord, newMentorship } from '#functions/parts/mentorships/repository.ts';
import { backgroundOf } from '#functions/parts/profile/background.ts';
import { fullName } from '#shared/core/names.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { type Unlisted, unlistedReason } from '#shared/features/mentors/rules.ts';
import { ANSWER_MS, isMinor, MAX_OPEN_REQUESTS } from '#shared/features/mentorships/rules.ts';
import type { Viewer } from '#shared/features/profile/rules.ts';
import { bestMentors } from './others.ts';

/** How many others an answer names when a mentor has no place or time. */
const OTHERS = 3;

/** A student as a mentor sees them, and whether they are under 18. */
export const menteeOf = async (account: Account, viewer: Viewer, now: Date) => {
  const { university, field, year, dateOfBirth } = await backgroundOf(account, viewer);
  return {
    mentee: { id: account.id, name: fullName(account), university, major: field, year },
    minor: isMinor(dateOfBirth, dayOf(now)),
  };
};

/** A request to a mentor before it is stored. */
export interface Request {
  readonly account: Account;
  readonly mentorId: string;
  readonly asked: MentorshipRecord['asked'];
  /** The request that is offered onward. */
  readonly from?: MentorshipRecord;
  readonly now: Date;
}

const WHY: Readonly<Record<Exclude<Unlisted, 'approval' | 'conduct'>, string>> = {
  full: 'This mentor’s last place was just taken.',
  paused: 'This mentor takes no new requests at the moment.',
  no_time: 'This mentor has no free time at the moment.',
};

const closed = async ({ account, mentorId, asked, now }: Request, minor: boolean, why: keyof typeof WHY) => {
  const seeking = { account, minor, goals: asked.goals, except: new Set([mentorId, account.id]), now };
  const others = await bestMentors(seeking, OTHERS);
  return new AppError('no_capacity', {
    message: WHY[why],
    details: { otherMentors: others.map(({ id }) => id) },
  });
};

export const noMentor = () =>
  new AppError('not_found', { message: 'This mentor doesn’t exist, or takes no requests any more.' });

/** A mentor who can be asked now. 404 for one who is none, 409 for one without a place or time, 403 for a minor's not approved. */
const askable = async (request: Request, minor: boolean): Promise<StoredMentor> => {
  const mentor = await getMentor(request.mentorId);
  const why = mentor && unlistedReason(mentor, request.now.getTime());
  if (!mentor || why === 'approval' || why === 'conduct') throw noMentor();
  if (minor && !mentor.approvedForMinors)
    throw new AppError('forbidden', {
      message:
        'You are under 18, and this mentor isn’t approved for students under 18. The directory shows those who are.',
    });
  if (why) throw await closed(request, minor, why);
  return mentor;
};

const tooManyOpen = () =>
  new AppError('too_many_open', {
    message: `${MAX_OPEN_REQUESTS} of your requests wait for an answer, which is the most. Withdraw one to ask another mentor.`,
  });

/** Throws when the student asks this mentor already, or may not ask again yet. */
const checkPair = async ({ account, mentorId, now }: Request): Promise<void> => {
  const pair = await getPair(account.id, mentorId);
  if (pair?.going)
    throw new AppError('conflict', {
      message: 'You already have a request or a mentorship with this mentor.',
    });
  if (pair?.askAgainFrom !== undefined && pair.askAgainFrom > now.toISOString())
    throw new AppError('asked_recently', {
      message: `You asked this mentor not long ago. You can ask again from ${pair.askAgainFrom.slice(0, 10)}.`,
      details: { askAgainFrom: pair.askAgainFrom },
    });
};

/** Throws unless the student may ask the mentor, by what is stored now. */
const checkRequest = async (request: Request, minor: boolean): Promise<StoredMentor> => {
  await checkPair(request);
  const mentor = await askable(request, minor);
  if ((await getFigures(request.account.id)).requestsOpen >= MAX_OPEN_REQUESTS) throw tooManyOpen();
  return mentor;
};

const mentorshipFor = (
  { asked, from, now }: Request,
  mentor: StoredMentor,
  { mentee, minor }: Awaited<ReturnType<typeof menteeOf>>,
): MentorshipRecord => {
  const at = now.toISOString();
  return {
    id: newId(),
    mentor: { id: mentor.userId, name: fullName(mentor.person) },
    mentee,
    status: 'requested',
    asked,
    minor,
    createdAt: at,
    updatedAt: at,
    answerBy: new Date(now.getTime() + ANSWER_MS).toISOString(),
    renewedBy: [],
    forwardedFrom: from?.id,
    goals: [],
    goalsVersion: 0,
    progress: [],
    sessionsHeld: 0,
    history: [{ status: 'requested', at, by: 'mentee', user: mentee.id }],
    version: 1,
    told: [],
  };
};

/** Another request came first, or the table was busy: what is stored now decides. */
const isRaced = (error: unknown): boolean =>
  isRefused<Steps>(error) || (error instanceof AppError && error.code === 'unavailable');

/** How often a request is decided again, each after the table's own attempts. */
const ROUNDS = 2;

/**
 * Stores a request, which holds one of the mentor's places, in one transaction with what `also` adds. What cannot be is read
 * before: of many who want the last place, one gets it and the others learn that it is taken, and not that the table is busy.
 */
export const storeRequest = async (
  request: Request,
  also: (mentorship: MentorshipRecord) => Steps = () => ({}),
): Promise<MentorshipRecord> => {
  const { account, from, now } = request;
  const student = await menteeOf(account, 'everyone', now);
  let rounds = 0;
  return retrying(
    async () => {
      rounds += 1;
      const mentor = await checkRequest(request, student.minor);
      const mentorship = mentorshipFor(request, mentor, student);
      await transact(
        {
          request: newMentorship(mentorship),
          place: takePlace(mentor.userId),
          pair: pairBegins(mentorship, now, from ? 'never' : 'again'),
          open: requestWrite(account.id),
        },
        also(mentorship),
      );
      return mentorship;
    },
    (error) => isRaced(error) && rounds < ROUNDS,
  );
};

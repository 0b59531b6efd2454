import { type Account, getAccount } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { incrementCounters } from '#functions/parts/dashboard/repository.ts';
import { takePlace } from '#functions/parts/mentors/repository.ts';
import { dueKey, duesOf } from '#functions/parts/mentorships/due.ts';
import { requestWrite } from '#functions/parts/mentorships/figures.ts';
import { pairBegins } from '#functions/parts/mentorships/pairs.ts';
import { type MentorshipRecord, newMentorship } from '#functions/parts/mentorships/repository.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { DAY_MS, HOUR_MS, WEEK_MS } from '#shared/core/durations.ts';
import { fullName } from '#shared/core/names.ts';
import { ANSWER_MS, progressOf, termEnd } from '#shared/features/mentorships/rules.ts';
import type { Goal } from '#shared/features/mentorships/schema.ts';
import { storeDemoSessions } from './mentoring-sessions.ts';
import { DEMO_GOALS, DEMO_REQUEST, GOALS, REQUESTS, type SeedGoal } from './mentoring-texts.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';

const ago = (anchor: Date, ms: number): string => new Date(anchor.getTime() - ms).toISOString();

/** Goals of which so many steps are done, counted over all of them. */
const goalsWith = (goals: readonly SeedGoal[], done: number): Goal[] => {
  let left = done;
  return goals.map(({ title, area, steps }) => ({
    id: idFor('goal', title),
    title,
    area,
    steps: steps.map((step) => {
      left -= 1;
      return { title: step, due: '', done: left >= 0 };
    }),
  }));
};

interface Course {
  readonly goals: readonly SeedGoal[];
  /** Steps that are done. */
  readonly done: number;
  /** How many weeks ago it began. */
  readonly weeks: number;
  /** How many days ago the latest step was done, the day after the two had met or written. */
  readonly daysAgo: number;
}

/** The progress of a mentorship from its first week on, a step or two at a time. */
const progressOver = ({ goals, done, weeks, daysAgo }: Course, anchor: Date) => {
  const span = (weeks - 1) * WEEK_MS - (daysAgo - 1) * DAY_MS;
  return Array.from({ length: done + 1 }, (_, steps) => ({
    at: ago(anchor, (span * (done - steps)) / Math.max(1, done) + daysAgo * DAY_MS),
    ...progressOf(goalsWith(goals, steps)),
  }));
};

interface Pair {
  readonly mentor: Account;
  readonly mentee: Person;
  readonly menteeId: string;
}

const partiesOf = ({ mentor, mentee, menteeId }: Pair) => {
  const { university, program, graduationYear } = mentee.profile.profileData;
  return {
    mentor: { id: mentor.id, name: fullName(mentor) },
    mentee: {
      id: menteeId,
      name: fullName(mentee.account),
      university,
      major: mentee.sections?.education?.[0]?.area ?? program,
      year: graduationYear,
    },
  };
};

const requestFor = (
  pair: Pair,
  { goals, note }: { readonly goals: readonly string[]; readonly note: string },
  at: string,
): MentorshipRecord => ({
  id: idFor('mentorship', `${pair.mentor.email} ${pair.mentee.account.email}`),
  ...partiesOf(pair),
  status: 'requested',
  asked: { goals: [...goals], note, weeks: 12, times: [] },
  minor: false,
  createdAt: at,
  updatedAt: at,
  answerBy: new Date(Date.parse(at) + ANSWER_MS).toISOString(),
  renewedBy: [],
  goals: [],
  goalsVersion: 0,
  progress: [],
  sessionsHeld: 0,
  history: [{ status: 'requested', at, by: 'mentee', user: pair.menteeId }],
  version: 1,
  told: [],
});

/** A mentorship that began some weeks ago, with what both agreed since. */
const activeFor = (pair: Pair, course: Course, anchor: Date): MentorshipRecord => {
  const { goals, done, weeks, daysAgo } = course;
  const startedAt = ago(anchor, weeks * WEEK_MS);
  const titles = goals.map(({ title }) => title);
  const request = requestFor(pair, { goals: titles, note: '' }, ago(anchor, weeks * WEEK_MS + 20 * HOUR_MS));
  const mentorship: MentorshipRecord = {
    ...request,
    status: 'active',
    startedAt,
    endsAt: termEnd(startedAt, request.asked.weeks),
    updatedAt: ago(anchor, daysAgo * DAY_MS),
    goals: goalsWith(goals, done),
    goalsVersion: done,
    progress: progressOver(course, anchor),
    lastContactAt: ago(anchor, (daysAgo + 1) * DAY_MS),
    history: [...request.history, { status: 'active', at: startedAt, by: 'mentor', user: pair.mentor.id }],
    version: 2,
  };
  // What was due before the first seeding was said then.
  const told = duesOf(mentorship)
    .filter(({ at }) => at <= anchor.toISOString())
    .map(dueKey);
  return { ...mentorship, told };
};

/** Stores a mentorship with the place that it holds; false when it is there already, or the mentor has no place. */
const store = async (mentorship: MentorshipRecord, anchor: Date): Promise<boolean> => {
  const { mentor, mentee, status } = mentorship;
  try {
    await transact({
      mentorship: newMentorship(mentorship),
      place: takePlace(mentor.id),
      pair: pairBegins(mentorship, anchor, 'never'),
      open: status === 'requested' ? requestWrite(mentee.id) : undefined,
      home: status === 'active' ? incrementCounters(mentor.id, { mentees: 1 }) : undefined,
    });
    return true;
  } catch (error) {
    if (error instanceof TransactionFailed) return false;
    throw error;
  }
};

/** How many weeks ago the mentorships of the demo mentor began, the demo student's first. */
const WEEKS = [5, 8, 6, 4, 3, 2] as const;
/** The one of these in which nobody has met or written for a while, so that there is something to say about it. */
const QUIET = { index: 3, daysAgo: 15 } as const;

/** The students of the seed who have mentors, the demo student first. */
const studentsOf = (people: readonly Person[]): Person[] => {
  const students = people.filter(({ account }) => account.role === 'student' && account.approved);
  const demo = students.filter(({ account }) => account.email === demoEmail('student'));
  return [...demo, ...students.filter(({ password }) => password === undefined)];
};

/** The first of the other mentors of the seed who has a place. */
const otherMentor = async (people: readonly Person[]): Promise<Account | undefined> => {
  for (const { account, password } of people) {
    if (account.role !== 'mentor' || !account.approved || password !== undefined) continue;
    const id = await userIdOf(account.email);
    const found = id === undefined ? undefined : await getAccount(id);
    if (found) return found;
  }
  return undefined;
};

/**
 * Six mentees of the demo mentor, the demo student among them, with goals, progress and sessions; two requests that wait for the
 * demo mentor, and one of the demo student. Returns how many are new.
 */
export const storeMentorships = async (people: readonly Person[], anchor: Date): Promise<number> => {
  const mentorId = await userIdOf(demoEmail('mentor'));
  const mentor = mentorId === undefined ? undefined : await getAccount(mentorId);
  if (!mentor) return 0;
  let stored = 0;
  const add = async (mentorship: MentorshipRecord) => {
    if (await store(mentorship, anchor)) stored += 1;
  };
  const students = studentsOf(people).slice(0, WEEKS.length + REQUESTS.length);
  for (const [index, mentee] of students.entries()) {
    const menteeId = await userIdOf(mentee.account.email);
    if (menteeId === undefined) continue;
    const pair = { mentor, mentee, menteeId };
    const weeks = WEEKS[index];
    const request = REQUESTS[index - WEEKS.length];
    if (weeks !== undefined) {
      const goals = index === 0 ? DEMO_GOALS : GOALS.slice(index - 1, index + 1);
      const daysAgo = index === QUIET.index ? QUIET.daysAgo : 1;
      const mentorship = activeFor(pair, { goals, weeks, done: Math.min(weeks, 4), daysAgo }, anchor);
      await add(mentorship);
      await storeDemoSessions(mentorship, index, anchor);
    } else if (request) await add(requestFor(pair, request, ago(anchor, (index - 4) * 5 * HOUR_MS)));
  }
  const [student] = students;
  const [menteeId, other] = [student && (await userIdOf(student.account.email)), await otherMentor(people)];
  if (student && menteeId !== undefined && other)
    await add(
      requestFor({ mentor: other, mentee: student, menteeId }, DEMO_REQUEST, ago(anchor, 9 * HOUR_MS)),
    );
  return stored;
};

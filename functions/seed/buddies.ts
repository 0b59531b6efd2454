import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import { metWrites, type Seat, seatWrite } from '#functions/features/buddies/repository.ts';
import { candidateOf } from '#functions/features/buddies/seek.ts';
import { pairItem } from '#functions/parts/buddies/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import {
  BUDDY_TERM_MS,
  type BuddySide,
  bestFirst,
  commonOf,
  OFFER_MS,
} from '#shared/features/buddies/rules.ts';
import type { StoredPair } from '#shared/features/buddies/schema.ts';
import { accountsOf } from './asks.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

/** How many people are looked at for one who fits. */
const LOOKED_AT = 30;
/** How long ago the demo student and their senior were offered to each other. */
const PAIRED_DAYS_AGO = 19;
const WAITING_DAYS = 3;

/** Where a user would be who began to wait some days ago. */
const seatOf = async (account: Account, side: BuddySide, daysAgo: number, now: Date): Promise<Seat> => {
  const { dateOfBirth: _, ...candidate } = await candidateOf(account, now);
  return {
    ...candidate,
    userId: account.id,
    role: account.role === 'alumni' ? 'alumni' : 'student',
    status: 'waiting',
    side,
    topics: ['Internships'],
    approvedForMinors: false,
    since: new Date(now.getTime() - daysAgo * DAY_MS).toISOString(),
    tryAt: new Date(now.getTime() + DAY_MS).toISOString(),
    version: 1,
  };
};

const partyOf = ({ userId, name, role }: Seat) => ({ id: userId, name, role });

const pairOf = (student: Seat, senior: Seat): StoredPair => {
  const offeredAt = Date.parse(student.since);
  const at = (days: number) => new Date(offeredAt + days * DAY_MS).toISOString();
  const [first, second] = [
    { status: 'offered', at: at(1), by: 'senior', user: senior.userId },
    { status: 'paired', at: at(2), by: 'student', user: student.userId },
  ] as const;
  const common = commonOf(student, senior);
  return {
    id: idFor('buddies', student.userId),
    student: partyOf(student),
    senior: partyOf(senior),
    status: 'paired',
    common: { ...common, topics: [...common.topics] },
    minor: false,
    accepted: ['senior', 'student'],
    createdAt: at(0),
    updatedAt: second.at,
    answerBy: new Date(offeredAt + OFFER_MS).toISOString(),
    startedAt: second.at,
    endsAt: new Date(Date.parse(second.at) + BUDDY_TERM_MS).toISOString(),
    history: [{ status: 'offered', at: at(0), by: 'schedule' }, first, second],
    version: 3,
  };
};

/** Stores what is not there. */
const storeOnce = async (steps: Steps): Promise<boolean> => {
  try {
    await transact(steps);
    return true;
  } catch (error) {
    if (error instanceof TransactionFailed) return false;
    throw error;
  }
};

/** The demo student with a senior, and a student who waits and fits the demo alumnus. Stored once. */
export const storeBuddies = async (people: readonly Person[], now: Date): Promise<number> => {
  const [students, alumni] = await Promise.all([
    accountsOf('student', people, LOOKED_AT),
    accountsOf('alumni', people, LOOKED_AT),
  ]);
  if (!students.demo || !alumni.demo) return 0;
  const seats = (accounts: readonly Account[], side: BuddySide, days: number) =>
    Promise.all(accounts.map((account) => seatOf(account, side, days, now)));
  const student = await seatOf(students.demo, 'student', PAIRED_DAYS_AGO, now);
  const [senior] = bestFirst(student, await seats(alumni.others, 'senior', PAIRED_DAYS_AGO));
  const alumnus = await seatOf(alumni.demo, 'senior', WAITING_DAYS, now);
  const [waiting] = bestFirst(alumnus, await seats(students.others, 'student', WAITING_DAYS));
  let stored = 0;
  if (senior) {
    const pair = pairOf(student, senior);
    const paired = { status: 'paired', pairId: pair.id } as const;
    const steps = {
      pair: { Put: { Item: pairItem(pair), ConditionExpression: 'attribute_not_exists(pk)' } },
      seats: [student, senior].map((seat) => seatWrite({ ...seat, ...paired }, undefined)),
      met: metWrites(student.userId, senior.userId, pair.id),
    };
    if (await retryWhileBusy(() => storeOnce(steps))) stored += 1;
  }
  if (waiting && (await retryWhileBusy(() => storeOnce({ seat: seatWrite(waiting, undefined) }))))
    stored += 1;
  return stored;
};

import { getAccount } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { pairItem } from '#functions/parts/buddies/repository.ts';
import { isBlocked } from '#functions/parts/conversations/blocks.ts';
import { getMentor } from '#functions/parts/mentors/repository.ts';
import { bestFirst, commonOf, mayPair, OFFER_MS } from '#shared/features/buddies/rules.ts';
import type { StoredPair } from '#shared/features/buddies/schema.ts';
import { counterpartsOf, getSeat, metBy, metWrites, type Seat, seatWrite } from './repository.ts';

/** How many of the best are tried: each may be taken at this moment. */
const TRIED = 10;

/** A seat with what an admin says now about students under 18. */
export const withApproval = async (seat: Seat): Promise<Seat> => ({
  ...seat,
  approvedForMinors: seat.role === 'alumni' && ((await getMentor(seat.userId))?.approvedForMinors ?? false),
});

/** Whether two users may be paired by what is stored of them now. Only for minors an admin’s word counts. */
export const mayStillPair = async (one: Seat, other: Seat): Promise<boolean> => {
  if (one.age !== 'minor' && other.age !== 'minor') return mayPair(one, other);
  const [first, second] = await Promise.all([withApproval(one), withApproval(other)]);
  return mayPair(first, second);
};

/** Whether a user who waits can be offered to another: not one who is suspended or blocked. */
const isReachable = async (seat: Seat, other: Seat): Promise<boolean> => {
  const [account, blocked] = await Promise.all([
    getAccount(other.userId),
    isBlocked(seat.userId, other.userId),
  ]);
  return account?.approved === true && !account.suspended && !blocked;
};

const partyOf = ({ userId, name, role }: Seat) => ({ id: userId, name, role });

const pairOf = (one: Seat, other: Seat, now: Date): StoredPair => {
  const [student, senior] = one.side === 'student' ? [one, other] : [other, one];
  const at = now.toISOString();
  const common = commonOf(student, senior);
  return {
    id: newId(),
    student: partyOf(student),
    senior: partyOf(senior),
    status: 'offered',
    common: { ...common, topics: [...common.topics] },
    minor: student.age === 'minor' || senior.age === 'minor',
    accepted: [],
    createdAt: at,
    updatedAt: at,
    answerBy: new Date(now.getTime() + OFFER_MS).toISOString(),
    history: [{ status: 'offered', at, by: 'schedule' }],
    version: 1,
  };
};

const offerSteps = (one: Seat, other: Seat, pair: StoredPair) => {
  const offered = { status: 'offered', pairId: pair.id } as const;
  return {
    own: seatWrite({ ...one, ...offered }, one),
    other: seatWrite({ ...other, ...offered }, other),
    met: metWrites(one.userId, other.userId, pair.id),
    pair: { Put: { Item: pairItem(pair), ConditionExpression: 'attribute_not_exists(pk)' } },
  };
};

/** Offers two who wait to each other, in one transaction. Says who was in the way when one of them no longer waits. */
const offer = async (one: Seat, other: Seat, now: Date): Promise<'offered' | 'own' | 'other'> => {
  const steps = offerSteps(one, other, pairOf(one, other, now));
  try {
    await transact(steps);
    return 'offered';
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    return error.failed.own ? 'own' : 'other';
  }
};

/** How often a user is tried whose seat changes meanwhile, such as by a look at their profile. */
const ATTEMPTS = 2;

/** Offers a user who waits to another, as both are now. False when the other cannot be offered. */
const offerTo = async (seat: Seat, otherId: string, now: Date): Promise<boolean> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    // The list lags a little.
    const other = await getSeat(otherId);
    if (other?.status !== 'waiting') return false;
    if (!((await mayStillPair(seat, other)) && (await isReachable(seat, other)))) return false;
    if ((await offer(seat, other, now)) !== 'other') return true;
  }
  return false;
};

/**
 * Offers the best who waits to a user who waits, if there is one who was never offered to them. False when nobody fits. A user
 * who got another offer meanwhile is left alone.
 */
export const offerBest = async (seat: Seat, now: Date): Promise<boolean> => {
  const [found, met] = await Promise.all([counterpartsOf(seat), metBy(seat.userId)]);
  const before = new Set(met.map(({ otherId }) => otherId));
  const fitting = bestFirst(
    seat,
    found.filter(({ userId }) => !before.has(userId)),
  );
  for (const { userId } of fitting.slice(0, TRIED)) if (await offerTo(seat, userId, now)) return true;
  return false;
};

/** The same where a busy table does no harm: the user waits, and the hourly run looks again. */
export const offerBestIfPossible = async (seat: Seat, now: Date): Promise<void> => {
  try {
    await offerBest(seat, now);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'unavailable')) throw error;
  }
};

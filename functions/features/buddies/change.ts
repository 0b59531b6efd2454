import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { moveWrite } from '#functions/core/move.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { dueOf, getPair, pairKey } from '#functions/parts/buddies/repository.ts';
import type { buddies } from '#shared/features/buddies/routes.ts';
import {
  BUDDY_TERM_MS,
  type BuddyActor,
  type BuddySide,
  buddyWorkflow,
} from '#shared/features/buddies/rules.ts';
import type { BuddyEnding, StoredPair } from '#shared/features/buddies/schema.ts';
import { INDEXES } from '#shared/records.ts';
import { mayStillPair, offerBestIfPossible } from './offer.ts';
import { getSeat, type Seat, seatWrite } from './repository.ts';
import { sideIn, stateOf } from './state.ts';

const { pk: LIST, sk: DUE } = INDEXES.openDeadlines;

type Caller = Pick<Call<typeof buddies.accept, StoredPair>, 'record' | 'account' | 'now'>;

/** The seats of a pair, which say so. */
const seatsOf = async ({ id, student, senior }: StoredPair): Promise<readonly [Seat, Seat]> => {
  const [one, other] = await Promise.all([getSeat(student.id), getSeat(senior.id)]);
  if (one?.pairId !== id || other?.pairId !== id) throw new AppError('conflict');
  return [one, other];
};

/** How a pair ends, and who waits for another buddy from then on. */
interface End {
  readonly by: BuddyActor;
  readonly user?: string;
  readonly ending: BuddyEnding;
}

/** A seat after the end of its pair. Who did not answer an offer waits behind all others. */
const afterEnd = (seat: Seat, pair: StoredPair, { ending }: End, now: Date): Seat => {
  const { pairId: _, ...rest } = seat;
  if (pair.status === 'paired') return { ...rest, status: 'ended' };
  const at = now.toISOString();
  const isLate = ending === 'unanswered' && !pair.accepted.includes(seat.side);
  return { ...rest, status: 'waiting', tryAt: at, since: isLate ? at : seat.since };
};

/**
 * Ends a pair as it was read, in one transaction with both seats, and looks for others for those who wait again. Throws
 * `conflict` for one that has ended, and `TransactionFailed` when something changed meanwhile.
 */
export const endPair = async (pair: StoredPair, end: End, now: Date): Promise<void> => {
  const before = await seatsOf(pair);
  const after = before.map((seat) => afterEnd(seat, pair, end, now));
  await transact({
    pair: moveWrite(buddyWorkflow, {
      key: pairKey(pair.id),
      from: pair,
      to: 'ended',
      at: now,
      by: end.by,
      ...(end.user !== undefined && { user: end.user }),
      set: { ending: end.ending },
      remove: [LIST, DUE],
    }),
    seats: after.map((seat, index) => seatWrite(seat, before[index])),
  });
  for (const { userId, status } of after) {
    const seat = status === 'waiting' ? await getSeat(userId) : undefined;
    if (seat?.status === 'waiting') await offerBestIfPossible(seat, now);
  }
};

/** Notes that one side accepts. With the second, the two are paired, and their term begins. */
const acceptAs = async (pair: StoredPair, side: BuddySide, { account, now }: Caller): Promise<void> => {
  const before = await seatsOf(pair);
  if (pair.minor && !(await mayStillPair(...before)))
    throw new AppError('forbidden', {
      message: 'The two of you can’t be buddies any more. Decline this offer.',
    });
  const accepted = [...pair.accepted, side];
  const isPaired = accepted.length === before.length;
  const term = isPaired && {
    status: 'paired' as const,
    startedAt: now.toISOString(),
    endsAt: new Date(now.getTime() + BUDDY_TERM_MS).toISOString(),
  };
  const after = { ...pair, ...term };
  await transact({
    pair: moveWrite(buddyWorkflow, {
      key: pairKey(pair.id),
      from: pair,
      to: after.status,
      at: now,
      by: side,
      user: account.id,
      set: { accepted, startedAt: after.startedAt, endsAt: after.endsAt, ...dueOf(after) },
    }),
    seats: isPaired ? before.map((seat) => seatWrite({ ...seat, status: 'paired' }, seat)) : undefined,
  });
};

const isOutdated = (error: unknown): boolean => error instanceof TransactionFailed;

/** Changes a pair by `attempt`, again when something changed meanwhile, and answers where the caller is then. */
const changing = async (
  { record, account }: Caller,
  attempt: (pair: StoredPair, side: BuddySide) => Promise<void>,
) => {
  try {
    await withLatest(
      record,
      () => getPair(record.id),
      async (pair) => {
        const side = sideIn(pair, account.id);
        if (!side) throw new AppError('not_found');
        await attempt(pair, side);
      },
      isOutdated,
    );
  } catch (error) {
    throw isOutdated(error) ? new AppError('conflict', { cause: error }) : error;
  }
  return stateOf(account.id);
};

/** 409 unless a pair has the status. */
const only = ({ status }: StoredPair, wanted: StoredPair['status'], message: string): void => {
  if (status !== wanted) throw new AppError('illegal_transition', { message });
};
const NO_OFFER = 'This offer is no longer open.';

/** Accepts an offer. Repeating it changes nothing. */
export const accept: Handler<typeof buddies.accept, StoredPair> = (call) =>
  changing(call, async (pair, side) => {
    if (pair.status !== 'ended' && pair.accepted.includes(side)) return;
    only(pair, 'offered', NO_OFFER);
    await acceptAs(pair, side, call);
  });

/** Declines an offer. */
export const decline: Handler<typeof buddies.decline, StoredPair> = (call) =>
  changing(call, async (pair, side) => {
    only(pair, 'offered', NO_OFFER);
    await endPair(pair, { by: side, user: call.account.id, ending: 'declined' }, call.now);
  });

/** Ends a pair before its term. */
export const end: Handler<typeof buddies.end, StoredPair> = (call) =>
  changing(call, async (pair, side) => {
    only(pair, 'paired', 'You aren’t buddies at the moment.');
    await endPair(pair, { by: side, user: call.account.id, ending: 'ended' }, call.now);
  });

import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { nameOf } from '#functions/parts/meetings/view.ts';
import { backgroundOf } from '#functions/parts/profile/background.ts';
import type { buddies } from '#shared/features/buddies/routes.ts';
import { ageGroupOf, SEARCHES } from '#shared/features/buddies/rules.ts';
import { offerBestIfPossible, withApproval } from './offer.ts';
import { getSeat, type Seat, seatWrite } from './repository.ts';
import { stateOf } from './state.ts';

const SOUGHT = { name: 'buddies', ...SEARCHES };
/** Two who begin to wait at the same moment do not see each other: after this time they are looked at again. */
const TRY_AGAIN_MS = 60_000;

/** 400 for a user of whom the profile says too little to find anyone, or who is no senior. */
const checkSeeker = ({ role, side, university, field, year }: Seat, dateOfBirth: string): void => {
  const missing =
    role === 'alumni' && side === 'student'
      ? 'Alumni can be a buddy as a senior'
      : university === '' && field === ''
        ? 'Add your university or your field of study to your profile, so that everyone may see it'
        : dateOfBirth === ''
          ? 'Add your date of birth to your profile'
          : role === 'student' && side === 'senior' && year === ''
            ? 'Add your graduation year to your profile'
            : undefined;
  if (missing !== undefined) throw new AppError('invalid_input', { fields: { as: missing } });
};

/** What decides with whom a user is paired, as their profile is now. */
export const candidateOf = async (account: Account, now: Date) => {
  const { university, field, year, dateOfBirth } = await backgroundOf(account);
  const age = ageGroupOf(dateOfBirth, now.toISOString().slice(0, 10));
  return { name: nameOf(account), university, field, year, age, dateOfBirth };
};

/** A user who begins to wait. One who waits already on the same side keeps their place. */
const seatFor = async (
  account: Account,
  { as, topics }: { as: Seat['side']; topics: Seat['topics'] },
  before: Seat | undefined,
  now: Date,
): Promise<Seat> => {
  const { dateOfBirth, ...candidate } = await candidateOf(account, now);
  const keeps = before?.status === 'waiting' && before.side === as;
  const seat: Seat = {
    ...candidate,
    userId: account.id,
    role: account.role === 'alumni' ? 'alumni' : 'student',
    status: 'waiting',
    side: as,
    topics,
    approvedForMinors: false,
    since: keeps ? before.since : now.toISOString(),
    tryAt: new Date(now.getTime() + TRY_AGAIN_MS).toISOString(),
    version: before?.version ?? 0,
  };
  checkSeeker(seat, dateOfBirth);
  return withApproval(seat);
};

/** Looks for a buddy: the user waits from now on, and the best who waits is offered to both. */
export const seek: Handler<typeof buddies.seek> = async ({ account, body, now }) => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  await limitRequests(SOUGHT, account.id, now);
  const before = await getSeat(account.id);
  if (before?.status === 'offered' || before?.status === 'paired')
    throw new AppError('illegal_transition', {
      message: before.status === 'paired' ? 'You have a buddy.' : 'Answer the offer that you have first.',
    });
  const seat = await seatFor(account, body, before, now);
  try {
    await transact({ seat: seatWrite(seat, before) });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  await offerBestIfPossible({ ...seat, version: seat.version + 1 }, now);
  return stateOf(account.id);
};

/** Stops waiting. */
export const leave: Handler<typeof buddies.leave> = async ({ account }) => {
  const seat = await getSeat(account.id);
  if (seat?.status === 'waiting')
    try {
      await transact({ seat: seatWrite({ ...seat, status: 'ended' }, seat) });
    } catch (error) {
      if (!(error instanceof TransactionFailed)) throw error;
      throw new AppError('illegal_transition', { message: 'You just got an offer.', cause: error });
    }
  return stateOf(account.id);
};

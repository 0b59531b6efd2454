import * as z from 'zod';
import { getAccount } from '#functions/core/account.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getPair } from '#functions/parts/buddies/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { endPair } from './change.ts';
import { offerBest, withApproval } from './offer.ts';
import { getSeat, seatWrite } from './repository.ts';
import { candidateOf } from './seek.ts';

/** Something changed at this moment: the hourly run finds what is still due. */
const unlessChanged = (error: unknown): void => {
  if (!(error instanceof TransactionFailed)) throw error;
};

const pairSchema = z.object({ pairId: z.string() });

/** Closes an offer that was not answered in time, and ends a pair whose term is over. */
export const buddyDue = defineTask('buddy-due', pairSchema, async ({ pairId }, now) => {
  const pair = await getPair(pairId);
  if (!pair || pair.status === 'ended') return;
  const { status, answerBy, endsAt = answerBy } = pair;
  const isOffer = status === 'offered';
  if (Date.parse(isOffer ? answerBy : endsAt) > now.getTime()) return;
  await endPair(pair, { by: 'schedule', ending: isOffer ? 'unanswered' : 'term' }, now).catch(unlessChanged);
});

const seatSchema = z.object({ userId: z.string() });

/** Looks again for a buddy of a user who waits, by their profile as it is now, and once a day from then on. */
export const buddyAgain = defineTask('buddy-again', seatSchema, async ({ userId }, now) => {
  const [seat, account] = await Promise.all([getSeat(userId), getAccount(userId)]);
  if (seat?.status !== 'waiting' || Date.parse(seat.tryAt) > now.getTime()) return;
  if (!account || account.suspended) return;
  const { dateOfBirth: _, ...candidate } = await candidateOf(account, now);
  const tryAt = new Date(now.getTime() + DAY_MS).toISOString();
  const current = await withApproval({ ...seat, ...candidate, tryAt });
  try {
    await transact({ seat: seatWrite(current, seat) });
  } catch (error) {
    unlessChanged(error);
    return;
  }
  await offerBest({ ...current, version: seat.version + 1 }, now);
});

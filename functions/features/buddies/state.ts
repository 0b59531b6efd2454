import type { Handler } from '#functions/core/handlers.ts';
import { getItems } from '#functions/core/table.ts';
import { getPair, pairKey } from '#functions/parts/buddies/repository.ts';
import type { buddies } from '#shared/features/buddies/routes.ts';
import type { BuddySide } from '#shared/features/buddies/rules.ts';
import {
  type BuddyPair,
  type BuddyState,
  buddyPairSchema,
  type StoredPair,
  storedPairSchema,
} from '#shared/features/buddies/schema.ts';
import { getSeat, metBy } from './repository.ts';

/** How many earlier buddies are shown. */
const SHOWN = 20;

/** On which side of a pair a user is; undefined for others. */
export const sideIn = (
  { student, senior }: Pick<StoredPair, 'student' | 'senior'>,
  userId: string,
): BuddySide | undefined => {
  if (student.id === userId) return 'student';
  return senior.id === userId ? 'senior' : undefined;
};

const shownPair = (pair: StoredPair, userId: string): BuddyPair => {
  const side = sideIn(pair, userId) ?? 'student';
  return buddyPairSchema.parse({
    ...pair,
    side,
    with: side === 'student' ? pair.senior : pair.student,
    accepted: pair.accepted.includes(side),
  });
};

/** The earlier buddies of a user, the latest first. Offers that came to nothing are not shown. */
const historyOf = async (userId: string): Promise<StoredPair[]> => {
  const met = await metBy(userId);
  const pairs = await getItems(
    storedPairSchema,
    met.map(({ pairId }) => pairKey(pairId)),
    true,
  );
  return pairs
    .filter(({ status, startedAt }) => status === 'ended' && startedAt !== undefined)
    .sort((one, other) => ((one.startedAt ?? '') < (other.startedAt ?? '') ? 1 : -1))
    .slice(0, SHOWN);
};

/** Where a user is with buddies. */
export const stateOf = async (userId: string): Promise<BuddyState> => {
  const [seat, history] = await Promise.all([getSeat(userId), historyOf(userId)]);
  const pair = seat?.pairId === undefined ? undefined : await getPair(seat.pairId);
  return {
    status: seat?.status ?? null,
    as: seat?.side ?? null,
    topics: seat?.topics ?? [],
    waitingSince: seat?.status === 'waiting' ? seat.since : null,
    pair: pair ? shownPair(pair, userId) : null,
    history: history.map((one) => shownPair(one, userId)),
  };
};

/** Where the signed-in user is. */
export const own: Handler<typeof buddies.own> = ({ account }) => stateOf(account.id);

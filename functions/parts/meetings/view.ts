import type { Account } from '#functions/core/account.ts';
import { fullName } from '#shared/core/names.ts';
import { isRatingOver, type MeetingSide } from '#shared/features/meetings/rules.ts';
import { meetingSchema, type ShownMeeting, type StoredMeeting } from '#shared/features/meetings/schema.ts';

/** On which side of a meeting a user is; undefined for one who has no part in it. */
export const sideIn = (
  { host, panel, guest }: Pick<StoredMeeting, 'host' | 'panel' | 'guest'>,
  userId: string,
): MeetingSide | undefined => {
  if (guest.id === userId) return 'guest';
  return [host, ...panel].some(({ id }) => id === userId) ? 'host' : undefined;
};

export const nameOf = ({ firstName, lastName }: Pick<Account, 'firstName' | 'lastName'>): string =>
  fullName({ firstName, lastName });

/** The user as a meeting names them. */
export const personOf = (account: Pick<Account, 'id' | 'firstName' | 'lastName'>) => ({
  id: account.id,
  name: nameOf(account),
});

/**
 * A meeting as one of its parties sees it. Ratings of others are shown when both sides have rated, or no one can rate any
 * more: no one rates with another's rating in mind.
 */
export const shown = (meeting: StoredMeeting, userId: string, now: Date): ShownMeeting => {
  const { ratings } = meeting;
  const isOpen =
    (ratings.some(({ side }) => side === 'host') && ratings.some(({ side }) => side === 'guest')) ||
    isRatingOver(meeting, now.getTime());
  return {
    ...meetingSchema.parse(meeting),
    side: sideIn(meeting, userId) ?? 'guest',
    ratings: ratings.filter(({ by }) => isOpen || by === userId),
  };
};

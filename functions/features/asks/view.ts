import { AppError } from '#functions/core/errors.ts';
import type { AskSide } from '#shared/features/asks/rules.ts';
import { type Ask, askSchema, type StoredAsk } from '#shared/features/asks/schema.ts';

/** On which side of an ask a user is; undefined for others. */
export const sideOf = (
  { student, alumnus }: Pick<StoredAsk, 'student' | 'alumnus'>,
  userId: string,
): AskSide | undefined => {
  if (student.id === userId) return 'student';
  return alumnus.id === userId ? 'alumnus' : undefined;
};

/** The side of a caller, who has one: the contract lets no one else through. */
export const sideOfCaller = (ask: StoredAsk, userId: string): AskSide => {
  const side = sideOf(ask, userId);
  if (!side) throw new AppError('not_found');
  return side;
};

/** An ask as one of its two users sees it. */
export const shownAsk = (ask: StoredAsk, userId: string): Ask =>
  askSchema.parse({ ...ask, side: sideOfCaller(ask, userId) });

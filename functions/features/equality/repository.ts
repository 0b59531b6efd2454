import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, putItem } from '#functions/core/table.ts';
import { equalityAnswersSchema } from '#shared/features/equality/routes.ts';
import { type EqualityAnswers, NO_ANSWERS } from '#shared/features/equality/rules.ts';

const storedSchema = z.object({ answers: equalityAnswersSchema });

/** What a user answered, and whether they were asked. */
export const getAnswers = async (userId: string): Promise<{ asked: boolean; answers: EqualityAnswers }> => {
  const stored = await getItem(storedSchema, keyOf('equality-answers', { userId }));
  return { asked: stored !== undefined, answers: stored?.answers ?? NO_ANSWERS };
};

/** The record of a user’s answers. Without any, it says only that the user was asked. */
export const answersItem = (userId: string, answers: EqualityAnswers) => ({
  ...itemOf('equality-answers', { userId }),
  userId,
  answers,
});

/** Stores what a user answered in place of what they answered before. */
export const storeAnswers = (userId: string, answers: EqualityAnswers): Promise<void> =>
  putItem({ Item: answersItem(userId, answers) });

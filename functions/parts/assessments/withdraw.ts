import { AppError } from '#functions/core/errors.ts';
import { itemOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { packKey, type VersionId } from './keys.ts';
import type { QuestionId } from './questions.ts';

/**
 * Withdraws a question of a published version, with what else its caller changes: from then on everyone who is asked it gets the
 * point, and who was asked it gets the point soon (decision 0300). 404 when there is no such question, 409 when it was
 * withdrawn before.
 */
export const withdrawQuestion = async (
  of: VersionId,
  { objective, question }: QuestionId,
  now: Date,
  also: Steps = {},
): Promise<void> => {
  const parts = {
    id: of.courseId,
    version: String(of.version),
    objective: String(objective),
    question: String(question),
  };
  const steps = {
    pack: {
      Update: updateOf(
        packKey(of, objective),
        { add: { withdrawn: new Set([String(question)]) } },
        { condition: `attribute_exists(questions[${question - 1}])` },
      ),
    },
    withdrawal: {
      Put: {
        Item: {
          ...itemOf('question-withdrawal', parts),
          ...of,
          objective,
          question,
          at: now.toISOString(),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
  };
  try {
    await transact(steps, also);
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    if (error.failed.pack) throw new AppError('not_found', { message: 'This question doesn’t exist.' });
    if (error.failed.withdrawal)
      throw new AppError('conflict', { message: 'This question was withdrawn before.' });
    throw error;
  }
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { statusWrite, submissionItem, submissionsOf } from '#functions/parts/engagements/repository.ts';
import type { engagements } from '#shared/features/engagements/routes.ts';
import { isOver, MAX_SUBMISSIONS } from '#shared/features/engagements/rules.ts';
import type { StoredEngagement } from '#shared/features/engagements/schema.ts';
import { changed, limitChanges, notPossible, only } from './change.ts';

/** Those that still wait when another submission is for the same: it takes the place of the one before. */
const stillWaiting = async (
  { id, waiting }: StoredEngagement,
  milestoneId: string | undefined,
): Promise<number[]> => {
  if (waiting.length === 0) return [];
  const replaced = (await submissionsOf(id)).filter((one) => one.milestoneId === milestoneId);
  return waiting.filter((number) => !replaced.some((one) => one.number === number));
};

/** The student hands in a milestone or the result. What was handed in never changes. */
export const submit: Handler<typeof engagements.submit, StoredEngagement> = async (call) => {
  const { body, account, now } = call;
  only('student', call);
  await limitChanges(call);
  return changed(call, async (engagement) => {
    const { id, status, milestones, submissions } = engagement;
    if (isOver(status)) throw notPossible('This project is over: nothing more can be handed in.');
    const { milestoneId } = body;
    const milestone = milestones.find((one) => one.id === milestoneId);
    if (milestoneId !== undefined && !milestone)
      throw new AppError('invalid_input', { fields: { milestoneId: 'Choose one of the milestones' } });
    if (milestone?.done) throw notPossible('This milestone is done already.');
    if (submissions >= MAX_SUBMISSIONS)
      throw new AppError('limit_reached', {
        message: `A project has at most ${MAX_SUBMISSIONS} submissions.`,
      });
    const number = submissions + 1;
    const waiting = [...(await stillWaiting(engagement, milestoneId)), number];
    await transact({
      engagement: statusWrite(engagement, {
        to: 'delivered',
        by: 'student',
        user: account.id,
        now,
        fields: { submissions: number, waiting },
      }),
      submission: {
        Put: {
          Item: submissionItem(id, {
            ...body,
            number,
            at: now.toISOString(),
            feedback: null,
            acceptedAt: null,
          }),
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
    });
  });
};

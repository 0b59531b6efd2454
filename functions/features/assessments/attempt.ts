import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  type AttemptRecord,
  attemptChange,
  attemptKey,
  getAttempt,
  watchedList,
} from '#functions/parts/assessments/attempts.ts';
import { grade, isOver, settled } from '#functions/parts/assessments/grade.ts';
import type { assessments } from '#shared/features/assessments/routes.ts';
import { MOST_ANSWERS } from '#shared/features/assessments/rules.ts';
import { shownAttempt } from './view.ts';

const notPossible = (message: string) => new AppError('illegal_transition', { message });

/** One attempt, graded when its time is over. */
export const get: Handler<typeof assessments.get, AttemptRecord> = async ({ record, now }) =>
  shownAttempt(await settled(record, now), now);

/** Why an answer was not saved. */
const refusal = async (id: string, now: Date): Promise<AppError> => {
  const attempt = await getAttempt(id);
  return attempt?.status === 'open' && !isOver(attempt, now)
    ? new AppError('too_many_requests', { message: 'This attempt was changed too often. Hand it in.' })
    : notPossible('This attempt takes no more answers.');
};

/**
 * Saves one answer, in one write: it counts only while the attempt is open, and what grades meanwhile reads it. Raising the
 * version it also counts all changes, of which there is a limit.
 */
export const answer: Handler<typeof assessments.answer, AttemptRecord> = async ({
  record,
  params,
  body,
  now,
}) => {
  if (params.n > record.drawn.length)
    throw new AppError('not_found', { message: 'This question doesn’t exist.' });
  const path = ['answers', String(params.n)] as const;
  const open = asRead({ status: 'open' });
  try {
    await updateItem(
      updateOf(
        attemptKey(record.id),
        {
          set: { updatedAt: now.toISOString() },
          ...(body.answer === null ? { remove: [path] } : { setAt: [[path, body.answer]] }),
          add: { version: 1 },
        },
        {
          condition: `${open.condition} AND expiresAt > :now AND #version < :most`,
          names: { ...open.names, '#version': 'version' },
          values: { ...open.values, ':now': now.toISOString(), ':most': MOST_ANSWERS },
        },
      ),
    );
  } catch (error) {
    throw error instanceof ConditionFailed ? await refusal(record.id, now) : error;
  }
  return { saved: true };
};

/** Hands an attempt in, which is graded at once; one that was graded stays as it is. */
export const submit: Handler<typeof assessments.submit, AttemptRecord> = async ({ record, now }) => {
  await grade(record, 'student', now);
  return shownAttempt((await getAttempt(record.id)) ?? record, now);
};

/** Asks an admin to look again at an attempt that was voided, once. */
export const appeal: Handler<typeof assessments.appeal, AttemptRecord> = async ({ record, body, now }) => {
  if (record.status !== 'voided') throw notPossible('Only a voided attempt can be appealed.');
  if (record.appeal) throw notPossible('You have appealed already.');
  const given = { text: body.text, at: now.toISOString(), answer: null, answeredAt: null };
  const { Update } = attemptChange(record, {
    ...{ appeal: given, updatedAt: now.toISOString() },
    ...watchedList(record),
  });
  try {
    if (Update) await updateItem(Update);
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return shownAttempt({ ...record, appeal: given }, now);
};

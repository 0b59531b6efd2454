import { AppError } from '#functions/core/errors.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';
import { CHALLENGE } from '#shared/features/challenges/rules.ts';
import type { ChallengeFields } from '#shared/features/challenges/schema.ts';

/** Throws unless a deadline is to come, and not too far away. */
export const checkDeadline = (deadline: string, now: Date): void => {
  const left = Date.parse(deadline) - now.getTime();
  if (left <= 0)
    throw new AppError('invalid_input', { fields: { deadline: 'Enter a time that is still to come' } });
  if (left > CHALLENGE.ahead * DAY_MS)
    throw new AppError('invalid_input', {
      fields: { deadline: `Enter a time within the next ${CHALLENGE.ahead} days` },
    });
};

/** What a host entered, as it is stored: the criteria with their ids. Throws for what cannot be. */
export const checkedFields = (fields: ChallengeFields, now: Date) => {
  checkDeadline(fields.deadline, now);
  return { ...fields, rubric: numbered(fields.rubric) };
};

/** Throws unless a draft has all that participants must know. */
export const checkComplete = (
  fields: Pick<ChallengeFields, 'description' | 'rubric' | 'deadline'>,
  now: Date,
) => {
  const missing = {
    ...(fields.description === '' && { description: 'Describe the challenge' }),
    ...(fields.rubric.length === 0 && { rubric: 'Add at least one criterion' }),
  };
  if (Object.keys(missing).length > 0) throw new AppError('invalid_input', { fields: missing });
  checkDeadline(fields.deadline, now);
};

import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { dueFields, pastReminders } from '#functions/parts/challenges/due.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { challengeKey } from '#functions/parts/challenges/repository.ts';
import type { challenges } from '#shared/features/challenges/routes.ts';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';
import { CHALLENGE, takesEntries } from '#shared/features/challenges/rules.ts';
import type { ChallengeFields } from '#shared/features/challenges/schema.ts';
import { CHANGES_LIMIT } from './create.ts';
import { checkDeadline, checkedFields } from './fields.ts';
import { notPossible } from './found.ts';
import { wholeOf } from './view.ts';

/** What participants rely on from the opening on. The rubric is frozen for itself. */
const SETTLED = [
  'title',
  'description',
  'prize',
  'difficulty',
  'eligibility',
  'openTo',
  'teamSize',
] as const satisfies readonly (keyof ChallengeFields)[];

interface About {
  readonly reason: string;
  readonly now: Date;
}

/** The changed deadline of an open challenge, with its place in the public history. Throws for every other change. */
const laterDeadline = (
  challenge: ChallengeRecord,
  fields: ChallengeFields,
  { reason, now }: About,
): Partial<ChallengeRecord> => {
  const isSame =
    SETTLED.every((name) => fields[name] === challenge[name]) &&
    JSON.stringify(numbered(fields.rubric)) === JSON.stringify(numbered(challenge.rubric));
  if (!isSame) throw notPossible('Once a challenge is open, only its deadline can change.');
  if (!takesEntries(challenge, now.getTime())) throw notPossible('The deadline has passed.');
  const { deadline, timeZone } = fields;
  if (deadline === challenge.deadline && timeZone === challenge.timeZone) return {};
  if (deadline < challenge.deadline)
    throw new AppError('invalid_input', {
      fields: { deadline: 'An open challenge can only get a later deadline' },
    });
  checkDeadline(deadline, now);
  if (challenge.dateChanges.length >= CHALLENGE.dateChanges)
    throw notPossible(`A deadline can be moved ${CHALLENGE.dateChanges} times.`);
  const change = {
    at: now.toISOString(),
    from: challenge.deadline,
    to: deadline,
    fromTimeZone: challenge.timeZone,
    toTimeZone: timeZone,
    reason,
  };
  return {
    deadline,
    timeZone,
    dateChanges: [...challenge.dateChanges, change],
    announced: pastReminders({ deadline }, now),
  };
};

const changesOf = (
  challenge: ChallengeRecord,
  fields: ChallengeFields,
  about: About,
): Partial<ChallengeRecord> => {
  if (challenge.status === 'draft') return checkedFields(fields, about.now);
  if (challenge.status !== 'open') throw notPossible('This challenge can no longer be changed.');
  return laterDeadline(challenge, fields, about);
};

/** Changes a draft, or the deadline of an open challenge. */
export const update: Handler<typeof challenges.update, ChallengeRecord> = async ({
  record: challenge,
  account,
  body,
  now,
}) => {
  await limitRequests(CHANGES_LIMIT, account.id, now);
  const { version, reason, ...fields } = body;
  if (challenge.version !== version) throw new AppError('conflict');
  const changes = changesOf(challenge, fields, { reason, now });
  const due = dueFields({ ...challenge, ...changes });
  try {
    await updateItem(
      updateOf(
        challengeKey(challenge.id),
        {
          set: { ...changes, ...due.set, updatedAt: now.toISOString() },
          remove: due.remove,
          add: { version: 1 },
        },
        asRead({ version }),
      ),
    );
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return wholeOf(challenge.id, account, now);
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import type { studyPlan } from '#shared/features/study-plan/routes.ts';
import type { StoredPlan } from '#shared/features/study-plan/schema.ts';
import { getPlan } from './repository.ts';
import { putPlan } from './storing.ts';

class ChangedMeanwhile extends Error {}

/**
 * Saves the student’s plan; 409 when it has changed since the version with which they began. That reminders were sent
 * meanwhile is no conflict.
 */
export const save: Handler<typeof studyPlan.save> = ({ account, body, now }) =>
  retrying(
    async () => {
      const before: StoredPlan | undefined = await getPlan(account.id);
      if ((before?.version ?? 0) !== body.version) throw new AppError('conflict');
      const remindedUntil = before?.remindedUntil ?? now.toISOString();
      const plan = { ...body, version: body.version + 1 };
      if (!(await putPlan({ ...plan, userId: account.id, remindedUntil }, before)))
        throw new ChangedMeanwhile();
      return plan;
    },
    (error) => error instanceof ChangedMeanwhile,
  );

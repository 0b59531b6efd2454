import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { withLatest } from '#functions/core/retry.ts';
import { moveApplication } from '#functions/parts/applications/moves.ts';
import { getApplication, type StoredApplication } from '#functions/parts/applications/repository.ts';
import { addMark, removeMark, withRoomFor } from '#functions/parts/saved/marks.ts';
import { canMove, canUndo } from '#shared/core/workflow.ts';
import type { Application, applications } from '#shared/features/applications/routes.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';

/** Throws 409 unless the application may be withdrawn. */
const checkWithdrawable = ({ status }: Application): void => {
  if (!canMove(applicationWorkflow, status, 'withdrawn', 'applicant'))
    throw new AppError('not_withdrawable', {
      message: `This application can no longer be withdrawn: it is ${applicationWorkflow.statuses[status].label.toLowerCase()}.`,
    });
};

const attempt = async (from: StoredApplication, at: Date): Promise<Application> => {
  checkWithdrawable(from);
  const { userId, opportunityId } = from;
  return moveApplication(
    { from, to: 'withdrawn', by: 'applicant', at },
    { mark: removeMark('applied', userId, opportunityId) },
  );
};

/** Whether the application was moved after it was read, so that another attempt may succeed. */
const wasMoved = (error: unknown): boolean => error instanceof AppError && error.code === 'conflict';

/** Withdraws an application, in one transaction with the counters. Reads it again only if it changed meanwhile. */
export const withdraw: Handler<typeof applications.withdraw, StoredApplication> = ({ record, now }) =>
  withLatest(
    record,
    () => getApplication(record.userId, record.opportunityId),
    (from) => attempt(from, now),
    wasMoved,
  );

/**
 * Undoes a withdrawal while its window is open, in one transaction with the counters: the application is again what it
 * was before, with all that was sent.
 */
export const undoWithdrawal: Handler<typeof applications.undoWithdrawal, StoredApplication> = async ({
  record,
  now,
}) => {
  const { userId, opportunityId, history } = record;
  const to = history.at(-2)?.status;
  if (!to || !canUndo(applicationWorkflow, history, to, 'applicant', now))
    throw new AppError('conflict', {
      message: 'This withdrawal can no longer be undone. You can apply again while the opportunity is open.',
    });
  return withRoomFor('applied', userId, now, () =>
    moveApplication(
      { from: record, to, by: 'applicant', at: now },
      {
        mark: addMark('applied', userId, opportunityId, now),
      },
    ),
  );
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { TransactionFailed, transact, type Write } from '#functions/core/table.ts';
import { APPLICATION_STATUS_LABELS, mayGo } from '#shared/features/application-rules.ts';
import type { Application, applications } from '#shared/features/applications.ts';
import { moveFigures } from '../dashboard/repository.ts';
import { countApplication } from './conditions.ts';
import { applicationKey, getApplication } from './repository.ts';

/** Throws 409 unless the application may be withdrawn. */
const checkWithdrawable = ({ status }: Application): void => {
  if (!mayGo(status, 'withdrawn'))
    throw new AppError('not_withdrawable', {
      message: `This application cannot be withdrawn any more: it is ${APPLICATION_STATUS_LABELS[status].toLowerCase()}.`,
    });
};

/** Only from the very state that was read: what the counts lose depends on it. */
const replace = (before: Application, after: Application): Write => ({
  Update: {
    Key: applicationKey(before.userId, before.opportunityId),
    UpdateExpression: 'SET #status = :after, updatedAt = :at, history = :history',
    ConditionExpression: '#status = :before AND appliedAt = :applied AND updatedAt = :updated',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':after': after.status,
      ':at': after.updatedAt,
      ':history': after.history,
      ':before': before.status,
      ':applied': before.appliedAt,
      ':updated': before.updatedAt,
    },
  },
});

const attempt = async (before: Application, now: Date): Promise<Application> => {
  checkWithdrawable(before);
  const { userId, opportunityId } = before;
  const at = now.toISOString();
  const history = [...before.history, { status: 'withdrawn', at } as const];
  const after = { ...before, status: 'withdrawn', updatedAt: at, history } as const;
  await transact([
    replace(before, after),
    countApplication(opportunityId, -1, undefined),
    moveFigures(userId, {
      applications: -1,
      ...(before.status === 'interview_scheduled' && { interviews: -1 }),
    }),
  ]);
  return after;
};

/** Whether the application was changed after it was read. */
const moved = (error: unknown): boolean => error instanceof TransactionFailed && error.failed[0] === true;

/** Withdraws an application, in one transaction with the counters. Reads it again only if it changed meanwhile. */
export const withdraw: Handler<typeof applications.withdraw, Application> = async ({ record, now }) => {
  let current: Application | undefined = record;
  const attemptAgain = async () => {
    const before = current ?? (await getApplication(record.userId, record.opportunityId)) ?? record;
    current = undefined;
    return attempt(before, now);
  };
  try {
    return await retrying(attemptAgain, moved);
  } catch (error) {
    throw moved(error) ? new AppError('conflict', { cause: error }) : error;
  }
};

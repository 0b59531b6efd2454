import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { retrying } from '#functions/core/retry.ts';
import { TransactionFailed, transact, type Write } from '#functions/core/table.ts';
import { APPLICATION_STATUS_LABELS, mayGo } from '#shared/features/application-rules.ts';
import type { Application, applications } from '#shared/features/applications.ts';
import { moveFigures } from '../dashboard/repository.ts';
import { countApplication } from './conditions.ts';
import { applicationKey, getApplication } from './repository.ts';

/** The application as it stands, if it may be withdrawn: else throws 404 or 409. */
const withdrawable = async (userId: string, opportunityId: string): Promise<Application> => {
  const application = await getApplication(userId, opportunityId);
  if (!application)
    throw new AppError('not_found', { message: 'You have not applied for this opportunity.' });
  if (!mayGo(application.status, 'withdrawn'))
    throw new AppError('not_withdrawable', {
      message: `This application cannot be withdrawn any more: it is ${APPLICATION_STATUS_LABELS[application.status].toLowerCase()}.`,
    });
  return application;
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

const attempt = async (userId: string, opportunityId: string, now: Date): Promise<Application> => {
  const before = await withdrawable(userId, opportunityId);
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

/** The application was not what had been read any more: somebody moved it in between, so it is worth another look. */
const moved = (error: unknown): boolean => error instanceof TransactionFailed && error.failed[0] === true;

/** Takes an application back, in one transaction with the counts that it leaves. */
export const withdraw: Handler<typeof applications.withdraw> = async ({ account, params, now }) => {
  try {
    return await retrying(() => attempt(account.id, params.opportunityId, now), moved);
  } catch (error) {
    throw moved(error) ? new AppError('conflict', { cause: error }) : error;
  }
};

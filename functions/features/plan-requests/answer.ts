import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { moveWrite } from '#functions/core/move.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { auditUserOf } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import type { planRequests } from '#shared/features/plan-requests/routes.ts';
import { planRequestWorkflow } from '#shared/features/plan-requests/rules.ts';
import { requestKey, type StoredPlanRequest } from './repository.ts';
import { afterwards, NO_LONGER_WAITING } from './requests.ts';

/** Answers a request, with its entry in the audit log. The first answer takes it off the list of those that wait. */
export const answer: Handler<typeof planRequests.answer, StoredPlanRequest> = async ({
  record,
  body: { to, text, version },
  account,
  now,
}) => {
  if (record.version !== version) throw new AppError('conflict');
  const at = now.toISOString();
  const fact = {
    at,
    actor: auditUserOf(account),
    action: 'answer_plan_request',
    target: record.company,
    reason: text,
    before: { request: record.title, status: record.status },
    after: { request: record.title, status: to },
  } as const;
  const write = moveWrite(planRequestWorkflow, {
    key: requestKey(record),
    from: record,
    to,
    by: 'admin',
    at: now,
    user: account.id,
    reason: text,
    set: { answeredAt: record.answeredAt ?? at },
    remove: NO_LONGER_WAITING,
  });
  try {
    await auditedTransaction(fact, { request: write });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return afterwards(record);
};

import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { planOf } from '#functions/parts/companies/plan.ts';
import { fullName } from '#shared/core/names.ts';
import { afterBusinessHours } from '#shared/features/contact/business-time.ts';
import type { planRequests } from '#shared/features/plan-requests/routes.ts';
import { PLAN_REQUEST_HOURS, PLAN_REQUESTS } from '#shared/features/plan-requests/rules.ts';
import { type StoredPlanRequest, shownRequest, storeRequest } from './repository.ts';

const LIMIT = { name: 'plan-requests', ...PLAN_REQUESTS };

/** Sends a request, which admins answer within the promised days. */
export const create: Handler<typeof planRequests.create> = async ({ account, body, now }) => {
  const company = (await planOf(account))?.company;
  if (!company) throw new AppError('plan_required');
  await limitRequests(LIMIT, company.id, now);
  const createdAt = now.toISOString();
  const request: StoredPlanRequest = {
    ...body,
    id: newId(),
    company,
    by: { id: account.id, name: fullName(account) },
    status: 'waiting',
    createdAt,
    dueAt: afterBusinessHours(now, PLAN_REQUEST_HOURS).toISOString(),
    history: [{ status: 'waiting', at: createdAt, by: 'member' }],
    version: 1,
  };
  await storeRequest(request);
  return shownRequest(request);
};

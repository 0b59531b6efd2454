import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { activeAdmins } from '#functions/parts/users/active-admins.ts';
import { PLAN_ANSWERS, PLAN_REQUEST_KINDS } from '#shared/features/plan-requests/rules.ts';

// With a schema of its own: the consumer `stream` carries it.

const named = z.object({ id: z.string(), name: z.string() });
const changedSchema = z.object({
  id: z.string(),
  kind: z.enum(PLAN_REQUEST_KINDS),
  title: z.string(),
  company: named,
  by: named,
  status: z.string(),
  createdAt: z.string(),
  history: z.array(z.object({ at: z.string() })),
});

/** Notifies the admins of a new request, and the member who asked of each answer. */
export const followPlanRequest: Effect = async ({ before, after }) => {
  const request = changedSchema.safeParse(after).data;
  if (!request) return;
  const { id: requestId, kind: requested, title, company, by, status, createdAt, history } = request;
  const about = { requestId, title, requested };
  if (before === undefined) {
    const event = { kind: 'plan_request', company: company.name, ...about } as const;
    for (const adminId of await activeAdmins()) await notify(adminId, createdAt, event);
    return;
  }
  const answer = PLAN_ANSWERS.find((one) => one === status);
  const step = history.at(-1);
  if (!answer || !step || changedSchema.safeParse(before).data?.status === status) return;
  await notify(by.id, step.at, {
    kind: 'plan_request_answered',
    companyId: company.id,
    status: answer,
    ...about,
  });
};

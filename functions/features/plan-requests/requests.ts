import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { move } from '#functions/core/move.ts';
import { planOf } from '#functions/parts/companies/plan.ts';
import { planRequestSchema, type planRequests } from '#shared/features/plan-requests/routes.ts';
import { planRequestWorkflow } from '#shared/features/plan-requests/rules.ts';
import { INDEXES } from '#shared/records.ts';
import {
  getRequest,
  listedRequests,
  requestKey,
  requestsOf,
  type StoredPlanRequest,
  shownRequest,
} from './repository.ts';

/** The attributes with which a request leaves the list of those that wait. */
export const NO_LONGER_WAITING = [INDEXES.gsi2.pk, INDEXES.gsi2.sk];

/** The requests of the caller's company. */
export const mine: Handler<typeof planRequests.mine> = async ({ account }) => {
  const company = (await planOf(account))?.company;
  return { items: company ? (await requestsOf(company.id)).map(shownRequest) : [] };
};

/** The request as it is after a change. */
export const afterwards = async ({ company, id }: StoredPlanRequest) => {
  const request = await getRequest(company.id, id);
  if (!request) throw new AppError('not_found');
  return shownRequest(request);
};

/** Takes a request back. */
export const withdraw: Handler<typeof planRequests.withdraw, StoredPlanRequest> = async ({
  record,
  account,
  now,
}) => {
  await move(planRequestWorkflow, {
    key: requestKey(record),
    from: record,
    to: 'withdrawn',
    by: 'member',
    at: now,
    user: account.id,
    remove: NO_LONGER_WAITING,
  });
  return afterwards(record);
};

const positionSchema = planRequestSchema
  .pick({ id: true, createdAt: true, dueAt: true })
  .extend({ company: z.object({ id: z.string(), name: z.string().default('') }) });

/** A page of the requests of all companies. */
export const list: Handler<typeof planRequests.list> = async ({ query }) => {
  const { view = 'waiting', cursor, limit } = query;
  const purpose = `plan-requests.list ${view}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const found = await listedRequests(view, limit + 1, after);
  const page = pageFrom(found, limit, (last) => encodeCursor(purpose, positionSchema.parse(last)));
  return { ...page, items: page.items.map(shownRequest) };
};

import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, type Key, putItem, queryItems } from '#functions/core/table.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { type PlanRequest, planRequestSchema } from '#shared/features/plan-requests/routes.ts';
import { PLAN_REQUEST_STATUSES } from '#shared/features/plan-requests/rules.ts';

/** A request as the table holds it: its answers are the steps of its history. */
const storedSchema = planRequestSchema.omit({ answers: true }).extend({
  history: z.array(
    z.object({
      status: z.enum(PLAN_REQUEST_STATUSES),
      at: momentSchema,
      by: z.enum(['member', 'admin']),
      reason: z.string().optional(),
    }),
  ),
});
export type StoredPlanRequest = z.infer<typeof storedSchema>;

/** The requests of a company that are shown at most. */
const SHOWN = 100;

export const requestKey = ({ company, id }: Pick<PlanRequest, 'company' | 'id'>): Key =>
  keyOf('plan-request', { companyId: company.id, id });

/** A request as its readers see it. */
export const shownRequest = ({ history, ...request }: StoredPlanRequest): PlanRequest => ({
  ...request,
  answers: history.flatMap(({ status, at, by, reason }) =>
    by === 'admin' && reason !== undefined ? [{ status, at, text: reason }] : [],
  ),
});

/** Stores a new request, in the lists of all and of those that wait. */
export const storeRequest = (request: StoredPlanRequest): Promise<void> =>
  putItem({
    Item: {
      ...itemOf('plan-request', { companyId: request.company.id, id: request.id }),
      ...listKey('plan-request', 'all', request),
      ...listKey('plan-request', 'waiting', request),
      ...request,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  });

/** A request of a company; undefined when there is none with this id. */
export const getRequest = (companyId: string, id: string): Promise<StoredPlanRequest | undefined> =>
  getItem(storedSchema, keyOf('plan-request', { companyId, id }));

/** The requests of a company, the latest first. */
export const requestsOf = async (companyId: string): Promise<StoredPlanRequest[]> => {
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': keyOf('plan-request', { companyId, id: '' }).pk },
    Limit: SHOWN,
    ConsistentRead: true,
  });
  return items.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
};

type Position = Pick<StoredPlanRequest, 'company' | 'id' | 'createdAt' | 'dueAt'>;

/** At most `count` requests of all companies after a position: those that wait by their day, or all, the latest first. */
export const listedRequests = async (
  view: 'waiting' | 'all',
  count: number,
  after: Position | undefined,
): Promise<StoredPlanRequest[]> => {
  const index = view === 'waiting' ? 'gsi2' : 'gsi1';
  const { items } = await queryItems(storedSchema, {
    IndexName: index,
    KeyConditionExpression: `${index}pk = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('plan-request', view, {}) },
    ScanIndexForward: view === 'waiting',
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...requestKey(after), ...listKey('plan-request', view, after) },
    }),
  });
  return items;
};

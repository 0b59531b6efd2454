import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { ConditionFailed, getItem, transact, updateItem } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { reviewItem } from '#functions/parts/opportunities/change-opportunity.ts';
import {
  countersKey,
  getCountedOpportunity,
  getOpportunity,
  type StoredOpportunity,
} from '#functions/parts/opportunities/repository.ts';
import { CLICKS, type postings, REPORTS } from '#shared/features/postings/routes.ts';
import { findingsOf } from './fields.ts';

const REPORT_LIMIT = { name: 'opportunity-reports', ...REPORTS };
const CLICK_LIMIT = { name: 'posting-clicks', ...CLICKS };

const noOpportunity = () => new AppError('not_found', { message: 'This opportunity doesn’t exist.' });

/** What the linter says of a posting while it is written. */
export const lint: Handler<typeof postings.lint> = async ({ body }) => ({
  findings: await findingsOf(body),
});

/** The first report of an opportunity brings it into the review queue; alumni lose their trust until it is decided. */
const firstReport = ({ id, companyId, owner }: StoredOpportunity, at: string) => ({
  row: {
    Update: updateOf(
      countersKey(id),
      { set: { reportedAt: at } },
      { condition: 'attribute_exists(title) AND attribute_not_exists(reportedAt)' },
    ),
  },
  review: { Put: { Item: { ...reviewItem(id, at), reported: true } } },
  poster:
    companyId === null && owner !== undefined
      ? {
          Update: updateOf(
            keyOf('poster', { userId: owner }),
            { set: { reported: true } },
            { condition: 'attribute_exists(pk)' },
          ),
        }
      : undefined,
});

/** Reports an opportunity. A second report of the same user, and one of what was reported before, add only the reason. */
export const report: Handler<typeof postings.report> = async ({ params, body, account, now }) => {
  await limitRequests(REPORT_LIMIT, account.id, now);
  const [shown, opportunity] = await Promise.all([
    getCountedOpportunity(params.id),
    getOpportunity(params.id),
  ]);
  if (!shown || !opportunity) throw noOpportunity();
  const at = now.toISOString();
  const parts = { opportunityId: params.id, userId: account.id };
  const steps = {
    report: {
      Put: { Item: { ...itemOf('opportunity-report', parts), ...parts, at, reason: body.reason } },
    },
  };
  try {
    await transact(steps, firstReport(opportunity, at));
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    await transact(steps);
  }
  return {};
};

/** When the caller reported an opportunity. */
export const ownReport: Handler<typeof postings.ownReport> = async ({ params, account }) => {
  const parts = { opportunityId: params.id, userId: account.id };
  const own = await getItem(z.object({ at: z.string() }), keyOf('opportunity-report', parts));
  return { reportedAt: own?.at ?? null };
};

/** Counts that a user follows the poster's own way to apply. */
export const click: Handler<typeof postings.click> = async ({ params, account, now }) => {
  await limitRequests(CLICK_LIMIT, account.id, now);
  try {
    await updateItem(
      updateOf(
        countersKey(params.id),
        { add: { clicks: 1 } },
        { condition: '#status = :open', names: { '#status': 'status' }, values: { ':open': 'open' } },
      ),
    );
  } catch (error) {
    throw error instanceof ConditionFailed ? noOpportunity() : error;
  }
  return {};
};

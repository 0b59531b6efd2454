import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { ConditionFailed, deleteItem, getItem, putItem, updateItem } from '#functions/core/table.ts';
import { applicationWorkflow } from '#shared/features/application-rules.ts';
import { opportunitySchema } from '#shared/features/opportunities.ts';
import type { OpportunityStatus } from '#shared/features/opportunity-rules.ts';
import { canMove } from '#shared/workflow.ts';
import { applicantsOf } from '../applications/repository.ts';
import { notify } from '../notifications/repository.ts';
import { applicationCountOf, opportunityKey } from './repository.ts';

/** So many applicants are notified for one record of the stream: some seconds' work at most. */
const PAGE = 25;

/** What an opportunity becomes when it takes no more applications for good. */
const isEnded = (status: OpportunityStatus | undefined): boolean =>
  status === 'closed' || status === 'filled' || status === 'expired';

/** All that matters of an opportunity's record here: whatever else is wrong with it, its applicants are notified. */
const statusSchema = opportunitySchema.pick({ id: true, status: true });
const namedSchema = opportunitySchema.pick({ status: true, title: true, company: true });

const placeSchema = z.object({ appliedAt: z.string(), userId: z.string() });
const closingSchema = z.object({
  opportunityId: z.string(),
  at: z.string(),
  /** How many pages are done, and the last applicant on them; null at first. */
  pages: z.number().int(),
  last: placeSchema.nullable(),
});

/** A condition that does not hold means that another delivery did the same before. */
const unlessDone = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/**
 * When an opportunity with applications ends, writes the record of its closing. That record comes through the stream
 * itself, and its applicants are notified page by page, however many there are.
 */
export const startClosing: Effect = async ({ before, after, at }) => {
  const opportunity = statusSchema.safeParse(after).data;
  if (!opportunity || !isEnded(opportunity.status)) return;
  const was = statusSchema.safeParse(before).data?.status;
  if (was !== 'open' && was !== 'paused') return;
  const { id } = opportunity;
  if ((await applicationCountOf(id)) === 0) return;
  await unlessDone(
    putItem({
      Item: {
        ...itemOf('closing', { opportunityId: id }),
        opportunityId: id,
        at: at.toISOString(),
        pages: 0,
        last: null,
      },
      // The same closing once; a later one, after it was open again, replaces it.
      ConditionExpression: 'attribute_not_exists(pk) OR #at < :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at.toISOString() },
    }),
  );
};

/**
 * Notifies one page of the applicants whose applications are undecided, and moves the record of the closing on, which
 * causes the next page; after the last page it is deleted. No one is notified once the opportunity is open again.
 */
export const notifyApplicantsOfClosing: Effect = async ({ after }) => {
  if (after === undefined) return;
  const { opportunityId, at, pages, last: previous } = closingSchema.parse(after);
  const opportunity = await getItem(namedSchema, opportunityKey(opportunityId));
  const stillClosed = isEnded(opportunity?.status) ? opportunity : undefined;
  const { applicants, last } = stillClosed
    ? await applicantsOf(opportunityId, PAGE, previous ?? undefined)
    : { applicants: [], last: undefined };
  for (const { userId, status } of applicants)
    if (stillClosed && canMove(applicationWorkflow, status, 'withdrawn', 'applicant'))
      await notify(userId, at, {
        kind: 'opportunity_closed',
        opportunityId,
        title: stillClosed.title,
        company: stillClosed.company,
      });
  // Only from where this page began: a change that is delivered twice does not start a second round.
  const only = {
    Key: keyOf('closing', { opportunityId }),
    ConditionExpression: '#at = :at AND pages = :pages',
    ExpressionAttributeNames: { '#at': 'at' },
  };
  const values = { ':at': at, ':pages': pages };
  await unlessDone(
    last
      ? updateItem({
          ...only,
          UpdateExpression: 'SET #last = :last, pages = pages + :one',
          ExpressionAttributeNames: { ...only.ExpressionAttributeNames, '#last': 'last' },
          ExpressionAttributeValues: { ...values, ':last': last, ':one': 1 },
        })
      : deleteItem({ ...only, ExpressionAttributeValues: values }),
  );
};

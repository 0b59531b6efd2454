import * as z from 'zod';
import {
  ConditionFailed,
  deleteItem,
  getItem,
  type Key,
  putItem,
  updateItem,
} from '#functions/core/table.ts';
import { applicantsOf } from '#functions/features/applications/repository.ts';
import { notify } from '#functions/features/notifications/repository.ts';
import { opportunityKey } from '#functions/features/opportunities/repository.ts';
import { mayGo } from '#shared/features/application-rules.ts';
import { opportunitySchema } from '#shared/features/opportunities.ts';
import type { Effect } from './change.ts';

/** So many applicants are told for one record of the stream: some seconds' work at the worst. */
const PAGE = 25;

const closingKey = (opportunityId: string): Key => ({ pk: `opportunity#${opportunityId}`, sk: 'closing' });

/** All that matters of an opportunity's record here: whatever else may be wrong with it, its applicants are told. */
const standingSchema = opportunitySchema.pick({ id: true, status: true, applicationCount: true });
const namedSchema = opportunitySchema.pick({ status: true, title: true, company: true });

const placeSchema = z.object({ appliedAt: z.string(), userId: z.string() });
const closingSchema = z.object({
  opportunityId: z.string(),
  at: z.string(),
  /** How many pages are done, and the last applicant on them; null at first. */
  pages: z.number().int(),
  told: placeSchema.nullable(),
});

/** A condition did not hold: somebody was here before, and has done the same. */
const unlessDone = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/**
 * When an opportunity with applications closes, notes that its applicants are to be told. The note is a record that
 * comes through the stream itself: it is worked off page by page, however many there are.
 */
export const noteClosing: Effect = async ({ before, after, at }) => {
  const became = standingSchema.safeParse(after).data;
  if (became?.status !== 'closed' || became.applicationCount === 0) return;
  if (standingSchema.safeParse(before).data?.status !== 'open') return;
  const { id } = became;
  await unlessDone(
    putItem({
      Item: {
        ...closingKey(id),
        entity: 'closing',
        opportunityId: id,
        at: at.toISOString(),
        pages: 0,
        told: null,
      },
      // The same closing once; a later one, after it was open again, in its place.
      ConditionExpression: 'attribute_not_exists(pk) OR #at < :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at.toISOString() },
    }),
  );
};

/**
 * Tells one page of the applicants whose applications are undecided, and moves the note on, which brings the next page;
 * after the last the note goes. Nobody is told of what is open again by now.
 */
export const tellOfClosing: Effect = async ({ after }) => {
  if (after === undefined) return;
  const { opportunityId, at, pages, told } = closingSchema.parse(after);
  const opportunity = await getItem(namedSchema, opportunityKey(opportunityId));
  const stillClosed = opportunity?.status === 'closed' ? opportunity : undefined;
  const { applicants, last } = stillClosed
    ? await applicantsOf(opportunityId, PAGE, told ?? undefined)
    : { applicants: [], last: undefined };
  for (const { userId, status } of applicants)
    if (stillClosed && mayGo(status, 'withdrawn'))
      await notify(userId, at, {
        kind: 'opportunity_closed',
        opportunityId,
        title: stillClosed.title,
        company: stillClosed.company,
      });
  // Only from where this page began: a change that is heard of twice does not begin a second round.
  const only = {
    Key: closingKey(opportunityId),
    ConditionExpression: '#at = :at AND pages = :pages',
    ExpressionAttributeNames: { '#at': 'at' },
  };
  const values = { ':at': at, ':pages': pages };
  await unlessDone(
    last
      ? updateItem({
          ...only,
          UpdateExpression: 'SET told = :last, pages = pages + :one',
          ExpressionAttributeValues: { ...values, ':last': last, ':one': 1 },
        })
      : deleteItem({ ...only, ExpressionAttributeValues: values }),
  );
};

import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { ConditionFailed, deleteItem, getItem, putItem, updateItem } from '#functions/core/table.ts';
import { applicationWorkflow } from '#shared/features/application-rules.ts';
import { opportunitySchema } from '#shared/features/opportunities.ts';
import { opportunityWorkflow } from '#shared/features/opportunity-rules.ts';
import type { OpportunityStatus } from '#shared/features/opportunity-statuses.ts';
import { canMove, transitionOf } from '#shared/workflow.ts';
import { applicantsOf } from '../applications/repository.ts';
import { notify } from '../notifications/repository.ts';
import { applicationCountOf, opportunityKey, stepSchema } from './repository.ts';

/** How many applicants are notified for one record of the stream: some seconds' work at most. */
const PAGE = 25;

/** What an opportunity becomes when it takes no more applications for good. */
const isEnded = (status: OpportunityStatus): boolean =>
  status === 'closed' || status === 'filled' || status === 'expired';

/** All that matters of an opportunity's record here: whatever else is wrong with it, its applicants are notified. */
const statusSchema = opportunitySchema.pick({ id: true, status: true });
const historySchema = z.object({ history: z.array(stepSchema) });
const namedSchema = opportunitySchema.pick({ status: true, title: true, company: true });

const placeSchema = z.object({ appliedAt: z.string(), userId: z.string() });
/** The record of a closing, or of a change of the terms. */
const closingSchema = z.object({
  opportunityId: z.string(),
  at: z.string(),
  /** How many pages are done, and the last applicant on them; null at first. */
  pages: z.number().int(),
  last: placeSchema.nullable(),
  /** Until when it can be undone: no one is notified before. */
  undoUntil: z.string().optional(),
  /** How often it was put off until then. */
  waits: z.number().int().default(0),
});
type Note = z.infer<typeof closingSchema>;

/** A condition that does not hold means that another delivery did the same before. */
const unlessDone = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

type NoteKind = 'closing' | 'terms-change';

/** Writes the record whose consumer notifies the applicants of an opportunity, if it has any. */
const startNote = async (
  kind: NoteKind,
  opportunityId: string,
  at: string,
  undoUntil?: string,
): Promise<void> => {
  if ((await applicationCountOf(opportunityId)) === 0) return;
  await unlessDone(
    putItem({
      Item: {
        ...itemOf(kind, { opportunityId }),
        ...{ opportunityId, at, undoUntil, pages: 0, last: null, waits: 0 },
      },
      // The same event once; a later one replaces it.
      ConditionExpression: 'attribute_not_exists(pk) OR #at < :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at },
    }),
  );
};

/** Until when who ended an opportunity can undo it; undefined when they cannot, as after the hourly run. */
const undoUntilOf = (from: OpportunityStatus, after: Record<string, unknown> | undefined) => {
  const step = historySchema.safeParse(after).data?.history.at(-1);
  if (step?.by !== 'poster') return undefined;
  const seconds = transitionOf(opportunityWorkflow, from, step.status, step.by)?.undoSeconds;
  return seconds === undefined ? undefined : new Date(Date.parse(step.at) + seconds * 1000).toISOString();
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
  await startNote('closing', opportunity.id, at.toISOString(), undoUntilOf(was, after));
};

const changedSchema = opportunitySchema.pick({ id: true, changes: true });

/** The same when the terms of a published opportunity changed. */
export const startTermsChange: Effect = async ({ before, after }) => {
  const opportunity = changedSchema.safeParse(after).data;
  const latest = opportunity?.changes.at(-1)?.at;
  if (!opportunity || latest === undefined) return;
  if (changedSchema.safeParse(before).data?.changes.at(-1)?.at === latest) return;
  await startNote('terms-change', opportunity.id, latest);
};

type Named = z.infer<typeof namedSchema>;

/** An index follows the table within a second as a rule; no one is in a hurry here. */
const SETTLE_MS = 2_000;

/**
 * Waits until the index of applications holds what happened before the closing or change: else those who applied last would not be
 * notified, and those who withdrew last would be.
 */
const settle = async (closed: Date): Promise<void> => {
  const left = closed.getTime() + SETTLE_MS - Date.now();
  if (left > 0) await wait(Math.min(left, SETTLE_MS));
};

/** How long a note is put off at a time: other records of its batch wait for it. */
const PUT_OFF_MS = 500;

/**
 * Puts a note off while what it is about can be undone: writing it causes the next look at it. By the times of the
 * events, so that it ends whatever the machine's clock says.
 */
const putOff = async (kind: NoteKind, { opportunityId, at, waits }: Note): Promise<void> => {
  await wait(PUT_OFF_MS);
  await unlessDone(
    updateItem({
      Key: keyOf(kind, { opportunityId }),
      UpdateExpression: 'SET waits = :next',
      ConditionExpression: '#at = :at AND pages = :none AND waits = :waits',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at, ':none': 0, ':waits': waits, ':next': waits + 1 },
    }),
  );
};

/**
 * Notifies one page of the applicants whose applications are undecided, and moves the record on, which causes the next
 * page; after the last page it is deleted. No one is notified once `isTrue` no longer holds.
 */
const notifyPage =
  (
    noteKind: NoteKind,
    kind: 'opportunity_closed' | 'terms_changed',
    isTrue: (opportunity: Named) => boolean,
  ): Effect =>
  async ({ after, at: changedAt }) => {
    if (after === undefined) return;
    const note = closingSchema.parse(after);
    const { opportunityId, at, pages, last: previous, undoUntil } = note;
    if (pages === 0 && undoUntil !== undefined && changedAt.getTime() <= Date.parse(undoUntil))
      return putOff(noteKind, note);
    if (pages === 0) await settle(changedAt);
    const opportunity = await getItem(namedSchema, opportunityKey(opportunityId));
    const still = opportunity && isTrue(opportunity) ? opportunity : undefined;
    const { applicants, last } = still
      ? await applicantsOf(opportunityId, PAGE, previous ?? undefined)
      : { applicants: [], last: undefined };
    for (const { userId, status, appliedAt } of applicants)
      if (
        still &&
        (kind !== 'terms_changed' || appliedAt < at) &&
        canMove(applicationWorkflow, status, 'withdrawn', 'applicant')
      )
        await notify(userId, at, { kind, opportunityId, title: still.title, company: still.company });
    // Only from where this page began: a change that is delivered twice does not start a second round.
    const only = {
      Key: keyOf(noteKind, { opportunityId }),
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

/** Notifies applicants that an opportunity ended, unless it is open again. */
export const notifyApplicantsOfClosing = notifyPage('closing', 'opportunity_closed', ({ status }) =>
  isEnded(status),
);

/** Notifies applicants that its terms changed after they applied, as long as it is open or paused. */
export const notifyApplicantsOfTerms = notifyPage(
  'terms-change',
  'terms_changed',
  ({ status }) => !isEnded(status),
);

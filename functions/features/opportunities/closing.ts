import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { deleteItem, getItem, putItem, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { applicantsOf } from '#functions/parts/applications/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { applicationCountOf, opportunityKey, stepSchema } from '#functions/parts/opportunities/repository.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { canMove, transitionOf } from '#shared/core/workflow.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { opportunitySchema } from '#shared/features/opportunities/routes.ts';
import { opportunityWorkflow } from '#shared/features/opportunities/rules.ts';

/** How many applicants are notified for one record of the stream: some seconds' work at most. */
const PAGE = 25;

/** What an opportunity becomes when it takes no more applications for good. */
const isEnded = (status: OpportunityStatus): boolean =>
  status === 'closed' || status === 'filled' || status === 'expired';

/** All that matters of an opportunity's record here: whatever else is wrong with it, its applicants are notified. */
const statusSchema = opportunitySchema.pick({ id: true, status: true });
const historySchema = z.object({ history: z.array(stepSchema) });
const namedSchema = opportunitySchema.pick({ status: true, title: true, company: true });

const placeSchema = z.object({ place: z.string(), userId: z.string() });
/** The record of a closing, or of a change of the terms. */
const closingSchema = z.object({
  opportunityId: z.string(),
  at: z.string(),
  /** How many pages are done, and the last applicant on them; null at first. */
  pages: z.number().int(),
  last: placeSchema.nullable(),
});

type NoteKind = 'closing' | 'terms-change';

/** That an opportunity ended, or its terms changed: which, and when. */
const eventSchema = z.object({ opportunityId: z.string(), at: z.string() });
type Event = z.infer<typeof eventSchema>;

/** Writes the record whose consumer notifies the applicants of an opportunity. */
const startNote = async (kind: NoteKind, { opportunityId, at }: Event): Promise<void> => {
  await unlessRefused(
    putItem({
      Item: { ...itemOf(kind, { opportunityId }), opportunityId, at, pages: 0, last: null },
      // The same event once; a later one replaces it.
      ConditionExpression: 'attribute_not_exists(pk) OR #at < :at',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':at': at },
    }),
  );
};

/** The end of an opportunity, with the time of its step in the history, where it has one. */
const endSchema = eventSchema.extend({ step: z.string().optional() });

/**
 * Begins to notify the applicants of an opportunity that ended, once that can no longer be undone. When it was undone, or it
 * ended once more since, there is nothing to do: that end has a task of its own.
 */
export const opportunityEnded = defineTask('opportunity-ended', endSchema, async ({ step, ...event }) => {
  if (step !== undefined) {
    const now = await getItem(historySchema, opportunityKey(event.opportunityId));
    if (now?.history.at(-1)?.at !== step) return;
  }
  await startNote('closing', event);
});

/** Begins to notify the applicants of an opportunity whose terms changed. */
export const termsChanged = defineTask('terms-changed', eventSchema, (event) =>
  startNote('terms-change', event),
);

type Step = z.infer<typeof stepSchema>;

/** For how many seconds who ended an opportunity can undo it; 0 when they cannot, as after the hourly run. */
const undoSecondsOf = (from: OpportunityStatus, step: Step | undefined): number =>
  step?.by === 'poster'
    ? (transitionOf(opportunityWorkflow, from, step.status, step.by)?.undoSeconds ?? 0)
    : 0;

/**
 * The index of applications holds what happened before an event within a second as a rule: with these seconds, those who
 * applied last are notified, and those who withdrew last are not.
 */
const SETTLE_SECONDS = 2;

/**
 * When an opportunity with applications ends, queues the notifications of its applicants for when the poster can no longer
 * undo it. They are then written page by page, by a record of the closing that comes through the stream, however many
 * there are.
 */
export const startClosing: Effect = async ({ before, after, at }) => {
  const opportunity = statusSchema.safeParse(after).data;
  if (!opportunity || !isEnded(opportunity.status)) return;
  const was = statusSchema.safeParse(before).data?.status;
  if (was !== 'open' && was !== 'paused') return;
  if ((await applicationCountOf(opportunity.id)) === 0) return;
  const step = historySchema.safeParse(after).data?.history.at(-1);
  await opportunityEnded.queue(
    { opportunityId: opportunity.id, at: at.toISOString(), step: step?.at },
    undoSecondsOf(was, step) + SETTLE_SECONDS,
  );
};

const changedSchema = opportunitySchema.pick({ id: true, changes: true });

/** The same when the terms of a published opportunity changed. */
export const startTermsChange: Effect = async ({ before, after }) => {
  const opportunity = changedSchema.safeParse(after).data;
  const latest = opportunity?.changes.at(-1)?.at;
  if (!opportunity || latest === undefined) return;
  if (changedSchema.safeParse(before).data?.changes.at(-1)?.at === latest) return;
  if ((await applicationCountOf(opportunity.id)) === 0) return;
  await termsChanged.queue({ opportunityId: opportunity.id, at: latest }, SETTLE_SECONDS);
};

type Named = z.infer<typeof namedSchema>;

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
  async ({ after }) => {
    if (after === undefined) return;
    const { opportunityId, at, pages, last: previous } = closingSchema.parse(after);
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
    const key = keyOf(noteKind, { opportunityId });
    const only = asRead({ at, pages });
    await unlessRefused(
      last
        ? updateItem(updateOf(key, { set: { last }, add: { pages: 1 } }, only))
        : deleteItem({ Key: key, ...conditionOf(only) }),
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

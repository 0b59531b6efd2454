import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { type StoredApplication, storedApplicationSchema } from '#functions/parts/applications/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { isUndo } from '#shared/features/applications/history.ts';
import {
  type ApplicationStatus,
  DECISION_UNDO_SECONDS,
  WITHDRAWAL_UNDO_SECONDS,
} from '#shared/features/applications/rules.ts';
import { notifyOfferer } from './offer-answer-notification.ts';

type Step = StoredApplication['history'][number];

const keyOfStep = ({ status, at }: Step): string => `${status} ${at}`;

/** The steps of the record before the change. One that never was a valid application caused no notification. */
const stepsBefore = (image: Record<string, unknown> | undefined): ReadonlySet<string> =>
  new Set(storedApplicationSchema.safeParse(image).data?.history.map(keyOfStep));

/** Statuses with which the meetings for an application end. */
const ENDED: readonly ApplicationStatus[] = ['withdrawn', 'rejected', 'hired'];
/** When none of them can be undone any more, and every request that began before is over: a function has ten seconds. */
const END_SECONDS = Math.max(DECISION_UNDO_SECONDS, WITHDRAWAL_UNDO_SECONDS, 10) + 1;

/** A step that was taken longer than this before its record was written came with its history: it is decided for good. */
const RECENT_MS = HOUR_MS;

const notifyStep = async (
  application: StoredApplication,
  step: Step,
  { undoes, before, at: changedAt }: { undoes: boolean; before: Step | undefined; at: Date },
): Promise<void> => {
  const { userId, opportunityId, opportunity } = application;
  const { title, company } = opportunity;
  const { status, at, by } = step;
  const last = before?.status;
  if (ENDED.includes(status) || (undoes && last === 'interview_scheduled'))
    await queueTask('meetings-called-off', { userId, opportunityId }, undoes ? 1 : END_SECONDS);
  if (by === 'employer' && changedAt.getTime() - Date.parse(at) <= RECENT_MS) {
    // What an employer takes back was never sent, and a decision is sent once it cannot be taken back.
    if (!undoes)
      await queueTask(
        'application-decided',
        { userId, opportunityId, status, at },
        DECISION_UNDO_SECONDS + 1,
      );
    return;
  }
  const restored = undoes || undefined;
  await notify(userId, at, { kind: 'application', status, restored, opportunityId, title, company });
  await notifyOfferer(application, step);
};

/**
 * Notifies the applicant of every status that a change added to the application's history: of what employers just decided after
 * their time to undo it. What is new follows from the two images alone, not from the notifications that exist: so the
 * result is the same in whichever order, and however often, changes are delivered.
 */
export const notifyApplicant: Effect = async ({ before, after, at }) => {
  if (after === undefined) return;
  const application = storedApplicationSchema.parse(after);
  const { history } = application;
  const known = stepsBefore(before);
  await Promise.all(
    history.map(async (step, index) => {
      if (!known.has(keyOfStep(step)))
        await notifyStep(application, step, {
          undoes: isUndo(history, index),
          before: history[index - 1],
          at,
        });
    }),
  );
};

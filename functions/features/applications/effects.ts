import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { isUndo } from '#shared/features/application-history.ts';
import { DECISION_UNDO_SECONDS } from '#shared/features/application-rules.ts';
import { notify } from '../notifications/repository.ts';
import { notifyOfferer } from './offer-answered.ts';
import { type StoredApplication, storedApplicationSchema } from './repository.ts';

type Step = StoredApplication['history'][number];

const keyOfStep = ({ status, at }: Step): string => `${status} ${at}`;

/** The steps of the record before the change. One that never was a valid application caused no notification. */
const stepsBefore = (image: Record<string, unknown> | undefined): ReadonlySet<string> =>
  new Set(storedApplicationSchema.safeParse(image).data?.history.map(keyOfStep));

const notifyStep = async (application: StoredApplication, step: Step, undoes: boolean): Promise<void> => {
  const { userId, opportunityId, opportunity } = application;
  const { title, company } = opportunity;
  const { status, at, by } = step;
  if (by === 'employer') {
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
 * Notifies the applicant of every status that a change added to the application's history: of what employers decide after
 * their time to undo it. What is new follows from the two images alone, not from the notifications that exist: so the
 * result is the same in whichever order, and however often, changes are delivered.
 */
export const notifyApplicant: Effect = async ({ before, after }) => {
  if (after === undefined) return;
  const application = storedApplicationSchema.parse(after);
  const { history } = application;
  const known = stepsBefore(before);
  await Promise.all(
    history.map(async (step, index) => {
      if (!known.has(keyOfStep(step))) await notifyStep(application, step, isUndo(history, index));
    }),
  );
};

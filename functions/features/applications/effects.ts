import type { Effect } from '#functions/core/stream/change.ts';
import { undoesWithdrawal } from '#shared/features/application-rules.ts';
import { type Application, applicationSchema } from '#shared/features/applications.ts';
import { notify } from '../notifications/repository.ts';

type Step = Application['history'][number];

const keyOfStep = ({ status, at }: Step): string => `${status} ${at}`;

/** The steps of the record before the change. One that never was a valid application caused no notification. */
const stepsBefore = (image: Record<string, unknown> | undefined): ReadonlySet<string> =>
  new Set(applicationSchema.safeParse(image).data?.history.map(keyOfStep));

/**
 * Notifies the applicant of every status that a change added to the application's history. What is new follows from
 * the two images alone, not from the notifications that exist: so the result is the same in whichever order, and
 * however often, changes are delivered.
 */
export const notifyApplicant: Effect = async ({ before, after }) => {
  if (after === undefined) return;
  const { userId, opportunityId, opportunity, history } = applicationSchema.parse(after);
  const { title, company } = opportunity;
  const known = stepsBefore(before);
  const added = history.map((step, index) => ({
    ...step,
    restored: undoesWithdrawal(history, index) || undefined,
  }));
  await Promise.all(
    added
      .filter((step) => !known.has(keyOfStep(step)))
      .map(({ status, at, restored }) =>
        notify(userId, at, { kind: 'application', status, restored, opportunityId, title, company }),
      ),
  );
};

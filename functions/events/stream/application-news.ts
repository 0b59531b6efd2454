import { notify } from '#functions/features/notifications/repository.ts';
import { type Application, applicationSchema } from '#shared/features/applications.ts';
import type { Effect } from './change.ts';

type Step = Application['history'][number];

/** The steps of the record as it was. One that never was a valid application told nothing. */
const stepsBefore = (image: Record<string, unknown> | undefined): ReadonlySet<string> =>
  new Set(applicationSchema.safeParse(image).data?.history.map(keyOf));

const keyOf = ({ status, at }: Step): string => `${status} ${at}`;

/**
 * Tells the applicant of every status that a change brought, by the history that the record carries. What is told
 * follows from the image alone, not from what is there already: so it comes to the same in whichever order changes
 * are heard of, and however often.
 */
export const tellApplicant: Effect = async ({ before, after }) => {
  if (after === undefined) return;
  const { userId, opportunityId, opportunity, history } = applicationSchema.parse(after);
  const { title, company } = opportunity;
  const known = stepsBefore(before);
  const news = history.filter((step) => !known.has(keyOf(step)));
  await Promise.all(
    news.map(({ status, at }) =>
      notify(userId, at, { kind: 'application', status, opportunityId, title, company }),
    ),
  );
};

import { type CalendarEvent, calendarFile } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';
import { inOrder, momentOf } from '#shared/features/study-plan/due.ts';
import type { studyPlan } from '#shared/features/study-plan/routes.ts';
import { STUDY_PLAN_PATH } from '#shared/features/study-plan/rules.ts';
import type { Deadline } from '#shared/features/study-plan/schema.ts';
import { getPlan } from './repository.ts';

const MINUTE_MS = 60_000;
/** Calendar programs show nothing for what has no length: the half hour that ends with the deadline. */
const SHOWN_MINUTES = 30;

const eventOf = (deadline: Deadline, userId: string, sequence: number): CalendarEvent => ({
  // Ids are the browser’s: two users may have the same.
  uid: `${userId}-${deadline.id}@study-plan.fledge`,
  page: `${env('SITE_URL')}${STUDY_PLAN_PATH}`,
  start: momentOf(deadline) - SHOWN_MINUTES * MINUTE_MS,
  minutes: SHOWN_MINUTES,
  sequence,
  summary:
    deadline.country === null
      ? deadline.title
      : `${deadline.title} (${GUIDE_COUNTRY_NAMES[deadline.country]})`,
});

/** The deadlines of the student’s plan that are not done, as a file for calendar programs. */
export const calendar: Handler<typeof studyPlan.calendar> = async ({ account, now, setHeader }) => {
  const { deadlines = [], version = 0 } = (await getPlan(account.id)) ?? {};
  setHeader('content-type', DOCUMENT_TYPES.calendar);
  const open = inOrder(deadlines).filter(({ done }) => !done);
  return calendarFile(
    open.map((deadline) => eventOf(deadline, account.id, version)),
    { stamp: now },
  );
};

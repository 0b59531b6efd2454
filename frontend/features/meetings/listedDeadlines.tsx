import { Suspense } from 'react';
import type { CalendarEntry } from '#frontend/parts/calendar/entry.ts';
import type { OpenDeadline } from '#frontend/parts/study-plan/useOpenDeadlines.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { STUDY_PLAN_PATH } from '#shared/features/study-plan/rules.ts';
import type { Listed } from './listed.tsx';

const DeadlineCard = lazyPart<{ deadline: OpenDeadline }>(async () => ({
  default: (await import('#frontend/parts/study-plan/DeadlineCard.tsx')).DeadlineCard,
}));

const MINUTE_MS = 60_000;
/** A grid shows nothing of what has no length: the half hour that ends with the deadline, as in calendar files. */
const DEADLINE_MINUTES = 30;

/** A deadline of the study plan as the calendar shows it. */
const entryOfDeadline = ({ id, title, due }: OpenDeadline): CalendarEntry => ({
  id,
  title,
  start: new Date(Date.parse(due) - DEADLINE_MINUTES * MINUTE_MS).toISOString(),
  minutes: DEADLINE_MINUTES,
  detail: 'Study plan',
  to: STUDY_PLAN_PATH,
  firm: true,
});

/** The deadlines of a study plan as a calendar lists them. */
export const listedDeadlines = (deadlines: readonly OpenDeadline[]): Listed[] =>
  deadlines.map((deadline) => ({
    id: deadline.id,
    start: deadline.due,
    entry: entryOfDeadline(deadline),
    card: (
      <Suspense fallback={<Skeleton className="my-3 h-16 w-full" />}>
        <DeadlineCard deadline={deadline} />
      </Suspense>
    ),
  }));

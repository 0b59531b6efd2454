import { Link } from 'react-router-dom';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';
import { STUDY_PLAN_PATH } from '#shared/features/study-plan/rules.ts';
import { clockIn, useTimeZone } from '../calendar/time.ts';
import type { OpenDeadline } from './useOpenDeadlines.ts';

/** A deadline of the study plan among the entries of a day: by when, what, and for which country. */
export function DeadlineCard({ deadline: { title, country, due } }: { deadline: OpenDeadline }) {
  return (
    <article className="min-w-0 py-3">
      <p className="flex flex-wrap items-center gap-2 text-small tabular-nums">
        <time dateTime={due}>{`By ${clockIn(due, useTimeZone())}`}</time>
        <Badge size="small" tone="warning">
          Deadline
        </Badge>
      </p>
      <p className="font-medium wrap-anywhere">
        <Link to={STUDY_PLAN_PATH} className="rounded-tick py-1 hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </p>
      <p className="text-small text-muted">
        {country === null ? 'Study plan' : `Study plan · ${GUIDE_COUNTRY_NAMES[country]}`}
      </p>
    </article>
  );
}

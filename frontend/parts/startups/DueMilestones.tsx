import { Link } from 'react-router-dom';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { startupPath } from '#shared/features/startups/address.ts';
import type { DueMilestone } from '#shared/features/startups/schema.ts';
import { dateInWords } from '../calendar/time.ts';

export interface DueMilestonesProps {
  milestones: readonly DueMilestone[];
  /** The first day that the calendar shows, and the one after its last. */
  from: string;
  until: string;
}

/** The milestones of startups that are due on the days that a calendar shows. They have a day, and no hour. */
export function DueMilestones({ milestones, from, until }: DueMilestonesProps) {
  const due = milestones.filter((one) => one.due >= from && one.due < until);
  if (due.length === 0) return null;
  return (
    <section aria-label="Milestones due" className="mb-4 rounded-card border border-line px-4 py-2">
      <ul className="divide-y divide-line">
        {due.map(({ startupId, startup, id, title, due }) => (
          <li
            key={`${startupId} ${id}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-small"
          >
            <time dateTime={due}>{dateInWords(due)}</time>
            <Badge size="small" tone="warning">
              Milestone
            </Badge>
            <Link
              to={startupPath(startupId)}
              className="min-w-0 rounded-tick py-1 font-medium wrap-anywhere hover:underline"
            >
              <bdi>{title}</bdi>
            </Link>
            <bdi className="min-w-0 text-muted wrap-anywhere">{startup}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

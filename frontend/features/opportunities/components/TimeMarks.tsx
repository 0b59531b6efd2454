import { Badge } from '#frontend/ui/data/Badge.tsx';
import { daysLeft, isOver } from '#frontend/ui/data/deadlineWords.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';

/** Days after its posting in which an opportunity is marked as new. */
const NEW_DAYS = 3;
/** Days before its deadline in which an opportunity is marked as closing soon. */
const CLOSING_DAYS = 3;

/** In lists, that an opportunity has just been posted, or closes soon. */
export function TimeMarks({ postedAt, deadline }: Pick<OpportunitySummary, 'postedAt' | 'deadline'>) {
  const now = serverDate();
  if (!isOver(deadline, now) && daysLeft(deadline, now) <= CLOSING_DAYS)
    return (
      <Badge size="small" tone="warning">
        Closing soon
      </Badge>
    );
  return now.getTime() - Date.parse(postedAt) < NEW_DAYS * DAY_MS ? (
    <Badge size="small" tone="info">
      New
    </Badge>
  ) : null;
}

import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { judgingTaskPath } from '#shared/features/judging/address.ts';
import type { TaskRow } from '#shared/features/judging/schema.ts';
import { TASK_STANDINGS } from '../taskWords.ts';

/** The entries of a judge in their order, each with its state. */
export function TaskRows({ challengeId, rows }: { challengeId: string; rows: readonly TaskRow[] }) {
  const zone = useTimeZone();
  return (
    <ol aria-label="Your entries" className="divide-y divide-line border-y border-line">
      {rows.map(({ entryId, place, title, status, common, dueAt }) => {
        const { label, tone } = TASK_STANDINGS[status];
        return (
          <li key={entryId} className="flex items-center gap-4 py-3">
            <span aria-hidden="true" className="w-6 flex-none text-small text-muted tabular-nums">
              {place}
            </span>
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
              <div className="min-w-0 flex-1 basis-60">
                <h2 className="font-medium wrap-anywhere">
                  <TextLink quiet to={judgingTaskPath(challengeId, entryId)}>
                    <bdi>{title}</bdi>
                  </TextLink>
                </h2>
                <p className="text-small text-muted tabular-nums empty:hidden">
                  {status === 'waiting' && <span>{`Due ${momentIn(dueAt, zone)}`}</span>}
                  {status === 'waiting' && common && <span> · </span>}
                  {common && <span>All judges score it</span>}
                </p>
              </div>
              <Badge size="small" tone={tone}>
                {label}
              </Badge>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

import { Card } from '#frontend/ui/Card.tsx';
import { Mark } from '#frontend/ui/Logo.tsx';
import { StatusBadge } from '#frontend/ui/StatusBadge.tsx';
import {
  APPLICATION_STATUS_LABELS,
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '#shared/features/application-rules.ts';

const MEANINGS: Readonly<Record<ApplicationStatus, string>> = {
  new: 'It has arrived and waits to be read.',
  reviewed: 'Somebody has read it.',
  interview_scheduled: 'There is a date to talk.',
  rejected: 'Not this time. You are told, not left guessing.',
  withdrawn: 'You changed your mind. You may apply again.',
};

/** What an application can become, shown with the real thing. */
export function StatusLegend() {
  return (
    <div className="relative w-full max-w-form justify-self-center lg:justify-self-end">
      <span className="absolute right-8 bottom-full -mb-1.5 text-brand">
        <Mark className="h-16 w-19" />
      </span>
      <Card title="Where every application stands">
        <ul className="-mb-2 divide-y divide-line border-t border-line">
          {APPLICATION_STATUSES.map((status) => (
            <li key={status} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 text-small">
              <span className="w-40 flex-none">
                <StatusBadge status={status}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
              </span>
              <span className="min-w-40 flex-1 text-muted">{MEANINGS[status]}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

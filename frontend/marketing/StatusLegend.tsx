import { Card } from '#frontend/ui/Card.tsx';
import { Mark } from '#frontend/ui/Logo.tsx';
import { StatusBadge } from '#frontend/ui/StatusBadge.tsx';

/** The spec's statuses in the product's own badges; the words are written out as the contract's are not loaded here. */
const STATUSES = [
  { status: 'new', label: 'New', meaning: 'It has arrived and waits to be read.' },
  { status: 'reviewed', label: 'Reviewed', meaning: 'Somebody has read it.' },
  { status: 'interview_scheduled', label: 'Interview Scheduled', meaning: 'There is a date to talk.' },
  { status: 'rejected', label: 'Rejected', meaning: 'Not this time. You are told, not left guessing.' },
  { status: 'withdrawn', label: 'Withdrawn', meaning: 'You changed your mind. You may apply again.' },
];

/** What an application can become, shown with the real thing. */
export function StatusLegend() {
  return (
    <div className="relative w-full max-w-form justify-self-center lg:justify-self-end">
      <span className="absolute right-8 bottom-full -mb-1.5 text-brand">
        <Mark className="h-16 w-19" />
      </span>
      <Card title="Where every application stands">
        <ul className="-mb-2 divide-y divide-line border-t border-line">
          {STATUSES.map(({ status, label, meaning }) => (
            <li key={status} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-3 text-small">
              <span className="w-40 flex-none">
                <StatusBadge status={status}>{label}</StatusBadge>
              </span>
              <span className="min-w-40 flex-1 text-muted">{meaning}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

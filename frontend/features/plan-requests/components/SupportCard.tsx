import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { PROMISE_STATES, promiseState, SUPPORT } from '#shared/features/contact/support-rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { useSupport } from '../api.ts';

/** How many promises are listed. */
const LISTED = 3;

/** When messages of the company are answered by its plan, and how that was kept. */
export function SupportCard() {
  const { data, error, isFetching, refetch } = useSupport();
  return (
    <Card title="Support">
      {data && <Kept support={data} />}
      {!data && (!error || isFetching) && <Skeleton className="h-16 w-full" />}
      {!data && error && !isFetching && <RetryNotice error={error} onRetry={() => void refetch()} />}
    </Card>
  );
}

function Kept({ support: { level, kept, missed, items } }: { support: AnswerOf<'contact.support'> }) {
  const { label, within } = SUPPORT[level];
  return (
    <div className="flex flex-col gap-3 text-small">
      <p>
        <span className="font-medium">{label}</span>{' '}
        <span className="text-muted">{`We reply to your messages ${within}.`}</span>
      </p>
      {kept + missed > 0 && (
        <p className="tabular-nums">{`Kept: ${kept}. Missed: ${missed}. Counted over the last year.`}</p>
      )}
      {items.length > 0 && (
        <ul aria-label="Latest messages" className="flex flex-col gap-2">
          {items.slice(0, LISTED).map((item) => (
            <li key={item.receivedAt}>
              <StatusBadge {...PROMISE_STATES[promiseState(item, serverNow())]} />
              <p className="mt-0.5 text-muted">
                {`Sent ${fullMoment(item.receivedAt)}, reply by ${fullMoment(item.dueAt)}`}
              </p>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink to={PATHS.contact}>Write to us</TextLink>
      </p>
    </div>
  );
}

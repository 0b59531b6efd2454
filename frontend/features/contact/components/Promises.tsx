import { useQuery } from '@tanstack/react-query';
import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullMoment } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { PROMISE_STATES, promiseState, SUPPORT } from '#shared/features/contact/support-rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** How the promised replies stand: those that are due, and how many were kept and missed. */
export function Promises() {
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query('contact.promises'),
    staleTime: 0,
    refetchInterval: 60_000,
  });
  return (
    <Card
      title="Promised replies"
      description="Companies get a reply by the time that their plan promises. Mark a message as answered once you’ve replied by email."
    >
      {data && <Numbers promises={data} />}
      {!data && (!error || isFetching) && <Skeleton className="h-20 w-full" />}
      {!data && error && !isFetching && <RetryNotice error={error} onRetry={() => void refetch()} />}
    </Card>
  );
}

function Numbers({
  promises: { counts, waiting, overdue, items },
}: {
  promises: AnswerOf<'contact.promises'>;
}) {
  return (
    <div className="grid gap-6 text-small md:grid-cols-2">
      <div>
        <h3 className="font-medium">{`Due: ${waiting}, of which overdue: ${overdue}`}</h3>
        {items.length === 0 ? (
          <p className="mt-1 text-muted">Nothing is due.</p>
        ) : (
          <ul className="mt-1 flex flex-col">
            {items.slice(0, 5).map(({ id, subject, support }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-2 py-1">
                {support && <StatusBadge {...PROMISE_STATES[promiseState(support, serverNow())]} />}
                <TextLink to={`${ADMIN_PATHS.messages}?open=${id}`}>
                  <bdi>{subject}</bdi>
                </TextLink>
                {support && <span className="text-muted">{`by ${fullMoment(support.dueAt)}`}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <dl className="flex flex-col gap-1">
        {counts.map(({ level, kept, missed }) => (
          <div key={level} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{`${SUPPORT[level].label}, ${SUPPORT[level].within}`}</dt>
            <dd className="tabular-nums">{`${kept} kept, ${missed} missed`}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

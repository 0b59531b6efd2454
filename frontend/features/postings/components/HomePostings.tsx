import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useEngagementTasks } from '#frontend/parts/engagements/tasks.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { TaskList } from '#frontend/ui/data/TaskList.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import { usePostingSummary, useUnreadApplicants } from '../api.ts';
import { wordsOf } from '../postingLabels.ts';
import { postingTasks } from '../tasks.tsx';

/** The number of latest postings on the home. */
const SHOWN = 4;

/** The next task of an employer. */
export function NextPosting() {
  const { role, status } = useCurrentUser();
  const { data, error, isFetching, refetch } = usePostingSummary();
  const applicants = useUnreadApplicants(status === 'active');
  const unread = applicants.data?.counts.new;
  const live = useEngagementTasks(status === 'active');
  // These tasks are the first: they would move the others down.
  const waits = data ? applicants.isLoading || live.isLoading : !error || isFetching;
  return (
    <Card title="Next">
      {data && !waits && (
        <TaskList
          tasks={postingTasks({ role, counts: data.counts, company: data.company, unread, live: live.tasks })}
        />
      )}
      {waits && <TasksSkeleton />}
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load what is waiting for you."
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

/** The latest postings on the home, each with its status and its applications. */
export function HomePostings() {
  const { role } = useCurrentUser();
  const { list, path } = wordsOf(role);
  const { data, error, isFetching, refetch } = usePostingSummary();
  return (
    <Card
      title={list}
      actions={
        <span className="text-small">
          <TextLink to={`${path}?tab=postings`}>See all</TextLink>
        </span>
      }
    >
      {data && data.items.length === 0 && (
        <p className="text-small text-muted">
          Your postings will appear here. <TextLink to={path}>Write one</TextLink>
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul className="-my-3 divide-y divide-line">
          {data.items.slice(0, SHOWN).map(({ id, title, status, deadline, applicationCount }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">
                  <TextLink quiet to={`${path}?posting=${id}`}>
                    <bdi>{title || 'Untitled posting'}</bdi>
                  </TextLink>
                </p>
                <p className="text-fine text-muted tabular-nums">
                  {applicationCount === 1
                    ? '1 application'
                    : `${applicationCount.toLocaleString('en')} applications`}
                  {deadline && ` · until ${fullDate(deadline)}`}
                </p>
              </div>
              <StatusBadge {...OPPORTUNITY_STATUS_LOOKS[status]} />
            </li>
          ))}
        </ul>
      )}
      {!data && (!error || isFetching) && <Skeleton className="h-40 w-full" />}
      {!data && error && !isFetching && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load your postings."
          onRetry={() => void refetch()}
        />
      )}
    </Card>
  );
}

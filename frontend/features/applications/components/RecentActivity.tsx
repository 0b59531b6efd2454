import type { ReactNode } from 'react';
import { fillPath, PATHS } from '#frontend/app/paths.ts';
import { Card } from '#frontend/ui/Card.tsx';
import { cx } from '#frontend/ui/cx.ts';
import { Moment } from '#frontend/ui/Moment.tsx';
import { Skeleton } from '#frontend/ui/Skeleton.tsx';
import { TextLink } from '#frontend/ui/TextLink.tsx';
import type { ApplicationStatus } from '#shared/features/application-rules.ts';
import { type Happening, latestHappenings } from '../activity.ts';
import { useMyApplications } from '../api.ts';

const SHOWN = 6;

const DOTS: Record<ApplicationStatus, string> = {
  new: 'bg-info',
  reviewed: 'bg-warning',
  interview_scheduled: 'bg-positive',
  rejected: 'bg-danger',
  withdrawn: 'bg-line-strong',
};

/** What happened lately, from the records of my applications. Nothing happens to people who cannot apply, so far. */
export function RecentActivity() {
  const { data, isLoading, isError } = useMyApplications();
  const happenings = latestHappenings(data?.pages.flatMap(({ items }) => items) ?? [], SHOWN);
  return (
    <Card title="Recent activity">
      {isLoading ? (
        <ActivitySkeleton />
      ) : happenings.length > 0 ? (
        <ol className="flex flex-col">
          {happenings.map((happening) => (
            <Line key={`${happening.opportunityId} ${happening.at}`} happening={happening} />
          ))}
        </ol>
      ) : (
        <p className="text-small text-muted">
          {isError
            ? 'We could not load what happened lately.'
            : 'Nothing has happened yet. What you do here, and how others answer, will be told here.'}
        </p>
      )}
    </Card>
  );
}

function Line({ happening }: { happening: Happening }) {
  return (
    <li className="relative flex gap-3 pb-4 text-small last:pb-0">
      <span
        aria-hidden="true"
        className={cx('mt-[0.45rem] size-2 flex-none rounded-full', DOTS[happening.status])}
      />
      <div className="min-w-0">
        <p>{sentence(happening)}</p>
        <p className="text-fine text-muted">
          <Moment at={happening.at} />
        </p>
      </div>
    </li>
  );
}

/** Without a full stop: titles bring their own, or a question mark. */
const sentence = ({ status, opportunityId, title, company }: Happening): ReactNode => {
  const what = (
    <TextLink quiet to={fillPath(PATHS.opportunity, { id: opportunityId })}>
      {title}
    </TextLink>
  );
  switch (status) {
    case 'new':
      return <>You applied for {what}</>;
    case 'reviewed':
      return (
        <>
          {company} reviewed your application for {what}
        </>
      );
    case 'interview_scheduled':
      return (
        <>
          {company} scheduled an interview for {what}
        </>
      );
    case 'rejected':
      return (
        <>
          {company} decided against your application for {what}
        </>
      );
    case 'withdrawn':
      return <>You withdrew your application for {what}</>;
  }
};

const LINES = ['a', 'b', 'c', 'd'];

function ActivitySkeleton() {
  return (
    <div role="status" aria-label="Loading what happened lately…" className="flex flex-col gap-4">
      {LINES.map((line) => (
        <div key={line} className="flex gap-3">
          <Skeleton className="mt-1.5 size-2 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-4 w-full" />
            <Skeleton className="mt-2 h-3.5 w-16" />
          </div>
        </div>
      ))}
    </div>
  );
}

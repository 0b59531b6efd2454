import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { useAction } from '#frontend/core/api/useAction.ts';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { CoursesIcon } from '#frontend/ui/style/icons.ts';
import { authoredCoursePath } from '#shared/features/courses/paths.ts';
import { courseWorkflow } from '#shared/features/courses/rules.ts';
import { type AuthoredRow, useAuthoredList } from '../api.ts';
import { useAuthorRole } from '../paths.ts';
import { sizeInWords, versionInWords } from '../words.ts';

type Tab = 'mine' | 'review';

const EMPTY: Readonly<Record<Tab, { title: string; text: string }>> = {
  mine: {
    title: 'You have written no course yet',
    text: 'Begin with a title and a summary, or import a package. Nobody sees a draft until you submit it and another author approves it.',
  },
  review: {
    title: 'No course waits for a review',
    text: 'Courses of other authors appear here once they are submitted, the longest wait first.',
  },
};

/** The user's own courses, or those of others that wait for a review. */
export function CourseRows({ tab }: { tab: Tab }) {
  const rows = useRef<HTMLUListElement>(null);
  const list = useAuthoredList(tab);
  const { title, text } = EMPTY[tab];
  return (
    <ListStates
      list={list}
      skeleton={<RowsSkeleton />}
      failed={{ title: 'We couldn’t load the courses' }}
      empty={
        <EmptyState icon={<CoursesIcon />} heading="h2" title={title}>
          {text}
        </EmptyState>
      }
    >
      {(items) => (
        <div className="max-w-page">
          <ul
            ref={rows}
            aria-label={tab === 'mine' ? 'My courses' : 'Courses to review'}
            className="divide-y divide-line border-y border-line max-lg:-mx-4"
          >
            {items.map((course) => (
              <Row key={course.id} course={course} tab={tab} />
            ))}
          </ul>
          <MorePages list={list} rows={rows} />
        </div>
      )}
    </ListStates>
  );
}

function Row({ course, tab }: { course: AuthoredRow; tab: Tab }) {
  const role = useAuthorRole();
  const me = useCurrentUser().id;
  const { id, title, status, published, skills, author, submittedAt, updatedAt, claimed } = course;
  const readable = tab === 'mine' || claimed?.by.id === me;
  const path = authoredCoursePath(role, id);
  return (
    <li className="flex min-h-28 flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4">
      <div className="min-w-0 flex-1 basis-72 text-small">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-medium wrap-anywhere">
            {readable ? (
              <Link to={path} className="rounded-tick py-1 underline-offset-4 hover:underline">
                <bdi>{title}</bdi>
              </Link>
            ) : (
              <bdi>{title}</bdi>
            )}
          </h2>
          {tab === 'mine' && <StatusBadge {...courseWorkflow.statuses[status]} />}
        </div>
        <p className="tabular-nums">
          {`${sizeInWords(course)}. ${versionInWords(published)}. `}
          <bdi>{skills.join(', ')}</bdi>
        </p>
        <p className="text-muted">
          {submittedAt ? (
            <>
              Submitted{' '}
              {tab === 'review' && (
                <>
                  by <bdi>{author.name}</bdi>{' '}
                </>
              )}
              <Moment at={submittedAt} />.{' '}
            </>
          ) : (
            <>
              Last change: <Moment at={updatedAt} />.
            </>
          )}
          <Claimed claimed={claimed} me={me} />
        </p>
      </div>
      {tab === 'review' &&
        (readable ? (
          <ButtonLink to={path} variant="primary">
            Review<span className="sr-only"> {title}</span>
          </ButtonLink>
        ) : (
          <Claim course={course} path={path} />
        ))}
    </li>
  );
}

function Claimed({ claimed, me }: Pick<AuthoredRow, 'claimed'> & { me: string }) {
  const zone = useTimeZone();
  if (!claimed) return null;
  const until = dayIn(claimed.until, zone);
  if (claimed.by.id === me) return <>{`You claimed it until ${until}.`}</>;
  return (
    <>
      <bdi>{claimed.by.name}</bdi> reviews it, until {until}.
    </>
  );
}

/** Claims a review and opens it: until then only its author reads the course. */
function Claim({ course: { id, title }, path }: { course: AuthoredRow; path: string }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const claim = useAction(
    () => api.call('authoring.claim', { params: { id }, body: {} }),
    'You claimed the review',
    () => client.invalidateQueries({ queryKey: api.key('authoring') }),
  );
  return (
    <Button
      pending={claim.isPending}
      onClick={() => claim.mutate(undefined, { onSuccess: () => navigate(path) })}
    >
      Claim<span className="sr-only"> the review of {title}</span>
    </Button>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading the courses…"
      rows={3}
      className="border-y border-line max-lg:-mx-4"
      rowClass="flex h-28 flex-col justify-center gap-2 px-4"
    >
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-4 w-56 max-w-full" />
    </SkeletonRows>
  );
}

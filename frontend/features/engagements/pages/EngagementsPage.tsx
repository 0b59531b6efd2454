import { useRef } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { nextInWords, otherName } from '#frontend/parts/engagements/words.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ProjectsIcon } from '#frontend/ui/style/icons.ts';
import { engagementPath } from '#shared/features/engagements/news.ts';
import { engagementWorkflow } from '#shared/features/engagements/rules.ts';
import type { EngagementRow } from '#shared/features/engagements/schema.ts';
import { APPLICANT_SCREENS } from '#shared/features/postings/screens.ts';
import { useEngagements } from '../api.ts';

/** `/dashboard/engagements`: the live projects of a student, or of those who posted them. */
export default function EngagementsPage() {
  const { role } = useCurrentUser();
  return (
    <>
      <PageHeader
        title="Live projects"
        description="From the brief to the accepted result: milestones, submissions and feedback."
      />
      {role === 'mentor' || role === 'admin' ? (
        <EmptyState icon={<ProjectsIcon />} heading="h2" title="You have no part in live projects">
          Students who were hired for a project have it here, and so do those who posted it.
        </EmptyState>
      ) : (
        <List posts={role !== 'student'} />
      )}
    </>
  );
}

/** `posts`: whether the user posts projects themselves. */
function List({ posts }: { posts: boolean }) {
  const { role } = useCurrentUser();
  const list = useEngagements();
  const rows = useRef<HTMLUListElement>(null);
  return (
    <>
      <ListStates
        list={list}
        skeleton={<RowsSkeleton />}
        failed={{ title: 'We couldn’t load the live projects' }}
        empty={
          <EmptyState
            icon={<ProjectsIcon />}
            heading="h2"
            title="No live projects yet"
            action={
              posts ? (
                <ButtonLink to={APPLICANT_SCREENS[role === 'alumni' ? 'alumni' : 'employer']}>
                  Go to the applicants
                </ButtonLink>
              ) : (
                <ButtonLink to={`${PATHS.explore}?type=project`}>Explore projects</ButtonLink>
              )
            }
          >
            {posts
              ? 'When a candidate accepts your offer for a posting of the type project, it appears here.'
              : 'When you accept an offer for a project, it appears here.'}
          </EmptyState>
        }
      >
        {(items) => (
          <ul ref={rows} aria-label="Live projects" className="divide-y divide-line border-y border-line">
            {items.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ul>
        )}
      </ListStates>
      <MorePages list={list} rows={rows} />
    </>
  );
}

function Row({ row }: { row: EngagementRow }) {
  const { id, title, status, updatedAt } = row;
  return (
    <li className="flex min-h-24 flex-col justify-center gap-0.5 py-3 text-small">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 text-body font-medium wrap-anywhere">
          <TextLink quiet to={engagementPath(id)}>
            <bdi>{title}</bdi>
          </TextLink>
        </h2>
        <StatusBadge {...engagementWorkflow.statuses[status]} />
      </div>
      <p className="text-muted wrap-anywhere">
        <bdi>{otherName(row)}</bdi> · <Moment at={updatedAt} what="changed" />
      </p>
      <p className="wrap-anywhere tabular-nums">{nextInWords(row)}</p>
    </li>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading the live projects…"
      rows={4}
      className="border-y border-line"
      rowClass="flex h-24 flex-col justify-center gap-2"
    >
      <Skeleton className="h-4 w-64 max-w-full" />
      <Skeleton className="h-3.5 w-40" />
      <Skeleton className="h-3.5 w-52" />
    </SkeletonRows>
  );
}

import { useRef } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FileIcon } from '#frontend/ui/style/icons.ts';
import { challengeWorkflow } from '#shared/features/challenges/rules.ts';
import type { ChallengeRow } from '#shared/features/challenges/schema.ts';
import { judgingPath } from '#shared/features/judging/address.ts';
import { useJudgedChallenges } from '../api.ts';

/** `/dashboard/judging`: the challenges that the user judges. */
export default function JudgedChallengesPage() {
  const list = useJudgedChallenges();
  const place = useRef<HTMLUListElement>(null);
  return (
    <>
      <PageHeader
        title="Judging"
        description="Challenges whose hosts chose you as a judge. You read entries without their teams, and score them by the rubric."
      />
      <ListStates
        list={list}
        skeleton={
          <SkeletonRows
            label="Loading challenges…"
            className="border-y border-line"
            rowClass="flex h-18 flex-col justify-center gap-2"
          >
            <Skeleton className="h-5 w-64 max-w-full" />
            <Skeleton className="h-4 w-40" />
          </SkeletonRows>
        }
        failed={{ title: 'We couldn’t load the challenges' }}
        empty={
          <EmptyState heading="h2" icon={<FileIcon />} title="You judge no challenge">
            When a host chooses you as a judge, the challenge appears here, and we tell you.
          </EmptyState>
        }
      >
        {(rows) => (
          <>
            <ul ref={place} aria-label="Challenges" className="divide-y divide-line border-y border-line">
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
            <MorePages list={list} rows={place} />
          </>
        )}
      </ListStates>
    </>
  );
}

function Row({ row: { id, title, host, status, deadline } }: { row: ChallengeRow }) {
  const zone = useTimeZone();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-medium wrap-anywhere">
          <TextLink quiet to={judgingPath(id)}>
            <bdi>{title}</bdi>
          </TextLink>
        </h2>
        <p className="text-small text-muted tabular-nums">
          <bdi>{host.name}</bdi>
          <span> · </span>
          <span>
            {status === 'open' || status === 'draft'
              ? `Entries until ${momentIn(deadline, zone)}`
              : `Entries closed ${momentIn(deadline, zone)}`}
          </span>
        </p>
      </div>
      <StatusBadge {...challengeWorkflow.statuses[status]} />
    </li>
  );
}

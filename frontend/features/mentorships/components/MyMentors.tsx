import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { ArticleLink } from '#frontend/parts/library/ArticleLink.tsx';
import { MENTORS_PATH } from '#frontend/parts/mentorships/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { PeopleIcon } from '#frontend/ui/style/icons.ts';
import { inState, type MentorshipState } from '#shared/features/mentorships/rules.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { MyMentor } from './MyMentor.tsx';

const GROUPS: readonly { readonly state: MentorshipState; readonly title: string }[] = [
  { state: 'requested', title: 'Waiting for an answer' },
  { state: 'active', title: 'Your mentors' },
  { state: 'over', title: 'Earlier' },
];

/** The student's own mentorships and requests: what waits, what goes on, and what is over. */
export function MyMentors() {
  const rows = useRef<HTMLDivElement>(null);
  const list = useInfiniteQuery({
    ...api.pages('mentorships.list', { query: { as: 'mentee' } }),
    staleTime: 0,
  });
  return (
    <ListStates
      list={list}
      skeleton={<CardsSkeleton />}
      failed={{ title: 'We couldn’t load your mentors' }}
      empty={
        <EmptyState
          icon={<PeopleIcon />}
          heading="h2"
          title="No mentors yet"
          action={
            <ButtonLink variant="primary" to={MENTORS_PATH}>
              Find a mentor
            </ButtonLink>
          }
        >
          Your requests and your mentors appear here, with sessions, goals and progress. To read first:{' '}
          <ArticleLink id="write-a-mentoring-request" />
        </EmptyState>
      }
    >
      {(items) => (
        <div ref={rows} className="flex flex-col gap-8">
          {GROUPS.map(({ state, title }) => (
            <Group
              key={state}
              title={title}
              items={items.filter(({ status }) => inState(status, state))}
              row={(mentorship) => <MyMentor mentorship={mentorship} />}
            />
          ))}
          <MorePages list={list} rows={rows} />
        </div>
      )}
    </ListStates>
  );
}

interface GroupProps {
  title: string;
  items: readonly Mentorship[];
  row: (mentorship: Mentorship) => ReactNode;
}

function Group({ title, items, row }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-lead font-semibold">{title}</h2>
      <ul className="flex flex-col gap-3">
        {items.map((mentorship) => (
          <li key={mentorship.id}>{row(mentorship)}</li>
        ))}
      </ul>
    </section>
  );
}

function CardsSkeleton() {
  return (
    <SkeletonRows label="Loading your mentors…" rows={3} className="flex flex-col gap-3" rowClass="">
      <Skeleton className="h-36 w-full rounded-card" />
    </SkeletonRows>
  );
}

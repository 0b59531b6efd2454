import { Suspense, useRef, useState } from 'react';
import { NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { AlumniIcon } from '#frontend/ui/style/icons.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { fullName } from '#shared/core/names.ts';
import type { AskPerson } from '#shared/features/asks/schema.ts';
import { usePeople } from '../api.ts';
import { ASK_FILTERS } from '../filters.ts';
import { AskFilters, activeOf } from './AskFilters.tsx';

const AskSheet = lazyPart<{ person: AskPerson; onClose: () => void; onAsked: () => void }>(
  () => import('./AskSheet.tsx'),
);

function PersonRow({ person, onAsk }: { person: AskPerson; onAsk: () => void }) {
  const { id, work, field, university, topics, left } = person;
  const name = fullName(person);
  const asAlumnus = { ...person, role: 'alumni' } as const;
  return (
    <li className="flex flex-wrap items-start gap-4 rounded-card border border-line bg-raised p-5">
      <Avatar {...asAlumnus} />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-body font-semibold">
          <TextLink quiet to={fillPath(PATHS.person, { id })}>
            <bdi>{name}</bdi>
          </TextLink>
        </h2>
        <p className="text-small text-muted wrap-anywhere">{inOneLine([work, field, university])}</p>
        {topics.length > 0 && (
          <div className="mt-2 flex flex-wrap gap-1.5">
            {topics.map((topic) => (
              <Badge key={topic}>{topic}</Badge>
            ))}
          </div>
        )}
      </div>
      <div className="flex flex-col items-start gap-1 sm:items-end">
        <Button size="small" onClick={onAsk}>
          Ask a question
          <span className="sr-only">: {name}</span>
        </Button>
        <p className="text-fine text-muted">
          {left === 1 ? 'Room for one this week' : `Room for ${left} this week`}
        </p>
      </div>
    </li>
  );
}

/** The alumni who take questions and have room this week. */
export function People({ onAsked }: { onAsked: () => void }) {
  const filters = useUrlFilters(ASK_FILTERS);
  const list = usePeople(filters.values);
  const rows = useRef<HTMLUListElement>(null);
  const [asked, setAsked] = useState<AskPerson>();
  const shown = itemsOf(list).length;
  const count = list.data
    ? `${shown === 0 ? 'Nobody' : shown} ${list.hasNextPage ? 'so far' : 'with room this week'}`
    : '';
  return (
    <>
      <AskFilters filters={filters} label="Search by name, university or work" count={count} />
      <ListStates
        list={list}
        skeleton={
          <SkeletonRows label="Loading alumni…" rows={4} className="flex flex-col gap-4" rowClass="h-28">
            <Skeleton className="h-full w-full" />
          </SkeletonRows>
        }
        failed={{ title: 'We couldn’t load the alumni' }}
        empty={
          filters.filtered ? (
            <NoMatches of="alumni" active={activeOf(filters)} onClear={filters.clear} />
          ) : (
            <EmptyState icon={<AlumniIcon />} heading="h2" title="Nobody has room this week">
              Alumni choose how many questions they take in a week. On Monday they have room again.
            </EmptyState>
          )
        }
      >
        {(items) => (
          <ul ref={rows} className="flex flex-col gap-4">
            {items.map((person) => (
              <PersonRow key={person.id} person={person} onAsk={() => setAsked(person)} />
            ))}
          </ul>
        )}
      </ListStates>
      <MorePages list={list} rows={rows} />
      {asked && (
        <Suspense>
          <AskSheet person={asked} onClose={() => setAsked(undefined)} onAsked={onAsked} />
        </Suspense>
      )}
    </>
  );
}

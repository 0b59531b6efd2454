import { useRef } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { useStartups } from '../../api.ts';
import { tabPath } from '../../words.ts';
import { Invitation } from './Invitation.tsx';
import { StartupCard } from './StartupCard.tsx';

/** The startups of the user, and invitations to others. `onOpen` is called once an invitation was accepted. */
export function StartupList({ onOpen }: { onOpen: (id: string) => void }) {
  const list = useStartups();
  const rows = useRef<HTMLUListElement>(null);
  return (
    <ListStates
      list={list}
      skeleton={
        <SkeletonRows
          label="Loading your startups…"
          className="grid gap-4 lg:grid-cols-2"
          rowClass="rounded-card border border-line p-6"
        >
          <Skeleton className="h-5 w-48" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-6 h-16 w-full" />
        </SkeletonRows>
      }
      failed={{ title: 'We couldn’t load your startups' }}
      empty={
        <EmptyState
          heading="h2"
          title="What must be true for your idea to work?"
          action={
            <ButtonLink to={tabPath('new')} variant="primary">
              Create New
            </ButtonLink>
          }
        >
          Name your idea, the problem and your solution. Then write down your first assumption and how you
          will test it. Drafts are yours alone until you invite others.
        </EmptyState>
      }
    >
      {(startups) => (
        <>
          <ul ref={rows} className="grid items-start gap-4 lg:grid-cols-2">
            {startups.map((startup) =>
              startup.mine.status === 'invited' ? (
                <Invitation key={startup.id} startup={startup} onAccepted={() => onOpen(startup.id)} />
              ) : (
                <StartupCard key={startup.id} startup={startup} />
              ),
            )}
          </ul>
          <MorePages list={list} rows={rows} />
        </>
      )}
    </ListStates>
  );
}

import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { PostIcon } from '#frontend/ui/style/icons.ts';
import type { PostingRow } from '#shared/features/postings/routes.ts';
import { useMyPostings } from '../api.ts';
import { wordsOf } from '../postingLabels.ts';
import { usePostingActions, withRemoved } from '../usePostingActions.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { PostingCard } from './PostingCard.tsx';
import { PostingCountLine } from './PostingCountLine.tsx';

const HistoryDialog = lazyPart<{ row: PostingRow; onClose: () => void }>(() => import('./HistoryDialog.tsx'));

/** The postings of the user’s company, or of an alumnus, the latest first, with their numbers and actions. */
export default function PostingList() {
  const { role } = useCurrentUser();
  const words = wordsOf(role);
  const list = useMyPostings();
  const rows = useRef<HTMLUListElement>(null);
  const { move, remove, undo, undoable } = usePostingActions();
  const [deleting, setDeleting] = useState<{ row: PostingRow; index: number }>();
  const [past, setPast] = useState<PostingRow>();
  const latest = [...undoable.values()].at(-1);
  useKeys({ z: () => latest && !undo.isPending && undo.mutate(latest) }, latest !== undefined);
  const [first] = list.data?.pages ?? [];
  useNamedCard(first !== undefined);
  return (
    <>
      {first && <PostingCountLine counts={first.counts} company={first.company} />}
      <ListStates
        list={list}
        rows={withRemoved(itemsOf(list), undoable)}
        skeleton={<ListSkeleton />}
        failed={{ title: 'We couldn’t load your postings' }}
        empty={
          <EmptyState
            heading="h2"
            icon={<PostIcon />}
            title="No postings yet"
            action={
              <ButtonLink to={{ search: '' }} variant="primary">
                {words.create}
              </ButtonLink>
            }
          >
            Your drafts and postings will appear here, with their status and how many people applied.
          </EmptyState>
        }
      >
        {(shown) => (
          <ul ref={rows} className="flex flex-col gap-4">
            {shown.map((row, index) => (
              <PostingCard
                key={row.id}
                row={row}
                undoable={undoable.get(row.id)}
                pending={
                  (undo.isPending && undo.variables.row.id === row.id) ||
                  (move.isPending && move.variables.row.id === row.id)
                }
                onMove={(made) => !move.isPending && move.mutate({ row, move: made, index })}
                onHistory={() => setPast(row)}
                onRemove={() => {
                  if (row.status === 'draft') setDeleting({ row, index });
                  else if (!remove.isPending) remove.mutate({ row, index });
                }}
                onUndo={(step) => !undo.isPending && undo.mutate(step)}
              />
            ))}
          </ul>
        )}
      </ListStates>
      {itemsOf(list).length > 0 && <MorePages list={list} rows={rows} />}
      {past && (
        <Suspense>
          <HistoryDialog row={past} onClose={() => setPast(undefined)} />
        </Suspense>
      )}
      <Dialog
        open={deleting !== undefined}
        onOpenChange={() => setDeleting(undefined)}
        title="Delete this draft?"
        description={`“${deleting?.row.title || 'Untitled posting'}” will be deleted. This can’t be undone.`}
        footer={
          <>
            <Button onClick={() => setDeleting(undefined)}>Cancel</Button>
            <Button
              variant="danger"
              pending={remove.isPending}
              onClick={() => deleting && remove.mutate(deleting, { onSettled: () => setDeleting(undefined) })}
            >
              Delete draft
            </Button>
          </>
        }
      />
    </>
  );
}

/** Moves to the card that the address names, once the list is there: a notification leads to it. */
const useNamedCard = (loaded: boolean) => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again moves there again
  useEffect(() => {
    if (!loaded || hash === '') return;
    const card = document.getElementById(decodeURIComponent(hash.slice(1)));
    card?.focus();
  }, [loaded, hash, key]);
};

import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { UNDO_SECONDS } from '#shared/features/opportunities/rules.ts';
import type { PostingRow } from '#shared/features/postings/routes.ts';
import { useRefreshPostings, useStorePosting } from './api.ts';
import { canBeUndone, type Move } from './moves.ts';

/** A step that can be taken back for ten seconds. The row says so meanwhile, also when its posting has left the list. */
export interface Undoable {
  readonly row: PostingRow;
  readonly index: number;
  readonly done: string;
  readonly back: OpportunityStatus;
  /** The version after the step. */
  readonly version: number;
}

/** The rows of the list with those that were removed a moment ago, in their places. */
export const withRemoved = (
  rows: readonly PostingRow[],
  undoable: ReadonlyMap<string, Undoable>,
): readonly PostingRow[] => {
  const all = [...rows];
  for (const { row, index } of undoable.values())
    if (!all.some(({ id }) => id === row.id)) all.splice(Math.min(index, all.length), 0, row);
  return all;
};

/** What the author does with postings in the list: move, remove, undo. */
export const usePostingActions = () => {
  const refresh = useRefreshPostings();
  const store = useStorePosting();
  const [undoable, setUndoable] = useState<ReadonlyMap<string, Undoable>>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const forget = (id: string, version: number) =>
    setUndoable((before) =>
      before.get(id)?.version === version ? new Map([...before].filter(([other]) => other !== id)) : before,
    );
  const offerUndo = (step: Undoable) => {
    setUndoable((before) => new Map([...before, [step.row.id, step]]));
    const timer = setTimeout(() => {
      forget(step.row.id, step.version);
      void refresh();
    }, UNDO_SECONDS * 1000);
    timers.current.add(timer);
  };
  const failed = (title: string) => (error: Error) => {
    toast({
      title,
      description: errorMessage(error, UNREACHABLE),
      variant: 'destructive',
      reference: referenceOf(error),
    });
    void refresh();
  };

  const move = useMutation({
    mutationFn: ({ row, move: { to } }: { row: PostingRow; move: Move; index: number }) =>
      api.call('postings.setStatus', { params: { id: row.id }, body: { to, version: row.version } }),
    onSuccess: (posting, { row, move: made, index }) => {
      if (canBeUndone(row.status, made.to))
        offerUndo({ row, index, done: made.done, back: row.status, version: posting.version });
      else
        toast(
          posting.status === 'in_review' && made.to === 'open'
            ? {
                title: 'Submitted for review',
                description: 'It goes live as soon as an admin has approved it.',
              }
            : { title: `${made.done}: ${row.title}` },
        );
      store(posting);
      void refresh();
    },
    onError: failed('The status wasn’t changed'),
  });
  const remove = useMutation({
    mutationFn: ({ row }: { row: PostingRow; index: number }) =>
      api.call('postings.remove', { params: { id: row.id } }),
    onSuccess: ({ posting }, { row, index }) => {
      if (posting) offerUndo({ row, index, done: 'Removed', back: row.status, version: posting.version });
      else toast({ title: 'Draft deleted' });
      void refresh();
    },
    onError: failed('The posting wasn’t removed'),
  });
  const undo = useMutation({
    mutationFn: ({ row, back, version }: Undoable) =>
      api.call('postings.setStatus', { params: { id: row.id }, body: { to: back, version } }),
    onSuccess: (posting, { row, version }) => {
      forget(row.id, version);
      store(posting);
      void refresh();
    },
    onError: failed('This could no longer be undone'),
  });
  return { move, remove, undo, undoable };
};

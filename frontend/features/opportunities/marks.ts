import { type Query, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage, referenceOf, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useKeys } from '#frontend/ui/hooks/useKeys.ts';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { MarkList } from '#shared/core/saved-rules.ts';
import type { Marked } from '#shared/features/saved/routes.ts';
import { keepPendingSave, takePendingSave } from './pendingSave.ts';

interface Change {
  readonly opportunityId: string;
  readonly list: MarkList & keyof Marked;
  /** Added to the list, or removed from it. */
  readonly on: boolean;
}

const markQuery = (opportunityId: string) => api.query('saved.get', { params: { opportunityId } });

const send = ({ opportunityId, list, on }: Change): Promise<Marked> => {
  const params = { opportunityId };
  if (list === 'saved') return api.call(on ? 'saved.save' : 'saved.unsave', { params });
  return api.call(on ? 'saved.hide' : 'saved.unhide', { params });
};

/**
 * What the user has marked an opportunity as: at once what they chose last, here or elsewhere on the screen.
 * @param listed whether it is saved, as a list says; undefined where no list does, and it is asked for
 */
export const useMark = (opportunityId: string, listed: boolean | undefined) => {
  const { user } = useSession();
  const { data } = useQuery({
    ...markQuery(opportunityId),
    enabled: listed === undefined && Boolean(user && mayApply(user.role)),
  });
  return { saved: data?.saved ?? listed ?? false, hidden: data?.hidden ?? false };
};

/**
 * Returns a function that marks an opportunity. It shows at once, and goes back if it could not be stored; a visitor is led to
 * sign in and back, and what they wanted to save is saved then.
 */
export const useSetMark = () => {
  const queryClient = useQueryClient();
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const mutationKey = ['saved', 'mark'];
  const { mutate } = useMutation({
    mutationKey,
    // One after the other, so that the latest choice is stored last.
    scope: { id: 'marks' },
    mutationFn: send,
    onMutate: ({ opportunityId, list, on }: Change) => {
      const { queryKey } = markQuery(opportunityId);
      void queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, {
        ...(before ?? { opportunityId, saved: false, hidden: false, savedCount: 0 }),
        [list]: on,
      });
    },
    onSuccess: (marked, { opportunityId }) => {
      // An answer to an earlier press would undo the latest.
      if (queryClient.isMutating({ mutationKey }) === 1)
        queryClient.setQueryData(markQuery(opportunityId).queryKey, marked);
    },
    onError: (error, { opportunityId, list, on }) => {
      const { queryKey } = markQuery(opportunityId);
      queryClient.setQueryData(queryKey, (now) => now && { ...now, [list]: !on });
      toast({
        title: 'We couldn’t save your choice',
        description: errorMessage(error, UNREACHABLE),
        variant: 'destructive',
        reference: referenceOf(error),
      });
    },
    onSettled: (_, __, { list }) => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      const queryKey = api.key('opportunities.saved');
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      // The counts follow; the list stays as it is, with its undo, until the next visit.
      const counts = { queryKey, predicate: (query: Query) => query.queryKey.at(-1) !== 'pages' };
      // A first one that is under way may be from before: it would not be asked for again.
      void queryClient
        .cancelQueries(counts)
        .then(() => queryClient.refetchQueries({ ...counts, type: 'active' }));
      if (list === 'hidden')
        void queryClient.invalidateQueries({
          queryKey: api.key('opportunities.recommended'),
          refetchType: 'none',
        });
    },
  });
  return (change: Change): void => {
    if (user) mutate(change);
    else if (user === null) {
      if (change.list === 'saved' && change.on) keepPendingSave(change.opportunityId);
      void navigate(authPath({ next: pathname + search + hash }));
    } else void refresh();
  };
};

/** Saves the opportunity that the user pressed the heart of before they signed in. */
export const useSaveAfterSignIn = (opportunityId: string): void => {
  const { user } = useSession();
  const setMark = useSetMark();
  const mayMark = Boolean(user && mayApply(user.role));
  const save = useEffectEvent(() => setMark({ opportunityId, list: 'saved', on: true }));
  useEffect(() => {
    if (mayMark && takePendingSave(opportunityId)) save();
  }, [mayMark, opportunityId]);
};

/** What `useMarkKeys` does, for the help. */
export const MARK_KEYS = [
  ['f', 'Save, or remove from saved'],
  ['h', 'Not interested'],
] as const;

/** The keys of a list of opportunities: `f` saves the one that has the focus or is open, `h` hides it. */
export const useMarkKeys = ({ rows, shownId }: Pick<OpenItem, 'rows' | 'shownId'>): void => {
  const { user } = useSession();
  const setMark = useSetMark();
  const current = (): Element | null | undefined => {
    const focused = document.activeElement?.closest('li:has(a[data-item])');
    if (focused && rows.current?.contains(focused)) return focused;
    return rows.current?.querySelector(`a[data-item="${CSS.escape(shownId ?? '')}"]`)?.closest('li');
  };
  useKeys({
    f: () => current()?.querySelector<HTMLElement>('[data-mark=save]')?.click(),
    h: () => {
      const opportunityId = current()?.querySelector<HTMLElement>('a[data-item]')?.dataset.item;
      if (opportunityId && user && mayApply(user.role)) setMark({ opportunityId, list: 'hidden', on: true });
    },
  });
};

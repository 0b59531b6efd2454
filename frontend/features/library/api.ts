import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { toastFailure } from '#frontend/core/api/useAction.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import type { InputOf } from '#shared/route-types.ts';

type EntriesQuery = NonNullable<InputOf<'library.list'>['query']>;

/** An entry, with what to read next. */
export const useArticle = (id: string) => useQuery(api.query('library.get', { params: { id } }));

/** The entries that fit some filters, page by page. */
export const useEntries = (query: EntriesQuery) =>
  useInfiniteQuery({ ...api.pages('library.list', { query }), placeholderData: keepPreviousData });

/** The entries that the user saved. */
export const useSavedEntries = () => useQuery({ ...api.query('library.saved'), staleTime: 0 });

const savedQuery = (id: string) => api.query('library.isSaved', { params: { id } });

/** Whether the user saved an entry; false for visitors and until it is known. */
export const useIsSaved = (id: string): boolean => {
  const { user } = useSession();
  return useQuery({ ...savedQuery(id), enabled: Boolean(user) }).data?.saved ?? false;
};

/** Saves an entry, or removes it. It shows at once, and goes back if it could not be stored. */
export const useSetSaved = (id: string) => {
  const client = useQueryClient();
  const { queryKey } = savedQuery(id);
  return useMutation({
    scope: { id: `library ${id}` },
    mutationFn: (saved: boolean) =>
      saved
        ? api.call('library.save', { params: { id }, body: {} })
        : api.call('library.unsave', { params: { id } }),
    onMutate: (saved) => client.setQueryData(queryKey, { id, saved }),
    onError: toastFailure,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: api.key('library.saved') }),
      ]),
  });
};

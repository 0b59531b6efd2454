import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Posting } from '#shared/features/postings/routes.ts';

/** The postings of the user’s company, or of an alumnus, page by page. Colleagues change them, too. */
export const useMyPostings = () => useInfiniteQuery({ ...api.pages('postings.mine'), staleTime: 0 });

/** The first page of them, for what is said of all: the numbers by status and the company. */
export const usePostingSummary = () => useQuery({ ...api.query('postings.mine'), staleTime: 0 });

/** One posting as those see it who manage it; loaded while there is an id. */
export const usePosting = (id: string | undefined) =>
  useQuery({
    ...api.query('postings.one', { params: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: 0,
  });

/** Loads a posting again. */
export const readPosting = (id: string): Promise<Posting> => api.call('postings.one', { params: { id } });

/** Stores a posting as it was saved, without loading anything: it is saved after every pause in typing. */
export const useStorePosting = (): ((posting: Posting) => void) => {
  const queryClient = useQueryClient();
  return (posting) =>
    queryClient.setQueryData(api.query('postings.one', { params: { id: posting.id } }).queryKey, posting);
};

/** What follows from a change of a posting or of the company: the lists, the numbers, and the public pages. */
export const useRefreshPostings = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return async () => {
    const keys = ['postings.mine', 'companies', 'opportunities', 'dashboard'] as const;
    await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: api.key(key) })));
  };
};

/** How many applicants nobody has looked at: `counts.new` of the answer. */
export const useUnreadApplicants = (enabled: boolean) =>
  useQuery({
    ...api.query('applicants.list', { query: { status: 'new', limit: '1' } }),
    enabled,
    staleTime: 0,
  });

import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import type { Judging, JudgingTask, TaskRow } from '#shared/features/judging/schema.ts';

/** How often a screen asks again while judges are being assigned, which takes seconds. */
const ASSIGNING_MS = 4000;

const tasksKey = (challengeId: string) => [...api.key('judging.judging'), challengeId, 'tasks'];

/** What the user judges of a challenge, page by page, in their own order. All pages are loaded: each has a dozen rows. */
export const useTasks = (challengeId: string) => {
  const list = useInfiniteQuery({
    queryKey: tasksKey(challengeId),
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      api.call('judging.judging', {
        params: { id: challengeId },
        query: { ...(pageParam !== '' && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ tasks }) => tasks?.nextCursor ?? undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.phase === 'assigning' ? ASSIGNING_MS : false),
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return list;
};

/** The rows of all pages that are loaded. */
export const rowsOf = (data: InfiniteData<Judging> | undefined): TaskRow[] =>
  data?.pages.flatMap(({ tasks }) => tasks?.items ?? []) ?? [];

/** One entry that the user judges. */
export const useTask = (challengeId: string, entryId: string) =>
  useQuery({
    ...api.query('judging.task', { params: { id: challengeId, entryId } }),
    staleTime: 0,
  });

/** The challenge of what is judged: its title, and when judging began. */
export const useChallenge = (challengeId: string) =>
  useQuery(api.query('challenges.get', { params: { id: challengeId } }));

/** The challenges that the user judges, the latest first. */
export const useJudgedChallenges = () =>
  useInfiniteQuery({ ...api.pages('challenges.list', { query: { as: 'judge' } }), staleTime: 0 });

/** Those of them that are being judged, as far as the latest ones show. */
export const useOpenJudging = () =>
  useQuery({ ...api.query('challenges.list', { query: { as: 'judge', status: 'judging' } }), staleTime: 0 });

type Pages = InfiniteData<Judging, string>;

/** Shows the new status of an entry at once: the list of the server lags a little behind it. */
const showStatus = (client: QueryClient, challengeId: string, entryId: string, status: TaskRow['status']) =>
  client.setQueryData<Pages>(tasksKey(challengeId), (data) => {
    const before = rowsOf(data).find((row) => row.entryId === entryId)?.status;
    if (!data || before === undefined || before === status) return data;
    const scored = Number(status === 'scored') - Number(before === 'scored');
    const assigned = status === 'conflict' ? -1 : 0;
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        tasks: page.tasks && {
          ...page.tasks,
          assigned: page.tasks.assigned + assigned,
          scored: page.tasks.scored + scored,
          items: page.tasks.items.map((row) => (row.entryId === entryId ? { ...row, status } : row)),
        },
      })),
    };
  });

/** Stores an entry as the server answered it after it was scored. */
export const storeScored = (client: QueryClient, challengeId: string, task: JudgingTask): void => {
  const { entryId } = task;
  client.setQueryData(api.query('judging.task', { params: { id: challengeId, entryId } }).queryKey, task);
  showStatus(client, challengeId, entryId, 'scored');
};

/** After a conflict was declared, the entry is another judge’s. */
export const storeConflict = (client: QueryClient, challengeId: string, entryId: string): Promise<void> => {
  showStatus(client, challengeId, entryId, 'conflict');
  return client.invalidateQueries({ queryKey: api.key('judging.task') });
};

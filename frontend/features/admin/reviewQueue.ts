import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { WaitingCompany, WaitingPosting } from '#shared/features/moderation/routes.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** What waits for a decision. */
export type Waiting = ({ kind: 'company' } & WaitingCompany) | ({ kind: 'posting' } & WaitingPosting);

/** Its name, as the queue shows it. */
export const nameOf = (item: Waiting): string => (item.kind === 'company' ? item.name : item.title);

type Page = AnswerOf<'moderation.list'>;

/** A page of companies and postings as one list, the longest wait first. */
const waitingOn = ({ companies, postings }: Pick<Page, 'companies' | 'postings'>): Waiting[] =>
  [
    ...companies.map((company): Waiting => ({ kind: 'company', ...company })),
    ...postings.map((posting): Waiting => ({ kind: 'posting', ...posting })),
  ].toSorted((one, other) => Date.parse(one.waitingSince) - Date.parse(other.waitingSince));

const withItems = ({ pages, pageParams }: InfiniteData<Page, string | undefined>) => ({
  pages: pages.map((page) => ({ items: waitingOn(page) })),
  pageParams,
});

/** The review queue. Other admins decide, too: it is loaded at every visit. */
export const useReviewQueue = () =>
  useInfiniteQuery<Page, Error, ReturnType<typeof withItems>, readonly unknown[], string | undefined>({
    queryKey: [...api.key('moderation'), 'pages'],
    queryFn: ({ pageParam }) => api.call('moderation.list', { query: { cursor: pageParam } }),
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: withItems,
    staleTime: 0,
  });

export const useRefreshReview = (): (() => Promise<void>) => {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      (['moderation', 'admin', 'companies', 'opportunities'] as const).map((feature) =>
        queryClient.invalidateQueries({ queryKey: api.key(feature) }),
      ),
    );
  };
};

import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Message } from '#shared/features/conversations/routes.ts';
import type { AnswerOf } from '#shared/route-types.ts';

/** How many messages each further page has; the first has fewer. */
const EARLIER = 50;

/** My conversations, the one with the latest message first. */
export const useConversations = (q: string) =>
  useInfiniteQuery({
    ...api.pages('conversations.list', { query: q === '' ? {} : { q } }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** One conversation, with whether the user may write in it. */
export const useConversation = (id: string) =>
  useQuery({ ...api.query('conversations.get', { params: { id } }), staleTime: 10_000 });

type Page = AnswerOf<'conversations.messages'>;

const messagesOf = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...api.key('conversations.messages'), id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam }) =>
      api.call('conversations.messages', {
        params: { id },
        query: pageParam === undefined ? {} : { cursor: pageParam, limit: EARLIER },
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

/** The messages of a conversation, the latest first, page by page. */
export const useMessages = (id: string) => useInfiniteQuery({ ...messagesOf(id), refetchOnMount: 'always' });

/** How many times earlier messages are asked for: once a press, and again after each arrival in between. */
const ATTEMPTS = 4;

/**
 * Loads the next page of earlier messages. A message that arrives meanwhile has the shown pages loaded again, which ends
 * the request for the next one: then it is made again.
 */
export const loadEarlier = async (list: ReturnType<typeof useMessages>): Promise<void> => {
  const shown = list.data?.pages.length ?? 0;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { data, isError } = await list.fetchNextPage({ cancelRefetch: false });
    if (isError || (data?.pages.length ?? 0) > shown) return;
  }
};

/** Shows a message that was sent or changed, before it is loaded again. */
export const showMessage = (client: QueryClient, id: string, message: Message): void => {
  client.setQueryData<InfiniteData<Page, string | undefined>>(messagesOf(id).queryKey, (data) => {
    if (!data) return data;
    const isKnown = data.pages.some(({ items }) => items.some(({ number }) => number === message.number));
    const pages = data.pages.map((page, index) => ({
      ...page,
      items: isKnown
        ? page.items.map((one) => (one.number === message.number ? message : one))
        : [...(index === 0 ? [message] : []), ...page.items],
    }));
    return { ...data, pages };
  });
};

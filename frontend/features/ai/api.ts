import { type InfiniteData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { ActionKind } from '#shared/features/ai/rules.ts';
import type { HistoryMessage } from '#shared/features/ai/schema.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import type { FeatureName } from '#shared/routes.ts';

type Page = AnswerOf<'ai.history'>;

const history = api.pages('ai.history');

/** The conversation with the advisor, the latest message first, in pages of 20. Nothing for a visitor. */
export const useHistory = (signedIn: boolean) =>
  useInfiniteQuery({ ...history, enabled: signedIn, refetchOnMount: 'always' });

const change = (client: QueryClient, changed: (pages: readonly Page[]) => Page[]): void => {
  client.setQueryData<InfiniteData<Page, string | undefined>>(history.queryKey, (data) => ({
    pageParams: [undefined],
    ...data,
    pages: changed(data?.pages ?? []),
  }));
};

const changeMessages = (client: QueryClient, changed: (message: HistoryMessage) => HistoryMessage): void =>
  change(client, (pages) => pages.map((page) => ({ ...page, items: page.items.map(changed) })));

/** Shows a question with its answer, which the API has stored, before the conversation is loaded again. */
export const showAnswered = async (
  client: QueryClient,
  question: HistoryMessage,
  answer: HistoryMessage,
): Promise<void> => {
  const known = client.getQueryData(history.queryKey) !== undefined;
  // What is being loaded may have been read before the answer was stored.
  await client.cancelQueries({ queryKey: history.queryKey });
  change(client, (pages) => {
    const shown = pages.some(({ items }) => items.some(({ id }) => id === answer.id));
    const [first = { items: [], nextCursor: null }, ...rest] = pages;
    return shown ? [...pages] : [{ ...first, items: [answer, question, ...first.items] }, ...rest];
  });
  if (!known) void client.invalidateQueries({ queryKey: history.queryKey });
};

/** Says whether an answer was right. @throws ApiError */
export const rate = async (client: QueryClient, messageId: string, right: boolean): Promise<void> => {
  await api.call('ai.feedback', { body: { messageId, right } });
  changeMessages(client, (message) => (message.id === messageId ? { ...message, right } : message));
};

/** What confirming an action changes, to be loaded again. */
const CHANGED: Readonly<Record<ActionKind, readonly FeatureName[]>> = {
  apply: ['applications', 'opportunities', 'dashboard'],
  withdraw: ['applications', 'opportunities', 'dashboard'],
  save: ['saved', 'opportunities'],
  alert: ['searches'],
  book: ['meetings', 'mentorships', 'mentors', 'dashboard'],
  draft: ['postings', 'dashboard'],
};

/** Does what an action proposes; resolves with the address of what it led to. @throws ApiError */
export const confirmAction = async (
  client: QueryClient,
  { id, kind }: { id: string; kind: ActionKind },
): Promise<string> => {
  const { target } = await api.call('ai.confirm', { params: { id } });
  settleAction(client, id, 'done');
  for (const feature of CHANGED[kind]) void client.invalidateQueries({ queryKey: api.key(feature) });
  return target;
};

/** Loads what became of an action that may have been done although no answer came. */
export const reloadActions = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: history.queryKey });

/** Remembers what became of an action, as the API does. */
export const settleAction = (client: QueryClient, id: string, state: 'done' | 'failed'): void =>
  changeMessages(client, (message) => ({
    ...message,
    actions: message.actions.map((action) => (action.id === id ? { ...action, state } : action)),
  }));

/** Deletes the whole conversation. @throws ApiError */
export const deleteHistory = async (client: QueryClient): Promise<void> => {
  await api.call('ai.deleteHistory');
  await client.cancelQueries({ queryKey: history.queryKey });
  change(client, () => [{ items: [], nextCursor: null }]);
};

import { useEffect } from 'react';
import type { ContactMessage } from '#shared/features/contact.ts';
import type { useMessages } from './api.ts';

/** Pages that are looked through for a message that the address names; people may load more by hand. */
const MOST_PAGES = 10;

/**
 * The message with an id, which may stand further down than what is loaded: the list is loaded on until it is there.
 * `looking` says that it may still come.
 */
export const useOpenMessage = (
  list: ReturnType<typeof useMessages>,
  items: readonly ContactMessage[],
  id: string | null,
): { message: ContactMessage | undefined; looking: boolean } => {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const message = items.find((one) => one.id === id);
  const mayFollow = hasNextPage && !isFetchNextPageError && (data?.pages.length ?? 0) < MOST_PAGES;
  const goOn = id !== null && !message && mayFollow && !isFetching;
  useEffect(() => {
    if (goOn) void fetchNextPage();
  }, [goOn, fetchNextPage]);
  return { message, looking: id !== null && !message && (mayFollow || isFetching) };
};

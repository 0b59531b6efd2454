interface Page {
  items: unknown[];
  nextCursor: string | null;
}

/**
 * The next page that holds anything. A search may answer with an empty page and a cursor: it has looked at as much as
 * one request may, and more may follow. Nobody should have to press Load More for nothing.
 */
export const nonEmptyPage = async <P extends Page>(
  cursor: string | undefined,
  load: (cursor: string | undefined) => Promise<P>,
): Promise<P> => {
  let page = await load(cursor);
  while (page.items.length === 0 && page.nextCursor !== null) page = await load(page.nextCursor);
  return page;
};

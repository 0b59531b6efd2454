interface Page {
  items: unknown[];
  nextCursor: string | null;
}

/** The most requests that one press may cause: each may cost as much as a request is allowed to. */
export const MOST_REQUESTS = 12;

/**
 * The next page that holds anything. A search may answer with an empty page and a cursor: it has looked at as much as
 * one request may, and more may follow. Nobody should have to press Load More for nothing; but nor should one press
 * walk through everything there is, so after `MOST_REQUESTS` the page is given as it came, empty and with its cursor.
 */
export const nonEmptyPage = async <P extends Page>(
  cursor: string | undefined,
  load: (cursor: string | undefined) => Promise<P>,
): Promise<P> => {
  let page = await load(cursor);
  for (let asked = 1; asked < MOST_REQUESTS; asked++) {
    if (page.items.length > 0 || page.nextCursor === null) break;
    page = await load(page.nextCursor);
  }
  return page;
};

interface Page {
  items: unknown[];
  nextCursor: string | null;
}

/** The maximum number of requests per press of Load More, each of which may be as expensive as allowed. */
export const MAX_REQUESTS = 12;

/**
 * Loads the next page that has items. A search may return an empty page with a cursor when it has read as many items
 * as one request may. Load More should not come back empty, but a single press should not read the whole table
 * either, so after `MAX_REQUESTS` the page is returned as is, empty and with its cursor.
 */
export const nonEmptyPage = async <P extends Page>(
  cursor: string | undefined,
  load: (cursor: string | undefined) => Promise<P>,
): Promise<P> => {
  let page = await load(cursor);
  for (let asked = 1; asked < MAX_REQUESTS; asked++) {
    if (page.items.length > 0 || page.nextCursor === null) break;
    page = await load(page.nextCursor);
  }
  return page;
};

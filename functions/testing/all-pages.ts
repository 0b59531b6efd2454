interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** The query of a page. */
interface Asked {
  readonly limit: number;
  readonly cursor?: string;
}

/** All that a list has, page by page: what other tests have left may come first. */
export const allPages = async <T>(
  pageFor: (query: Asked) => Promise<{ readonly body: Page<T> }>,
): Promise<T[]> => {
  const all: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { body } = await pageFor({ limit: 50, ...(cursor !== undefined && { cursor }) });
    all.push(...body.items);
    cursor = body.nextCursor;
  }
  return all;
};

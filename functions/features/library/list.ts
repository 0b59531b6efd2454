import type { Handler } from '#functions/core/handlers.ts';
import { currentLibrary } from '#functions/parts/library/current.ts';
import { entriesFor } from '#functions/parts/library/entries-for.ts';
import type { library } from '#shared/features/library/routes.ts';

/** The entries of the library that fit a search and its filters. */
export const list: Handler<typeof library.list> = async ({ query: { limit, ...filters }, now }) =>
  entriesFor(await currentLibrary(), filters, now, limit);

import type { Handler } from '#functions/core/handlers.ts';
import { currentLibrary } from '#functions/parts/library/current.ts';
import { entriesFor } from '#functions/parts/library/entries-for.ts';
import { DOCUMENT_TYPES } from '#shared/core/document-types.ts';
import { articlePath } from '#shared/features/library/article.ts';
import { pages, SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { rendered } from './rendered.ts';
import { urlSet } from './url-set.ts';

/** The page of the library with its first entries. */
export const libraryPage: Handler<typeof pages.library> = async ({ now, setHeader }) => {
  const library = entriesFor(await currentLibrary(), {}, now);
  const asked = { document: SITE_DOCUMENTS.library, key: JSON.stringify(library), now, setHeader };
  return rendered(asked, ({ renderLibrary }, input) => renderLibrary({ ...input, library }));
};

/** The addresses of all entries of the library. */
export const libraryMap: Handler<typeof pages.libraryMap> = async ({ setHeader }) => {
  setHeader('content-type', DOCUMENT_TYPES.xml);
  const { articles } = await currentLibrary();
  return urlSet([pages.library.path, ...articles.map(({ id }) => articlePath(id))]);
};

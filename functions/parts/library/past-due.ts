import { guidePath } from '#shared/features/guides/address.ts';
import type { Guide } from '#shared/features/guides/fact.ts';
import { type Article, type ArticleSource, articlePath } from '#shared/features/library/article.ts';
import { source } from '#shared/features/library/writing.ts';

/** A page that was read for a text, and the address of the text. */
interface Reading extends ArticleSource {
  readonly path: string;
}

const readFor = ({ id, sources }: Article): Reading[] =>
  sources.map((read) => ({ ...read, path: articlePath(id) }));

const readForGuide = ({ country, facts }: Guide): Reading[] =>
  facts.flatMap((fact) =>
    'source' in fact
      ? { ...source(fact.source.title, fact.source.url, fact.source.read), path: guidePath(country) }
      : [],
  );

/**
 * The pages that should have been read again before a day (`YYYY-MM-DD`), for entries of the library and for facts of guides: a
 * line for each, the longest overdue first.
 */
export const pastDueOn = (
  { articles, guides }: { readonly articles: readonly Article[]; readonly guides: readonly Guide[] },
  day: string,
): string[] => {
  const due = [...articles.flatMap(readFor), ...guides.flatMap(readForGuide)].filter(
    ({ readNext }) => readNext < day,
  );
  const lines = due
    .sort((one, other) => one.readNext.localeCompare(other.readNext))
    .map(
      ({ readNext, path, title, url, readOn }) =>
        `${readNext}  ${path}  ${title}  ${url}  (read on ${readOn})`,
    );
  return [...new Set(lines)];
};

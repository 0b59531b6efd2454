import { type Article, articlePath } from '#shared/features/library/article.ts';

/** The sources that should have been read again before a day (`YYYY-MM-DD`), a line for each, the longest overdue first. */
export const pastDueOn = (articles: readonly Article[], day: string): string[] =>
  articles
    .flatMap(({ id, sources }) =>
      sources
        .filter(({ readNext }) => readNext < day)
        .map(({ readOn, readNext, title, url }) => ({
          readNext,
          line: `${readNext}  ${articlePath(id)}  ${title}  ${url}  (read on ${readOn})`,
        })),
    )
    .sort((one, other) => one.readNext.localeCompare(other.readNext))
    .map(({ line }) => line);

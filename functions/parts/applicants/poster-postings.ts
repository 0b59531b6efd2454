import type * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { companyIdOf } from '#functions/parts/companies/membership.ts';
import { rowPosition, rowsOf } from '#functions/parts/opportunities/rows.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import type { PostingRow } from '#shared/features/postings/routes.ts';

/** How many postings one read takes. */
const PAGE = 200;

/** Whose postings a user decides about: `company#<id>` of an employer with a company, otherwise `user#<id>`. */
export const posterFor = async ({ id, role }: Pick<Account, 'id' | 'role'>): Promise<string> => {
  const companyId = role === 'employer' ? await companyIdOf(id) : undefined;
  return companyId === undefined ? `user#${id}` : `company#${companyId}`;
};

/** The postings of a poster that have applicants, as far as it is known: their numbers lag behind by some seconds. */
export const postingsOf = async (poster: string): Promise<PostingRow[]> => {
  const postings: PostingRow[] = [];
  let position: z.infer<typeof rowPosition> | undefined;
  do {
    const page = await rowsOf(poster, PAGE, position);
    postings.push(...page);
    const last = page.length < PAGE ? undefined : page.at(-1);
    position = last && rowPosition.parse(last);
  } while (position);
  return postings.filter(
    ({ status, applicationCount }) =>
      isPublished(status) && (applicationCount > 0 || status === 'open' || status === 'paused'),
  );
};

import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { countsOf, ownCompany } from '#functions/parts/companies/repository.ts';
import { rowPosition, rowsOf } from '#functions/parts/opportunities/rows.ts';
import type { postings } from '#shared/features/postings/routes.ts';
import { companyOf, getUserPoster } from './poster.ts';

/** The postings of the caller's company, or of the caller alone, the latest first, with the numbers by status. */
export const mine: Handler<typeof postings.mine> = async ({ account, setting, query: { cursor, limit } }) => {
  const company = await companyOf(account);
  const poster = company ? `company#${company.id}` : `user#${account.id}`;
  const purpose = `postings.mine ${poster}`;
  const after = cursor === undefined ? undefined : decodeCursor(purpose, cursor, rowPosition);
  const [found, counts] = await Promise.all([
    rowsOf(poster, limit + 1, after),
    company ? countsOf(company) : getUserPoster(account.id).then(countsOf),
  ]);
  const page = pageFrom(found, limit, ({ createdAt, id }) => encodeCursor(purpose, { createdAt, id }));
  return { ...page, counts, company: company ? await ownCompany(company, setting) : null };
};

import type * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { companyIdOf } from '#functions/features/companies/membership.ts';
import { rowPosition, rowsOf } from '#functions/features/opportunities/rows.ts';
import { isPublished } from '#shared/features/opportunity-statuses.ts';
import type { PostingRow } from '#shared/features/postings.ts';
import { applicantsOfPosting } from './packed/read.ts';

/** The postings that are looked through at most, the latest first. */
const POSTINGS_AT_MOST = 200;
const PAGE = 50;
const AT_ONCE = 10;

/** Whose postings a user decides about: `company#<id>` of an employer with a company, otherwise `user#<id>`. */
export const posterFor = async ({ id, role }: Pick<Account, 'id' | 'role'>): Promise<string> => {
  const companyId = role === 'employer' ? await companyIdOf(id) : undefined;
  return companyId === undefined ? `user#${id}` : `company#${companyId}`;
};

/** The postings of a poster that have applicants, as far as it is known: their numbers lag behind by some seconds. */
export const postingsOf = async (poster: string): Promise<PostingRow[]> => {
  const postings: PostingRow[] = [];
  let position: z.infer<typeof rowPosition> | undefined;
  for (let read = 0; read < POSTINGS_AT_MOST; read += PAGE) {
    const page = await rowsOf(poster, PAGE, position);
    postings.push(...page);
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    position = rowPosition.parse(last);
  }
  return postings.filter(
    ({ status, applicationCount }) =>
      isPublished(status) && (applicationCount > 0 || status === 'open' || status === 'paused'),
  );
};

/** A posting with everyone who applied for it, and its numbers. */
interface ReadPosting extends Awaited<ReturnType<typeof applicantsOfPosting>> {
  readonly posting: PostingRow;
}

/** Reads the applicants of postings. `onRead` hears how many there were in each, when it was read. */
export const applicantsOf = (
  postings: readonly PostingRow[],
  now: Date,
  onRead?: (applicants: number) => Promise<void>,
): Promise<ReadPosting[]> =>
  inParallel(postings, AT_ONCE, async (posting) => {
    const read = await applicantsOfPosting(posting.id, now);
    await onRead?.(read.rows.length);
    return { posting, ...read };
  });

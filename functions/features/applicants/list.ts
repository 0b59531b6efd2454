import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { applicantsOfPoster, applicantsOfPosting } from '#functions/parts/applicants/packed/read.ts';
import { NO_APPLICANTS } from '#functions/parts/applicants/packed/row-counts.ts';
import type { PackedRow } from '#functions/parts/applicants/packed/storage.ts';
import { posterFor } from '#functions/parts/applicants/poster-postings.ts';
import { type ApplicantQuery, after, searchApplicants } from '#functions/parts/applicants/search.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { applicantSchema } from '#shared/features/applicants/card.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';

const placeSchema = applicantSchema.pick({
  opportunityId: true,
  userId: true,
  appliedAt: true,
  status: true,
  name: true,
  match: true,
  unscored: true,
  answered: true,
});

interface Asked extends ApplicantQuery {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A page of what a list finds. A cursor is good for the same filters, order and caller. */
const pageOfRows = (
  rows: readonly PackedRow[],
  { cursor, limit, ...query }: Asked,
  scope: string,
  caller: string,
) => {
  const purpose = `${scope} ${JSON.stringify(query)}`;
  const place = cursor === undefined ? undefined : decodeCursor(purpose, cursor, placeSchema);
  const found = searchApplicants(rows, query, caller);
  const rest = after(found, place, query.sort);
  return {
    ...pageFrom(rest.slice(0, limit + 1), limit, (last) => encodeCursor(purpose, placeSchema.parse(last))),
    found: found.length,
    unscored: rows.filter(({ unscored, status }) => unscored && status !== 'withdrawn').length,
  };
};

/** The applicants of one posting. */
export const ofPosting: Handler<typeof applicants.ofPosting, StoredOpportunity> = async ({
  record,
  query,
  account,
  now,
}) => {
  const { rows, counts } = await applicantsOfPosting(record.id, now);
  return {
    ...pageOfRows(rows, query, `applicants.ofPosting ${record.id} ${account.id}`, account.id),
    counts,
  };
};

/** The applicants of all postings of the company, or of an alumnus; with `opportunityId`, of one of them. */
export const list: Handler<typeof applicants.list> = async ({
  account,
  query: { opportunityId, ...query },
  now,
}) => {
  const poster = await posterFor(account);
  const { rows, counts, postings } = await applicantsOfPoster(poster, now);
  const ofOne = async () =>
    postings.some(({ id }) => id === opportunityId) && opportunityId !== undefined
      ? (await readCounts({ opportunityId })).counts
      : NO_APPLICANTS;
  const wanted =
    opportunityId === undefined ? rows : rows.filter((row) => row.opportunityId === opportunityId);
  return {
    ...pageOfRows(
      wanted,
      query,
      `applicants.list ${poster} ${opportunityId ?? ''} ${account.id}`,
      account.id,
    ),
    counts: opportunityId === undefined ? counts : await ofOne(),
    postings: postings.sort((a, b) => b.counts.new - a.counts.new || b.counts.all - a.counts.all),
  };
};

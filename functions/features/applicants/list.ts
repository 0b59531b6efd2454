import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { StoredOpportunity } from '#functions/features/opportunities/repository.ts';
import { applicantSchema } from '#shared/features/applicant-card.ts';
import { type ApplicantCounts, applicantCountsSchema, type applicants } from '#shared/features/applicants.ts';
import { applicantsOf, posterFor, postingsOf } from './found.ts';
import { applicantsOfPosting } from './packed/read.ts';
import type { PackedRow } from './packed/storage.ts';
import { type ApplicantQuery, after, searchApplicants } from './search.ts';

const placeSchema = applicantSchema.pick({
  ...{ opportunityId: true, userId: true, appliedAt: true, status: true, name: true },
  ...{ match: true, unscored: true, answered: true },
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

const NONE = applicantCountsSchema.parse(
  Object.fromEntries(Object.keys(applicantCountsSchema.shape).map((status) => [status, 0])),
);

/** The numbers of several postings together. */
const sumOf = (all: readonly ApplicantCounts[]): ApplicantCounts =>
  applicantCountsSchema.parse(
    Object.fromEntries(
      Object.keys(NONE).map((name) => [
        name,
        all.reduce((sum, counts) => sum + (new Map(Object.entries(counts)).get(name) ?? 0), 0),
      ]),
    ),
  );

/** The applicants of all postings of the company, or of an alumnus; with `opportunityId`, of one of them. */
export const list: Handler<typeof applicants.list> = async ({
  account,
  query: { opportunityId, ...query },
  now,
}) => {
  const poster = await posterFor(account);
  const read = await applicantsOf(await postingsOf(poster), now);
  const wanted =
    opportunityId === undefined ? read : read.filter(({ posting }) => posting.id === opportunityId);
  const rows = wanted.flatMap((one) => one.rows);
  return {
    ...pageOfRows(rows, query, `applicants.list ${poster} ${opportunityId ?? ''} ${account.id}`, account.id),
    counts: sumOf(wanted.map(({ counts }) => counts)),
    postings: read
      .filter(({ counts }) => counts.all + counts.withdrawn > 0)
      .sort((a, b) => b.counts.new - a.counts.new || b.counts.all - a.counts.all)
      .map(({ posting: { id, title, status, replyBy }, counts, replies }) => ({
        ...{ id, title, status, replyBy, counts },
        ...(replies && { replies }),
      })),
  };
};

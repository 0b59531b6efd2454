import type * as z from 'zod';
import { byText, isSameText } from '#functions/core/by-text.ts';
import type { Applicant } from '#shared/features/applicants/card.ts';
import { furthestStage, HIRING_STAGES } from '#shared/features/applicants/hiring-rules.ts';
import type { applicants } from '#shared/features/applicants/routes.ts';
import type { ApplicantOrder } from '#shared/features/applicants/rules.ts';
import { allArePrefixes, queryWords, wordsOf } from '#shared/features/matching/search-terms.ts';
import type { PackedRow } from './packed/storage.ts';

/** What a list asks for. */
export type ApplicantQuery = Omit<z.output<typeof applicants.ofPosting.query>, 'cursor' | 'limit'>;

const isAssigned = ({ assignee }: Applicant, wanted: ApplicantQuery['assigned'], caller: string): boolean =>
  wanted === undefined || (wanted === 'nobody' ? assignee === undefined : assignee?.id === caller);

/** The words by which an applicant is found, made once for each row that is held in memory. */
const wordsByRow = new WeakMap<Applicant, readonly string[]>();
const wordsOfRow = (row: Applicant): readonly string[] => {
  const known = wordsByRow.get(row);
  if (known) return known;
  const { name, university, major, location, experience, skills } = row;
  const words = wordsOf([name, university, major, location, experience, ...skills].join(' '));
  wordsByRow.set(row, words);
  return words;
};

const contains = (texts: readonly string[], q: string | undefined): boolean =>
  q === undefined || allArePrefixes(queryWords(q), wordsOf(texts.join(' ')));

/** Those who withdrew are shown to who asks for them, by their status or by how far they got. */
const hasStatus = ({ status }: Applicant, { status: wanted, reached }: ApplicantQuery): boolean =>
  wanted === undefined ? status !== 'withdrawn' || reached !== undefined : status === wanted;

const hasCome = ({ steps, source }: PackedRow, query: ApplicantQuery): boolean =>
  (query.source === undefined || query.source === (source ?? 'unknown')) &&
  (query.reached === undefined || furthestStage(steps) >= HIRING_STAGES.indexOf(query.reached));

const hasMatch = ({ match, unscored }: Applicant, { minMatch, review }: ApplicantQuery): boolean => {
  if (review === 'unscored' && !unscored) return false;
  if (review === 'scored' && unscored) return false;
  return minMatch === undefined || (typeof match === 'number' && match >= minMatch);
};

const isWithin = ({ appliedAt }: Applicant, { from, to }: ApplicantQuery): boolean => {
  const day = appliedAt.slice(0, 10);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
};

/** Whether a row is what a list asks for. Without a status, those that were withdrawn are left out. */
const isWanted = (query: ApplicantQuery, caller: string) => {
  const { q, skills = [], education, location, answered, assigned } = query;
  const words = q === undefined ? [] : queryWords(q);
  const nothingToFind = q !== undefined && words.length === 0;
  return (row: PackedRow): boolean =>
    !nothingToFind &&
    hasStatus(row, query) &&
    hasCome(row, query) &&
    hasMatch(row, query) &&
    isWithin(row, query) &&
    isAssigned(row, assigned, caller) &&
    (answered === undefined || row.answered === (answered === 'yes')) &&
    skills.every((skill) => row.skills.some((own) => isSameText(own, skill))) &&
    contains([row.university, row.major, row.graduationYear], education) &&
    contains([row.location], location) &&
    allArePrefixes(words, wordsOfRow(row));
};

/** What an order looks at. */
export type Place = Pick<
  Applicant,
  'opportunityId' | 'userId' | 'appliedAt' | 'status' | 'name' | 'match' | 'unscored' | 'answered'
>;

/** Those who wait come before those who were answered, and these before those with whom all is over. */
const waitingRank = ({ status, answered }: Place): number => {
  if (status === 'new' || status === 'reviewed') return answered ? 1 : 0;
  return status === 'rejected' || status === 'hired' || status === 'withdrawn' ? 2 : 1;
};
/** Those without a number lead, as a group: no number is no low number. */
const matchRank = ({ match, unscored }: Place): number => (unscored ? 101 : (match ?? -1));

const ORDERS: Readonly<Record<ApplicantOrder, (a: Place, b: Place) => number>> = {
  waiting: (a, b) => waitingRank(a) - waitingRank(b),
  latest: (a, b) => byText(b.appliedAt, a.appliedAt),
  match: (a, b) => matchRank(b) - matchRank(a),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** An order in which no two applications are alike: of those that an order leaves alike, the earliest comes first. */
const orderOf = (sort: ApplicantOrder = 'waiting') => {
  const compare = ORDERS[sort];
  return (a: Place, b: Place): number =>
    compare(a, b) ||
    byText(a.appliedAt, b.appliedAt) ||
    byText(a.userId, b.userId) ||
    byText(a.opportunityId, b.opportunityId);
};

/** What a list finds, in its order. */
export const searchApplicants = (
  rows: readonly PackedRow[],
  query: ApplicantQuery,
  caller: string,
): PackedRow[] => rows.filter(isWanted(query, caller)).sort(orderOf(query.sort));

/** What follows a place in what was found, also when its row is no longer there. */
export const after = (
  found: readonly Applicant[],
  place: Place | undefined,
  sort: ApplicantOrder | undefined,
): readonly Applicant[] => {
  if (!place) return found;
  const compare = orderOf(sort);
  const next = found.findIndex((row) => compare(row, place) > 0);
  return next < 0 ? [] : found.slice(next);
};

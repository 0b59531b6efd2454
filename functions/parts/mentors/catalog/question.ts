import { DAY_MS } from '#shared/core/durations.ts';
import { queryWords } from '#shared/features/matching/search-terms.ts';
import type { Question } from './find.ts';

/** The filters of the directory, as a request has them. */
export interface Filters {
  readonly q?: string | undefined;
  readonly expertise?: string | undefined;
  readonly industry?: string | undefined;
  readonly type?: string | undefined;
  readonly language?: string | undefined;
  readonly studiedIn?: string | undefined;
  /** A day of UTC: only mentors with a free time before it is over. */
  readonly freeBy?: string | undefined;
}

/** The question of some filters: what asks for the same always reads the same. */
export const questionOf = (
  { q, expertise, industry, type, language, studiedIn, freeBy }: Filters,
  forMinors = false,
): Question => ({
  type: type?.toLowerCase(),
  industry: industry?.toLowerCase(),
  expertise: expertise?.toLowerCase(),
  language: language?.toLowerCase(),
  studiedIn: studiedIn?.toLowerCase(),
  words: q === undefined ? undefined : queryWords(q).toSorted(),
  before: freeBy === undefined ? undefined : Date.parse(`${freeBy}T00:00:00Z`) + DAY_MS,
  forMinors,
});

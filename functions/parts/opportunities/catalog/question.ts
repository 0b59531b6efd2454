import { inDollars } from '#shared/core/yearly-pay.ts';
import { queryWords } from '#shared/features/matching/search-terms.ts';
import type { OpportunityQuery } from '#shared/features/opportunities/query.ts';
import type { Question } from './mismatches.ts';

/** The query of a search without what pages and orders it. */
export type Filters = Omit<OpportunityQuery, 'limit' | 'cursor' | 'sort' | 'counts'>;

/** The question of a query: what asks for the same always reads the same. */
export const questionOf = (filters: Filters): Question => {
  const { type, location, workMode, employmentType, level, season, company } = filters;
  const { skills = [], q, payFrom, payCurrency = 'USD', duration } = filters;
  const fields = { type, location, workMode, employmentType, level, season, company };
  return {
    fields,
    skills: skills.toSorted(),
    words: q === undefined ? undefined : queryWords(q).toSorted(),
    payFrom: payFrom === undefined ? undefined : inDollars(payFrom, payCurrency),
    duration,
  };
};

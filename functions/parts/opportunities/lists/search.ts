import { OPPORTUNITY_TYPES } from '#shared/core/opportunity-choices.ts';
import { isPast } from '#shared/core/opportunity-days.ts';
import { seasonOf } from '#shared/core/seasons.ts';
import { yearlyDollars } from '#shared/core/yearly-pay.ts';
import { allArePrefixes, searchWords } from '#shared/features/matching/search-terms.ts';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import type { Question } from '../catalog/mismatches.ts';
import { ReadBudget } from './budget.ts';
import type { ListEntry } from './entries.ts';
import { listOf, placeOf, readPlace } from './keys.ts';
import { readUntil, startReading } from './reader.ts';

// The search without a catalog, from the table's lists: while no snapshot can be read, and before there is the first.

/** Whether the opportunity of an entry is what the question asks for, and can still be applied for on `day`. */
export const matcher = (
  question: Question,
  day: string,
): ((entry: Pick<ListEntry, 'summary' | 'foundIn' | 'more'>) => boolean) => {
  const { fields, skills, words, payFrom, duration } = question;
  const { type, location, company, workMode, employmentType, level, season } = fields;
  return ({ summary, foundIn, more }) => {
    if (isPast(summary.deadline, day)) return false;
    if (type !== undefined && summary.type !== type) return false;
    if (location !== undefined && foundIn.toLowerCase() !== location) return false;
    if (workMode !== undefined && more.workMode !== workMode) return false;
    if (employmentType !== undefined && more.employmentType !== employmentType) return false;
    if (level !== undefined && more.experienceLevel !== level) return false;
    if (season !== undefined && seasonOf(more.startDate) !== season) return false;
    const companies = [summary.company.toLowerCase(), more.companyId?.toLowerCase()];
    if (company !== undefined && !companies.includes(company)) return false;
    const weeks = more.durationWeeks ?? 0;
    if (duration && (weeks < duration[0] || weeks > duration[1])) return false;
    const pay = yearlyDollars(summary.pay, weeks || null);
    if (payFrom !== undefined && (pay === undefined || pay < payFrom)) return false;
    const asked = new Set(summary.skills.map((skill) => skill.toLowerCase()));
    if (!skills.every((skill) => asked.has(skill))) return false;
    return words === undefined || (words.length > 0 && allArePrefixes(words, searchWords(summary)));
  };
};

/** Where a search goes on, in both lists. */
export interface Position {
  readonly postedAt: string;
  readonly id: string;
}

/**
 * At most `limit` open opportunities after `position` that the question asks for, the newest first, and where to go on;
 * null at the end. Consumes 10 read units at most, for which it may have to stop short of `limit`.
 */
export const searchLists = async (
  question: Question,
  limit: number,
  position: Position | undefined,
  day: string,
): Promise<{ items: OpportunitySummary[]; next: Position | null }> => {
  if (question.words?.length === 0) return { items: [], next: null };
  const budget = new ReadBudget();
  const after = position && placeOf(position.postedAt, position.id);
  const { type } = question.fields;
  const list = listOf(OPPORTUNITY_TYPES.find((one) => one === type));
  const reading = startReading(list, matcher(question, day), after);
  // One more than wanted shows whether more results follow.
  await readUntil(reading, limit + 1, budget);
  const items = reading.found.slice(0, limit);
  const end = reading.found.length > limit ? items.at(-1)?.sk : reading.ended ? undefined : reading.at;
  return { items: items.map(({ summary }) => summary), next: end === undefined ? null : readPlace(end) };
};

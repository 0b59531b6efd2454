import type { Handler } from '#functions/core/handlers.ts';
import { HotReads } from '#functions/core/hot-reads.ts';
import { rankByMatch } from '#shared/features/match-ranking.ts';
import { type Facts, factsOf } from '#shared/features/matching/facts.ts';
import {
  dayOf,
  isPast,
  type OpportunitySummary,
  type opportunities,
} from '#shared/features/opportunities.ts';
import { appliedAmong } from '../applications/repository.ts';
import { ReadBudget } from './budget.ts';
import { facetList, type List } from './lists.ts';
import { profileToMatch } from './match.ts';
import { readUntil, startReading } from './reading.ts';
import { getOpportunity } from './repository.ts';

/** The most opportunities that are compared (fixed by the product). */
const MOST_CANDIDATES = 100;
/** The most skills whose lists are read: at half a unit each at least, they leave some of the budget to read more. */
const MOST_SKILLS = 16;
/** How many of the best are looked up among a person's applications, at half a unit each. */
const MOST_LOOKED_UP = 20;

const candidateLists = new HotReads<OpportunitySummary[]>();

/** The newest opportunities for each of the skills, or the newest of all when none asks for any of them. */
const candidatesFor = async (
  skills: readonly string[],
  day: string,
  limit: number,
): Promise<OpportunitySummary[]> => {
  const budget = new ReadBudget();
  const candidates = new Map<string, OpportunitySummary>();
  const gather = async (list: List, most: number) => {
    const reading = startReading(list, ({ summary }) => !isPast(summary.deadline, day));
    await readUntil(reading, most, budget);
    for (const { summary } of reading.found.slice(0, most)) candidates.set(summary.id, summary);
  };
  const asked = [...new Set(skills.map((skill) => skill.toLowerCase()))].slice(0, MOST_SKILLS);
  for (const skill of asked) await gather(facetList({ skill }), Math.floor(MOST_CANDIDATES / asked.length));
  if (candidates.size === 0) await gather(facetList({}), limit + MOST_LOOKED_UP);
  return [...candidates.values()];
};

/** The first `limit` of a ranking that the person has not applied for. Asks about no more than `MOST_LOOKED_UP`. */
const notApplied = async <T extends { id: string }>(
  ranked: readonly T[],
  userId: string,
  limit: number,
): Promise<T[]> => {
  const left: T[] = [];
  for (let from = 0; left.length < limit && from < Math.min(ranked.length, MOST_LOOKED_UP); ) {
    const next = ranked.slice(from, Math.min(from + limit - left.length, MOST_LOOKED_UP));
    const applied = await appliedAmong(
      userId,
      next.map(({ id }) => id),
    );
    left.push(...next.filter(({ id }) => !applied.has(id)));
    from += next.length;
  }
  return left;
};

/** What a summary says of a posting; the rest counts once the best are loaded. */
const fromSummary = (summary: OpportunitySummary) => ({
  ...summary,
  requirements: [],
  niceToHave: [],
  education: '',
  experienceLevel: null,
  minYears: null,
  workMode: 'remote' as const,
});

/** The summaries in the order of their postings' totals, which are those of the receipts. */
const withTotals = async (summaries: readonly OpportunitySummary[], facts: Facts) => {
  const loaded = await Promise.all(summaries.map(({ id }) => getOpportunity(id)));
  const postings = loaded.filter((posting) => posting !== undefined);
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  return rankByMatch(postings, facts).flatMap(({ candidate, match, matchedSkills }) => {
    const summary = byId.get(candidate.id);
    return summary ? [{ ...summary, match, matchedSkills }] : [];
  });
};

/**
 * What matches the person's profile best, without what they have applied for: the candidates are the newest for each
 * skill. 10 read units for the candidates, 2 to 4 for the profile, half a unit for each one shown or passed over (20 at
 * most), and the records of those that are shown.
 */
export const recommended: Handler<typeof opportunities.recommended> = async ({ account, query, now }) => {
  const profile = await profileToMatch(account);
  const skills = (profile.skills ?? []).map(({ name }) => name);
  const day = dayOf(now);
  const candidates = await candidateLists.read(JSON.stringify([skills, day, query.limit]), now, () =>
    candidatesFor(skills, day, query.limit),
  );
  const facts = factsOf(profile, day);
  const ranked = rankByMatch(candidates.map(fromSummary), facts);
  const summaries = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  const best = ranked.flatMap(({ candidate: { id } }) => summaries.get(id) ?? []);
  return { items: await withTotals(await notApplied(best, account.id, query.limit), facts) };
};

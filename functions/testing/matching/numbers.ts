import { cases } from '#functions/testing/rounds.ts';
import { match, type Profile } from '#shared/features/matching/matching.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** The day of all matches in these tests. */
export const DAY = '2026-06-15';
export const RUNS = cases(300, 5000);
export const FEWER = cases(100, 5000);

/** A total in the order of ranks, in which no total counts as 0 (match-ranking.ts). */
export const rank = (profile: Profile, posting: Opportunity): number =>
  match(profile, posting, DAY).total ?? 0;

/** What of a receipt must not change: its numbers. */
export const numbers = (profile: Profile, posting: Opportunity) => {
  const { total, parts, raises, version } = match(profile, posting, DAY);
  const scores = Object.entries(parts).map(([part, { score, weight }]) => [part, score, weight]);
  return { total, scores, version, points: raises.map(({ points }) => points) };
};

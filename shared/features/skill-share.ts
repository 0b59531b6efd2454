import type { OpportunitySummary } from './opportunities.ts';

/** How well an opportunity suits a user. */
export interface Match {
  /** Those of the asked skills that the person has, in the opportunity's spelling. */
  matchedSkills: string[];
  /** They as a share of all asked ones, 0 to 1; 0 when none is asked, for then nothing speaks for it. */
  share: number;
}

/** Compares what an opportunity asks for with what a person can do. Case makes no difference. */
export const matchOf = (asked: readonly string[], skills: readonly string[]): Match => {
  const has = new Set(skills.map((skill) => skill.toLowerCase()));
  const matchedSkills = asked.filter((skill) => has.has(skill.toLowerCase()));
  return { matchedSkills, share: asked.length === 0 ? 0 : matchedSkills.length / asked.length };
};

type Candidate = Pick<OpportunitySummary, 'id' | 'skills' | 'postedAt' | 'urgent'>;

/**
 * The candidates, the best first: by the share of the asked skills that the person has; among equals the one that
 * asks for more of them, then the one that is urgent, then the newer, then by id, so that the order is always the same.
 */
export const rank = <T extends Candidate>(
  candidates: readonly T[],
  skills: readonly string[],
): (T & { matchedSkills: string[] })[] =>
  candidates
    .map((candidate) => ({ candidate, match: matchOf(candidate.skills, skills) }))
    .sort(
      (a, b) =>
        b.match.share - a.match.share ||
        b.match.matchedSkills.length - a.match.matchedSkills.length ||
        Number(b.candidate.urgent) - Number(a.candidate.urgent) ||
        (a.candidate.postedAt < b.candidate.postedAt
          ? 1
          : a.candidate.postedAt > b.candidate.postedAt
            ? -1
            : 0) ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
    .map(({ candidate, match: { matchedSkills } }) => ({ ...candidate, matchedSkills }));

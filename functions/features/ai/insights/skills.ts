import { numberWord, sentence } from '#functions/core/advisor/words.ts';
import { searchSource } from '#functions/parts/matching/search.ts';
import { type Claim, type Profile, writtenClaims } from '#shared/features/matching/claims.ts';
import { normaliseSkill } from '#shared/features/matching/skills/normalise.ts';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import { type Audience, mayView } from '#shared/features/profile/rules.ts';
import type { AnswerOf } from '#shared/route-types.ts';
import { insightIdOf, type Look } from './look.ts';

/** The best matches that are looked at, and how many of them make a skill worth a sentence. */
const BEST = 10;
const WORTH_SAYING = 3;

type Match = AnswerOf<'opportunities.recommended'>['items'][number];

/** The best matches. Openings that ask for nothing that the user can are no matches to learn from. */
const bestMatches = async (call: Parameters<Look>[0]['call']): Promise<Match[]> => {
  const { items } = await call('opportunities.recommended', { query: { limit: BEST } });
  return items.filter(({ matchedSkills }) => matchedSkills.length > 0);
};

/** `Three of your ten best matches ask for Docker`. */
const shareOf = (asking: number, matches: readonly OpportunitySummary[], skill: string): string =>
  asking === matches.length
    ? `All of your ${numberWord(asking)} best matches ask for ${skill}`
    : `${sentence(numberWord(asking))} of your ${numberWord(matches.length)} best matches ask for ${skill}`;

/** The skill that comes most often, and how often; undefined when that is not worth a sentence. */
const mostFrequent = (skills: readonly string[]): { skill: string; asking: number } | undefined => {
  const [first] = [...Map.groupBy(skills, (skill) => skill)].sort(
    ([, one], [, other]) => other.length - one.length,
  );
  return first && first[1].length >= WORTH_SAYING ? { skill: first[0], asking: first[1].length } : undefined;
};

/** Which skill most of the best matches ask for and the profile does not have. One call. */
export const missingSkill: Look = async ({ call }) => {
  const matches = await bestMatches(call);
  const most = mostFrequent(
    matches.flatMap(({ skills, matchedSkills }) => skills.filter((skill) => !matchedSkills.includes(skill))),
  );
  if (!most) return [];
  const { skill, asking } = most;
  return [
    {
      id: insightIdOf('skill', skill),
      text: `${shareOf(asking, matches, skill)}, which your profile doesn’t have.`,
      evidence: { label: `Openings asking for ${skill}`, path: searchSource({ skills: skill }).url },
    },
  ];
};

type Sections = AnswerOf<'profile.own'>['sections'];

/** The entries that a match counts: those that employers see with an application. */
const countedOf = ({ work, projects, education, certificates, languages, skills }: Sections): Profile => {
  const counted = <T>({ items, audience }: { items: T[]; audience: Audience }): T[] =>
    mayView('work', audience) ? items : [];
  return {
    work: counted(work),
    projects: counted(projects),
    education: counted(education),
    certificates: counted(certificates),
    languages: counted(languages),
    skills: counted(skills),
  };
};

const isShown = ({ shownBy }: Claim): boolean => shownBy !== undefined;

/** The listed skills of a profile that no entry of it shows, as a match sees them, each with its place in the list. */
const unshownIn = (profile: Profile): ReadonlyMap<string, number> => {
  const shown = new Set(
    writtenClaims(profile)
      .filter(isShown)
      .map(({ skill }) => skill),
  );
  const listed = (profile.skills ?? []).map(({ name }, item) => [normaliseSkill(name), item] as const);
  return new Map(listed.filter(([skill]) => !shown.has(skill)));
};

/**
 * Which skill the profile lists without an entry that shows it, although most of the best matches ask for it. Two calls, one of them
 * that of `missingSkill`.
 */
export const unshownSkill: Look = async ({ call }) => {
  const [matches, { sections }] = await Promise.all([bestMatches(call), call('profile.own')]);
  const unshown = unshownIn(countedOf(sections));
  const most = mostFrequent(
    matches.flatMap(({ skills }) => skills.filter((skill) => unshown.has(normaliseSkill(skill)))),
  );
  if (!most) return [];
  const { skill, asking } = most;
  const place = { section: 'skills', item: String(unshown.get(normaliseSkill(skill))), field: 'backedBy' };
  return [
    {
      id: insightIdOf('unshown', skill),
      text: `Your profile lists ${skill}, but no entry shows it. ${shareOf(asking, matches, skill)}.`,
      evidence: {
        label: `${skill} in your profile`,
        path: `/dashboard/profile?${new URLSearchParams(place)}`,
      },
    },
  ];
};

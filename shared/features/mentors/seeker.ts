import { writtenClaims } from '../matching/claims.ts';
import { matchVersion } from '../matching/matching.ts';
import { mentionsIn, mentionsInLine } from '../matching/skills/mentions.ts';
import { normaliseSkill } from '../matching/skills/normalise.ts';
import type { SomeSections } from '../profile/sections.ts';
import { FIT_VERSION, fieldWords, type Seeker } from './fit.ts';

// Apart from fit.ts: reading skills out of texts takes the whole vocabulary.

/** The version of the fit, and of the vocabulary by which skills are read. */
export const fitVersion = (): string => `${FIT_VERSION}-${matchVersion()}`;

/** The skills that an entry of a list names: itself, and those of the vocabulary in it. */
const skillsOfEntry = (entry: string): string[] => [
  normaliseSkill(entry),
  ...mentionsInLine(entry).map(({ skill }) => skill),
];

/** The skills of a mentor's expertise, by their canonical names. */
export const expertiseSkills = (expertise: readonly string[]): string[] => [
  ...new Set(expertise.flatMap(skillsOfEntry).filter((skill) => skill !== '')),
];

/**
 * What of a student is compared with mentors.
 * @param profile all sections, as their owner sees them
 * @param goals texts of a request, which count before the interests of the profile
 */
export const seekerOf = (profile: SomeSections, goals: readonly string[] = []): Seeker => {
  const { careerGoal = '', interests = [] } = profile.lookingFor?.[0] ?? {};
  const wanted = [
    ...goals.flatMap((goal) => mentionsIn(goal).map(({ skill }) => skill)),
    ...interests.flatMap(skillsOfEntry),
  ];
  const languages = (profile.languages ?? []).map(({ language }) => language.toLowerCase());
  return {
    goals: [...new Set(wanted.filter((skill) => skill !== ''))],
    own: new Set(writtenClaims(profile).map(({ skill }) => skill)),
    interests: new Set(interests.flatMap(fieldWords)),
    careerGoal,
    languages: new Set(languages.filter((language) => language !== 'english')),
    university: (profile.education?.[0]?.institution ?? '').toLowerCase(),
  };
};

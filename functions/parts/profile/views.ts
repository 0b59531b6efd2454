import type { SectionStates, StoredSections } from '#functions/parts/profile/sections.ts';
import { type Answers, sectionsOf } from '#shared/features/profile/answers.ts';
import { type Audience, audienceOf, SECTIONS, type Section } from '#shared/features/profile/rules.ts';
import type { Sections } from '#shared/features/profile/sections.ts';

/** The audiences that a user has chosen. */
export const audiencesIn = (states: SectionStates): Partial<Record<Section, Audience>> => {
  const audiences: Partial<Record<Section, Audience>> = {};
  for (const section of SECTIONS) {
    const { audience } = states[section] ?? {};
    if (audience) audiences[section] = audience;
  }
  return audiences;
};

/** The version of a section: how often its entries or its audience were changed. */
export const versionOf = (states: SectionStates | undefined, section: Section): number =>
  states?.[section]?.version ?? 0;

/** One section as its owner sees it. */
interface OwnSection<S extends Section> {
  items: Sections[S];
  version: number;
  audience: Audience;
}

const sectionAmong = <S extends Section>(
  section: S,
  sections: Sections,
  states: SectionStates = {},
): OwnSection<S> => ({
  items: sections[section],
  version: versionOf(states, section),
  audience: audienceOf(audiencesIn(states), section),
});

/** One section of a profile as its owner sees it. */
export const ownSection = <S extends Section>(
  section: S,
  answers: Answers,
  states: SectionStates | undefined,
  stored: StoredSections,
): OwnSection<S> => sectionAmong(section, sectionsOf(answers, stored), states);

/** All sections of a profile as its owner sees them. */
export const ownSections = (
  answers: Answers,
  states: SectionStates | undefined,
  stored: StoredSections,
): { [S in Section]: OwnSection<S> } => {
  const sections = sectionsOf(answers, stored);
  const own = <S extends Section>(section: S) => sectionAmong(section, sections, states);
  return {
    basics: own('basics'),
    work: own('work'),
    education: own('education'),
    projects: own('projects'),
    skills: own('skills'),
    certificates: own('certificates'),
    languages: own('languages'),
    volunteer: own('volunteer'),
    awards: own('awards'),
    publications: own('publications'),
    interests: own('interests'),
    references: own('references'),
    lookingFor: own('lookingFor'),
  };
};

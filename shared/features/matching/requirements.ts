import { placeText } from '#shared/core/places/place.ts';
import type { Opportunity } from '../opportunities/routes.ts';
import type { AskedNumbers } from './arithmetic.ts';
import { fieldsIn, isAboutDegree, rankAsked } from './degrees.ts';
import { placeAsked } from './places.ts';
import { statedSkills } from './prose.ts';
import { skillsOfTitle } from './roles.ts';
import { mentionsInLine } from './skills/mentions.ts';
import { normaliseSkill } from './skills/normalise.ts';
import { readable } from './skills/tokens.ts';
import { isQuality } from './skills/vocabulary.ts';

/** What of a posting a match looks at. */
export type MatchedOpportunity = Pick<
  Opportunity,
  | 'type'
  | 'title'
  | 'description'
  | 'skills'
  | 'requirements'
  | 'niceToHave'
  | 'experienceLevel'
  | 'minYears'
  | 'education'
  | 'workMode'
  | 'location'
> & {
  /** Missing in what was sent before there was one. */
  readonly place?: Opportunity['place'] | undefined;
};

/** A skill that a posting asks for, with the line that asks for it. */
export interface AskedSkill {
  readonly skill: string;
  readonly line: string;
}
export interface AskedEducation {
  readonly rank: number;
  readonly fields: readonly string[];
  readonly line: string;
  /** Experience counts instead. */
  readonly flexible: boolean;
  /** The years of graduation that the posting names. */
  readonly years: readonly string[];
}

/** What a posting asks for, in canonical form. */
export interface Asked {
  readonly must: readonly AskedSkill[];
  readonly nice: readonly AskedSkill[];
  readonly months: number;
  readonly experienceLine: string;
  readonly education: AskedEducation | undefined;
  /** The parts of the place, the smallest first; empty when the work can be done anywhere. */
  readonly place: readonly string[];
  readonly placeLine: string;
}

const withoutRepeats = (skills: readonly AskedSkill[], others: readonly AskedSkill[] = []): AskedSkill[] => {
  const seen = new Set(others.map(({ skill }) => skill));
  return skills.filter(({ skill }) => skill !== '' && !seen.has(skill) && seen.add(skill));
};

const namedIn = (lines: readonly string[]): AskedSkill[] =>
  lines.flatMap((line) => mentionsInLine(line).map(({ skill }) => ({ skill, line })));

/** The skills of a posting that lists none: those of its title, its requirements and the statements of its description. */
const readSkills = ({ title, requirements, description }: MatchedOpportunity): AskedSkill[] =>
  withoutRepeats([
    ...skillsOfTitle(title).map((skill) => ({ skill, line: title })),
    ...namedIn(requirements),
    ...statedSkills(description).map(({ skill, statement }) => ({ skill, line: statement })),
  ]);

const skillsAsked = (posting: MatchedOpportunity): Pick<Asked, 'must' | 'nice'> => {
  const listed = withoutRepeats(posting.skills.map((line) => ({ skill: normaliseSkill(line), line })));
  const read = listed.length > 0 ? [] : readSkills(posting);
  const isMust = ({ skill }: AskedSkill) => !isQuality(skill);
  const must = listed.length > 0 ? listed : read.some(isMust) ? read.filter(isMust) : read;
  return { must, nice: withoutRepeats(namedIn(posting.niceToHave), must) };
};

type Level = NonNullable<Opportunity['experienceLevel']>;

/** The months that a level asks for when the posting does not say (spec, point 2), and at least when it does. */
const MONTHS: Readonly<Record<Level, { usual: number; least: number }>> = {
  entry: { usual: 0, least: 0 },
  mid: { usual: 36, least: 0 },
  senior: { usual: 60, least: 36 },
  lead: { usual: 84, least: 60 },
};
const LEVELS: readonly (readonly [Level, RegExp])[] = [
  ['entry', /\b(?:intern(?:ship)?|junior|jr|graduate|trainee|apprentice|entry[- ]level|working student)\b/i],
  ['lead', /\b(?:lead|principal|head of|director|chief|vp|staff engineer)\b/i],
  ['senior', /\b(?:senior|sr|experienced)\b/i],
];
const YEARS =
  /\b(\d{1,2})\s*(?:\+|or more|plus)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*\+?)?\s*years?\b(?!\s*(?:old|of age))/i;

/** The years that a requirement names, such as `3+ years of experience`. */
const yearsIn = (requirements: readonly string[]): { years: number; line: string } | undefined => {
  for (const line of requirements) {
    const years = Number(YEARS.exec(line)?.[1] ?? Number.NaN);
    if (years <= 40 && /experience|work|\brole|industry|background/i.test(line)) return { years, line };
  }
  return undefined;
};

const experienceAsked = (posting: MatchedOpportunity): Pick<Asked, 'months' | 'experienceLine'> => {
  const { type, title, experienceLevel, minYears, requirements } = posting;
  const read = type === 'job' ? LEVELS.find(([, pattern]) => pattern.test(title))?.[0] : undefined;
  const level = experienceLevel ?? read;
  const stated =
    minYears === null
      ? yearsIn(requirements)
      : { years: minYears, line: `At least ${minYears} years of experience` };
  const { usual, least } = level ? MONTHS[level] : { usual: 0, least: 0 };
  const months = stated ? Math.max(stated.years * 12, least) : usual;
  return { months, experienceLine: stated?.line ?? (experienceLevel ? `Level: ${experienceLevel}` : title) };
};

const FLEXIBLE =
  /\b(?:equivalent|or (?:relevant |comparable |similar |a year of )?(?:work|experience|practical)|apprenticeship,? or)\b/i;
const OPTIONAL = /\b(?:preferred|a plus|nice to have|not required|no degree|desirable|advantage)\b/i;

const educationAsked = ({ education, requirements }: MatchedOpportunity): AskedEducation | undefined => {
  const lines = education === '' ? requirements.filter(isAboutDegree) : [education];
  const line = lines.find((text) => rankAsked(text) > 0 && !OPTIONAL.test(text));
  if (line === undefined) return undefined;
  const years = /graduat/i.test(line) ? (line.match(/\b20\d\d\b/g) ?? []) : [];
  return { rank: rankAsked(line), fields: fieldsIn(line), line, flexible: FLEXIBLE.test(line), years };
};

/** What a posting asks for. It depends on the posting alone, and is the same for everybody. */
export const askedOf = (given: MatchedOpportunity): Asked => {
  const posting: MatchedOpportunity = {
    ...given,
    title: readable(given.title),
    requirements: given.requirements.map(readable),
    education: readable(given.education),
  };
  return {
    ...skillsAsked(posting),
    ...experienceAsked(posting),
    education: educationAsked(posting),
    place: placeAsked(posting.workMode, posting.place ? placeText(posting.place) : posting.location),
    placeLine: posting.location,
  };
};

/** The same in numbers. */
export const numbersOf = ({ must, nice, months, education, place }: Asked): AskedNumbers => ({
  must: must.length,
  nice: nice.length,
  months,
  education: education === undefined ? 'none' : education.flexible ? 'flexible' : 'asked',
  place: place.length > 0,
});

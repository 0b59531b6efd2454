import type { MentorType } from './rules.ts';

/*
 * How well a mentor fits a student: goals and path count most, as they do for what becomes of a mentorship (decision 0280).
 * Neither stars nor popularity count, and neither names, photos nor ages are among what is compared.
 */

/** Raised with every change of what a score means. */
export const FIT_VERSION = 1;

/** What of a student is compared, in canonical form (seeker.ts). */
export interface Seeker {
  /** Skills that the student wants to learn, in the order in which they named them. */
  readonly goals: readonly string[];
  /** Skills that the student has. */
  readonly own: ReadonlySet<string>;
  /** The words of the fields that interest the student. */
  readonly interests: ReadonlySet<string>;
  /** What the student wants to achieve, as the profile says it; empty for nothing. */
  readonly careerGoal: string;
  /** In lower case, without English, which all users share. */
  readonly languages: ReadonlySet<string>;
  /** In lower case; empty for none. */
  readonly university: string;
}

/** What of a mentor is compared. */
export interface Fitting {
  /** The skills of the expertise, by their canonical names. */
  readonly skills: readonly string[];
  readonly type: MentorType;
  readonly industry: string;
  readonly languages: readonly string[];
  readonly university: string;
}

/** How well a mentor fits, from 0 to 100, with the reasons, the weightiest first. */
export interface Fit {
  readonly score: number;
  readonly reasons: string[];
}

/** The most points of each part. */
const POINTS = { goals: 45, path: 20, type: 10, industry: 10, university: 10, language: 5 } as const;
/** So many skills in common are as good as more. */
const ENOUGH_SKILLS = 3;
/** The most skills that a reason names. */
const NAMED = 3;

/** The kinds of mentors that suit what a student wants to achieve. */
const SUITED: Readonly<Record<string, readonly MentorType[]>> = {
  'Full-time Job': ['Industry Professional'],
  Internships: ['Industry Professional', 'Alumni Mentor'],
  'Start a Startup': ['Entrepreneurship Coach'],
  'Skill Upgrade': ['Skill Specialist'],
  'Study Abroad': ['Alumni Mentor'],
  Research: ['Skill Specialist', 'Alumni Mentor'],
  Freelancing: ['Skill Specialist', 'Entrepreneurship Coach'],
  'Career Change': ['Industry Professional'],
};

/** Whether a kind of mentor suits a goal. */
export const suits = (type: MentorType, careerGoal: string): boolean =>
  SUITED[careerGoal]?.includes(type) ?? false;

/** The words of a field of work by which an interest is recognised. */
export const fieldWords = (field: string): string[] =>
  field
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3);

/** Whether a mentor's field interests a student. */
export const interests = ({ interests: words }: Seeker, industry: string): boolean =>
  fieldWords(industry).some((word) => words.has(word));

/** What a mentor and a student have in common, as numbers: all that a score depends on. */
export interface Common {
  /** Skills that the student wants to learn. */
  readonly goals: number;
  /** Other skills of both. */
  readonly path: number;
  readonly type: boolean;
  readonly industry: boolean;
  readonly university: boolean;
  readonly language: boolean;
}

/** The points of each part, which need not be whole. `wanted` is how many skills the student wants to learn. */
const pointsFor = (common: Common, wanted: number): Record<keyof typeof POINTS, number> => {
  const enough = Math.max(1, Math.min(wanted, ENOUGH_SKILLS));
  return {
    goals: POINTS.goals * Math.min(1, common.goals / enough),
    path: POINTS.path * Math.min(1, common.path / ENOUGH_SKILLS),
    type: common.type ? POINTS.type : 0,
    industry: common.industry ? POINTS.industry : 0,
    university: common.university ? POINTS.university : 0,
    language: common.language ? POINTS.language : 0,
  };
};

/** The score of what is in common, a whole number from 0 to 100. */
export const fitScore = (common: Common, wanted: number): number => {
  const { goals, path, type, industry, university, language } = pointsFor(common, wanted);
  return Math.round(goals + path + type + industry + university + language);
};

/** Some things in a sentence: `React, SQL and Go`. */
const listed = (all: readonly string[]): string => {
  const named = all.slice(0, NAMED);
  return named.length < 2 ? named.join() : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
};

/** How well a mentor fits a student. */
export const fitOf = (seeker: Seeker, { skills, type, industry, languages, university }: Fitting): Fit => {
  const learned = seeker.goals.filter((skill) => skills.includes(skill));
  const shared = skills.filter((skill) => seeker.own.has(skill) && !learned.includes(skill));
  const spoken = languages.filter((language) => seeker.languages.has(language.toLowerCase()));
  const common: Common = {
    goals: learned.length,
    path: shared.length,
    type: suits(type, seeker.careerGoal),
    industry: interests(seeker, industry),
    university: seeker.university !== '' && university.toLowerCase() === seeker.university,
    language: spoken.length > 0,
  };
  const points = pointsFor(common, seeker.goals.length);
  const texts: Record<keyof typeof POINTS, string> = {
    goals: `Works with ${listed(learned)}, which you want to learn`,
    path: `Knows ${listed(shared)}, as you do`,
    type: `Suits your goal “${seeker.careerGoal}”`,
    industry: `Works in ${industry}, which interests you`,
    university: `Same university: ${university}`,
    language: `Speaks ${listed(spoken)}`,
  };
  const parts = ['goals', 'path', 'type', 'industry', 'university', 'language'] as const;
  return {
    score: fitScore(common, seeker.goals.length),
    reasons: parts
      .filter((part) => points[part] > 0)
      .sort((one, other) => points[other] - points[one])
      .map((part) => texts[part]),
  };
};

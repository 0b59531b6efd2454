import type { Role } from '../contract.ts';
import type { ProfileData } from './users.ts';

/** What the score looks at. */
export interface Resume {
  readonly role: Role;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly profileData: ProfileData;
}

/** Something of a profile that is not filled in, or not to the end. */
export interface MissingPart {
  /** What to add, as a form would name it: `LinkedIn URL`, `2 more skills`. */
  readonly name: string;
  /** How much the score grows with it, in percent of the whole. */
  readonly share: number;
}

/** Skills that count: naming more than these makes a resume longer, not better. */
const COUNTED_SKILLS = 5;
/** Points of a skill, and of name and email address, which sign-up itself gave. */
const SKILL_POINTS = 4;
const IDENTITY_POINTS = 10;

type Field = 'phone' | 'dateOfBirth' | keyof ProfileData;
type Weights = readonly (readonly [field: Field, name: string, points: number])[];

/** What may be filled in or not, in the order of onboarding. Education and work weigh the same. */
const ABOUT: Weights = [
  ['phone', 'Phone number', 5],
  ['dateOfBirth', 'Date of birth', 5],
];
const EDUCATION: Weights = [
  ['academicLevel', 'Academic level', 5],
  ['program', 'Program', 5],
  ['university', 'University', 5],
  ['graduationYear', 'Graduation year', 5],
  ['gpa', 'GPA/CGPA', 5],
];
const WORK: Weights = [
  ['company', 'Company', 9],
  ['position', 'Position', 8],
  ['experience', 'Years of experience', 8],
];
const GOAL_AND_LINKS: Weights = [
  ['careerGoal', 'Career goal', 10],
  ['interests', 'Interests', 10],
  ['linkedinUrl', 'LinkedIn URL', 10],
  ['portfolioUrl', 'Portfolio URL', 5],
];

/** The fields of onboarding's second step for a role: an admin has none. */
const backgroundOf = (role: Role): Weights => {
  if (role === 'student' || role === 'alumni') return EDUCATION;
  return role === 'admin' ? [] : WORK;
};

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? isFilled(value[0]) : value !== undefined && value !== '';

interface Part {
  readonly missing: string;
  /** Points had, and points to be had. */
  readonly had: number;
  readonly of: number;
}

const skillsPart = (skills: readonly string[]): Part => {
  const left = Math.max(0, COUNTED_SKILLS - skills.length);
  return {
    missing: `${left}${skills.length > 0 ? ' more' : ''} skill${left === 1 ? '' : 's'}`,
    had: (COUNTED_SKILLS - left) * SKILL_POINTS,
    of: COUNTED_SKILLS * SKILL_POINTS,
  };
};

const partsOf = ({ role, phone, dateOfBirth, profileData }: Resume): Part[] => {
  const values = { ...profileData, phone, dateOfBirth };
  return [
    { missing: '', had: IDENTITY_POINTS, of: IDENTITY_POINTS },
    ...[...ABOUT, ...backgroundOf(role), ...GOAL_AND_LINKS].map(([field, name, points]) => ({
      missing: name,
      had: isFilled(values[field]) ? points : 0,
      of: points,
    })),
    skillsPart(profileData.skills),
  ];
};

const possible = (parts: readonly Part[]) => parts.reduce((sum, { of }) => sum + of, 0);

/**
 * How complete a profile is, in whole percent of what the role could fill in (0 to 100). Filling in a field never
 * lowers it; 100 means that nothing is left to fill in. No judgement of the content, and no model involved.
 */
export const resumeScore = (resume: Resume): number => {
  const parts = partsOf(resume);
  return Math.floor((100 * parts.reduce((sum, { had }) => sum + had, 0)) / possible(parts));
};

/** What the score still misses, the weightiest first; empty exactly when the score is 100. */
export const missingParts = (resume: Resume): MissingPart[] => {
  const parts = partsOf(resume);
  return parts
    .filter(({ had, of }) => had < of)
    .map(({ missing, had, of }) => ({ name: missing, share: (100 * (of - had)) / possible(parts) }))
    .sort((a, b) => b.share - a.share);
};

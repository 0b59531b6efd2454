import type { Role } from '../contract.ts';
import type { ProfileData } from './users.ts';

/** What the score looks at. */
export interface Resume {
  readonly role: Role;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly profileData: ProfileData;
}

/** Skills that count: naming more than these makes a resume longer, not better. */
const COUNTED_SKILLS = 5;

/** Points of each part that may be filled in or not; education and work weigh the same. */
const POINTS = {
  /** Name and e-mail address: sign-up itself gave them. */
  identity: 10,
  phone: 5,
  dateOfBirth: 5,
  careerGoal: 10,
  eachSkill: 4,
  interests: 10,
  linkedinUrl: 10,
  portfolioUrl: 5,
  education: { academicLevel: 5, program: 5, university: 5, graduationYear: 5, gpa: 5 },
  work: { company: 9, position: 8, experience: 8 },
} as const;

/** The fields of onboarding's second step for a role: an admin has none. */
const backgroundOf = (role: Role): Partial<Record<keyof ProfileData, number>> => {
  if (role === 'student' || role === 'alumni') return POINTS.education;
  return role === 'admin' ? {} : POINTS.work;
};

const isFilled = (value: unknown) => value !== undefined && value !== '';

/** Points had, and points to be had, part by part. */
const parts = ({ role, phone, dateOfBirth, profileData }: Resume): [had: number, of: number][] => {
  const filled = (value: unknown, points: number): [number, number] => [isFilled(value) ? points : 0, points];
  return [
    [POINTS.identity, POINTS.identity],
    filled(phone, POINTS.phone),
    filled(dateOfBirth, POINTS.dateOfBirth),
    filled(profileData.careerGoal, POINTS.careerGoal),
    [
      Math.min(profileData.skills.length, COUNTED_SKILLS) * POINTS.eachSkill,
      COUNTED_SKILLS * POINTS.eachSkill,
    ],
    filled(profileData.interests[0], POINTS.interests),
    filled(profileData.linkedinUrl, POINTS.linkedinUrl),
    filled(profileData.portfolioUrl, POINTS.portfolioUrl),
    ...Object.entries(backgroundOf(role)).map(([field, points]) =>
      filled(profileData[field as keyof ProfileData], points),
    ),
  ];
};

/**
 * How complete a profile is, in whole percent of what the role could fill in (0 to 100). Filling in a field never
 * lowers it; 100 means that nothing is left to fill in. No judgement of what stands there, and no model involved.
 */
export const resumeScore = (resume: Resume): number => {
  const all = parts(resume);
  const had = all.reduce((sum, [points]) => sum + points, 0);
  const possible = all.reduce((sum, [, points]) => sum + points, 0);
  return Math.floor((100 * had) / possible);
};

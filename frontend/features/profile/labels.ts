import type { Answers } from '#frontend/core/profile/answers.ts';

/** What the fields are called where they are listed. */
export const LABELS: Readonly<Record<keyof Answers, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  phone: 'phone',
  dateOfBirth: 'date of birth',
  academicLevel: 'academic level',
  program: 'program',
  university: 'university',
  graduationYear: 'graduation year',
  gpa: 'GPA',
  company: 'company',
  position: 'position',
  experience: 'experience',
  careerGoal: 'career goal',
  skills: 'skills',
  interests: 'interests',
  linkedinUrl: 'LinkedIn URL',
  portfolioUrl: 'portfolio URL',
};

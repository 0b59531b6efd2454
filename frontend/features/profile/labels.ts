import type { Field } from './changes.ts';

/** What the fields are called where they are listed. */
const LABELS: Readonly<Record<Field, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'e-mail',
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

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** `phone, skills and career goal`. */
export const fieldsInWords = (fields: readonly Field[]): string =>
  list.format(fields.map((field) => LABELS[field]));

import { PROGRAMS } from '#shared/core/choices.ts';
import { fullName, type Names } from '#shared/core/names.ts';
import { fractionIn, withPlainDigits } from '#shared/core/typed-numbers.ts';
import type { ProfileData } from '../users/schema.ts';
import { filled, isEmpty, type Section } from './rules.ts';
import type { Basics, Education, Sections, SomeSections, Work } from './sections.ts';

/*
 * The answers of onboarding and the sections of a profile are one thing seen in two ways: the first entry of education is
 * the education that onboarding asks for, and so on. Sections are read through `sectionsOf`, where the answers decide,
 * and saved through `answersAfter`, which changes the answers with them (decision 0153).
 */

/** What onboarding asks, and the account's email address. */
export interface Answers {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly dateOfBirth: string;
  readonly profileData: ProfileData;
}

/** The number of skills that are answers of onboarding, too: its schema takes no more. */
const ANSWERED_SKILLS = 30;

/** A list with one entry changed in the first place, or without it when nothing is left of it. */
const withFirst = <T extends { id?: string | undefined }>(first: T, rest: readonly T[]): T[] => {
  const { id: _, ...fields } = first;
  return isEmpty(fields) ? [...rest] : [filled(first), ...rest];
};

const programOf = ({ studyType = '' }: Education): ProfileData['program'] =>
  studyType === '' ? '' : (PROGRAMS.find((program) => program === studyType) ?? 'Other');
const yearOf = ({ endDate = '' }: Education): string => endDate.slice(0, 4);
/** A grade that is a number from 0 to 10 with one decimal at most, as onboarding asks for it. */
const gpaOf = ({ score = '' }: Education): number | undefined => {
  const gpa = /^(10([.,٫]0)?|\d([.,٫]\d)?)$/.test(withPlainDigits(score)) ? fractionIn(score) : undefined;
  return Number.isNaN(gpa) ? undefined : gpa;
};

/** The first entry of education with the answers in it. A field whose answer it gives already stays as it is. */
const educationWith = ([first = {}, ...rest]: readonly Education[], data: ProfileData): Education[] =>
  withFirst<Education>(
    {
      ...first,
      institution: data.university,
      level: data.academicLevel,
      studyType: programOf(first) === data.program ? first.studyType : data.program,
      endDate: yearOf(first) === data.graduationYear ? first.endDate : data.graduationYear,
      score: gpaOf(first) === data.gpa ? first.score : `${data.gpa ?? ''}`,
    },
    rest,
  );

const workWith = ([first = {}, ...rest]: readonly Work[], { company, position }: ProfileData): Work[] =>
  withFirst<Work>({ ...first, name: company, position }, rest);

const skillsWith = (stored: Sections['skills'], { skills }: ProfileData): Sections['skills'] => {
  const others = stored.slice(ANSWERED_SKILLS).filter(({ name }) => !skills.includes(name));
  return [...skills.map((name) => stored.find((skill) => skill.name === name) ?? { name }), ...others];
};

const isLinkedin = ({ network }: { network: string }): boolean => network.toLowerCase() === 'linkedin';
const linkedinOf = ({ profiles = [] }: Basics): string => profiles.find(isLinkedin)?.url ?? '';
const profilesWith = (basics: Basics, linkedinUrl: string): NonNullable<Basics['profiles']> => {
  const { profiles = [] } = basics;
  if (linkedinOf(basics) === linkedinUrl) return profiles;
  const others = profiles.filter((profile) => !isLinkedin(profile));
  return linkedinUrl === '' ? others : [{ network: 'LinkedIn', url: linkedinUrl }, ...others];
};

const basicsWith = (stored: Basics, answers: Answers): Basics => {
  const { firstName, lastName, email, phone, dateOfBirth, profileData } = answers;
  return filled({
    ...stored,
    name: fullName(answers),
    firstName,
    lastName,
    email: stored.email ?? email,
    phone,
    dateOfBirth,
    experience: profileData.experience,
    url: profileData.portfolioUrl,
    profiles: profilesWith(stored, profileData.linkedinUrl),
  });
};

/** All sections of a profile, from what is stored of them and the answers. */
export const sectionsOf = (answers: Answers, stored: SomeSections): Sections => {
  const { profileData } = answers;
  const { careerGoal, interests } = profileData;
  return {
    basics: [basicsWith(stored.basics?.[0] ?? {}, answers)],
    work: workWith(stored.work ?? [], profileData),
    education: educationWith(stored.education ?? [], profileData),
    projects: stored.projects ?? [],
    skills: skillsWith(stored.skills ?? [], profileData),
    certificates: stored.certificates ?? [],
    languages: stored.languages ?? [],
    volunteer: stored.volunteer ?? [],
    awards: stored.awards ?? [],
    publications: stored.publications ?? [],
    interests: stored.interests ?? [],
    references: stored.references ?? [],
    lookingFor: withFirst<Sections['lookingFor'][number] & { id?: undefined }>(
      { ...stored.lookingFor?.[0], careerGoal, interests },
      [],
    ),
  };
};

/** A name in its two parts: the part that did not change shows where it divides, otherwise the last word is the last name. */
const split = (name: string, before: Names): Names => {
  if (name.startsWith(`${before.firstName} `))
    return { firstName: before.firstName, lastName: name.slice(before.firstName.length + 1) };
  if (name.endsWith(` ${before.lastName}`))
    return { firstName: name.slice(0, -before.lastName.length - 1), lastName: before.lastName };
  const space = name.lastIndexOf(' ');
  return space < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, space), lastName: name.slice(space + 1) };
};

/** First and last name of an entry of basics; those from before where it has none. */
const namesIn = ({ name, firstName, lastName, oneName }: Basics, before: Names): Names => {
  if (oneName) return { firstName: firstName || name || before.firstName, lastName: '' };
  const parts = { firstName: firstName ?? before.firstName, lastName: lastName ?? before.lastName };
  if (name === undefined || name === '' || name === fullName(parts) || name === fullName(before))
    return parts;
  return split(name, before);
};

/** What the entries of a section change in the answers. */
const CHANGES: { [S in Section]?: (entries: Sections[S], before: Answers) => Partial<Answers> } = {
  basics: ([basics = {}], before) => ({
    ...namesIn(basics, before),
    phone: basics.phone ?? '',
    dateOfBirth: basics.dateOfBirth ?? before.dateOfBirth,
    profileData: {
      ...before.profileData,
      experience: basics.experience ?? '',
      portfolioUrl: basics.url ?? '',
      linkedinUrl: linkedinOf(basics),
    },
  }),
  work: ([first = {}], { profileData }) => ({
    profileData: { ...profileData, company: first.name ?? '', position: first.position ?? '' },
  }),
  education: ([first = {}], { profileData: { gpa: _, ...profileData } }) => {
    const gpa = gpaOf(first);
    return {
      profileData: {
        ...profileData,
        university: first.institution ?? '',
        academicLevel: first.level ?? '',
        program: programOf(first),
        graduationYear: yearOf(first),
        ...(gpa !== undefined && { gpa }),
      },
    };
  },
  skills: (skills, { profileData }) => ({
    profileData: { ...profileData, skills: skills.slice(0, ANSWERED_SKILLS).map(({ name }) => name) },
  }),
  lookingFor: ([first = {}], { profileData }) => ({
    profileData: { ...profileData, careerGoal: first.careerGoal ?? '', interests: first.interests ?? [] },
  }),
};

/** The answers once a section holds these entries. */
export const answersAfter = <S extends Section>(
  section: S,
  entries: Sections[S],
  before: Answers,
): Answers => ({ ...before, ...CHANGES[section]?.(entries, before) });

/** What is stored of basics: what is no answer, and the email address unless it is the account's. */
export const storedBasics = (
  entries: Sections['basics'],
  account: Pick<Answers, 'email'>,
): Sections['basics'] =>
  entries.map(({ label, summary, email, location, profiles }) =>
    filled({ label, summary, email: email === account.email ? undefined : email, location, profiles }),
  );

/** The sections that show at least one answer. */
export const ANSWERED_SECTIONS = ['basics', 'work', 'education', 'skills', 'lookingFor'] as const;

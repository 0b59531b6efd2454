import * as z from 'zod';
import { dateSchema, line, paragraphs, plain } from '#shared/core/contract.ts';
import { OPPORTUNITY_TYPES } from '#shared/core/opportunity-choices.ts';
import { aboutSchema, backgroundSchema, firstNameSchema, goalsSchema, linksSchema } from '../users/schema.ts';
import { filled, isEmpty, SECTION_LIMITS, type Section } from './rules.ts';

/*
 * The entries of a profile's sections, with the field names of JSON Resume (jsonresume.org/schema) where it has them.
 * Every field is optional where an entry makes sense without it; an empty one is the same as none and is not stored.
 */

const optionalLine = (max: number) => line(max).optional();
const url = linksSchema.shape.portfolioUrl.removeDefault().optional();

/**
 * A day of an entry as far as it is known, `YYYY-MM` or `YYYY`. A day of the month is left out; 'present' is the same as
 * none.
 */
const partialDate = plain(10)
  .overwrite((date) => (date.toLowerCase() === 'present' ? '' : date.replace(/^(\d{4}-\d{2})-\d{2}$/, '$1')))
  .regex(/^((19|20)\d{2}(-(0[1-9]|1[0-2]))?)?$/, 'Enter a month and a year, such as 2024-06')
  .optional();

/** Names an entry within the profile, so that a skill can refer to it. Made by the browser. */
const id = plain(40)
  .regex(/^[\w-]*$/)
  .optional();
const texts = (max: number, longest: number) =>
  z
    .array(line(longest))
    .max(max)
    .overwrite((list) => list.filter((text) => text !== ''))
    .optional();
const highlights = texts(20, 600);
const period = { startDate: partialDate, endDate: partialDate };

/** Whether an entry has anything beside its id. */
const saysSomething = ({ id: _, ...entry }: { id?: string | undefined }): boolean => !isEmpty(entry);

export const basicsSchema = z.object({
  /** First and last name in one, as JSON Resume has it. Those two decide where they are given and agree with it. */
  name: line(161).optional(),
  firstName: firstNameSchema.optional(),
  lastName: optionalLine(80),
  /** The user has one name only, which is `firstName` or `name`. It is not stored: there is no last name then. */
  oneName: z.boolean().optional(),
  /** The headline. */
  label: optionalLine(120),
  summary: paragraphs(2000).optional(),
  /** For a resume; the address of the account unless another one is given. */
  email: z.union([z.literal(''), aboutSchema.shape.email]).optional(),
  phone: z.union([z.literal(''), aboutSchema.shape.phone]).optional(),
  /** Without it, the stored one stays. */
  dateOfBirth: dateSchema.refine((date) => date >= '1900-01-01', 'Enter your date of birth').optional(),
  experience: backgroundSchema.shape.experience.removeDefault().optional(),
  location: z
    .object({
      city: optionalLine(120),
      region: optionalLine(120),
      /** ISO 3166-1, two letters. */
      countryCode: plain(2)
        .overwrite((code) => code.toUpperCase())
        .regex(/^([A-Z]{2})?$/, 'Choose a country')
        .optional(),
    })
    .overwrite(filled)
    .optional(),
  url,
  profiles: z
    .array(z.object({ network: line(60), username: optionalLine(120), url }))
    .max(15)
    .optional(),
});

/** Sign-up takes phone numbers that forms do not, and the account's address may be older than the rules. */
export const storedBasicsSchema = basicsSchema.extend({
  phone: z.string().optional(),
  email: z.string().optional(),
});

const workSchema = z
  .object({
    id,
    /** The company. */
    name: optionalLine(120),
    position: optionalLine(120),
    location: optionalLine(120),
    url,
    /** What the company does. */
    description: optionalLine(600),
    /** Without an end it is the present position. */
    ...period,
    summary: paragraphs(1000).optional(),
    highlights,
  })
  .refine(saysSomething, { message: 'Enter a company or a position', path: ['name'] });

const volunteerSchema = z
  .object({
    id,
    organization: optionalLine(120),
    position: optionalLine(120),
    url,
    ...period,
    summary: paragraphs(1000).optional(),
    highlights,
  })
  .refine(saysSomething, { message: 'Enter an organization or a position', path: ['organization'] });

const educationSchema = z
  .object({
    id,
    institution: optionalLine(120),
    /** The degree. */
    studyType: optionalLine(160),
    /** The academic level, as onboarding has it. */
    level: backgroundSchema.shape.academicLevel.removeDefault().optional(),
    /** The field. */
    area: optionalLine(160),
    ...period,
    /** The grade, as the school writes it. */
    score: optionalLine(60),
    url,
    courses: texts(40, 160),
    highlights,
  })
  .refine(saysSomething, { message: 'Enter a school', path: ['institution'] });

const projectSchema = z.object({
  id,
  name: line(160).min(1, 'Enter a name'),
  description: paragraphs(1000).optional(),
  url,
  ...period,
  highlights,
  keywords: texts(20, 50),
  /** What the user was in it, such as `Designer`. */
  roles: texts(10, 80),
  /** For whom it was made, such as a company or a course. */
  entity: optionalLine(120),
  /** Such as `application`, `talk` or `paper`. */
  type: optionalLine(60),
});

const skillSchema = z.object({
  name: line(50).min(1, 'Enter a skill'),
  level: optionalLine(40),
  keywords: texts(20, 50),
  /** The `id` of the entry of work, education, projects or certificates that shows it. */
  backedBy: id,
});

const certificateSchema = z.object({
  id,
  name: line(160).min(1, 'Enter a name'),
  date: partialDate,
  issuer: optionalLine(160),
  url,
});

const awardSchema = z.object({
  id,
  title: line(160).min(1, 'Enter a title'),
  date: partialDate,
  awarder: optionalLine(160),
  summary: paragraphs(1000).optional(),
});

const publicationSchema = z.object({
  id,
  name: line(300).min(1, 'Enter a title'),
  publisher: optionalLine(160),
  releaseDate: partialDate,
  url,
  summary: paragraphs(1000).optional(),
});

const interestSchema = z.object({
  name: line(80).min(1, 'Enter an interest'),
  keywords: texts(20, 50),
});

const referenceSchema = z.object({
  id,
  name: line(160).min(1, 'Enter a name'),
  /** What they say. */
  reference: paragraphs(1000).optional(),
});

const languageSchema = z.object({
  language: line(60).min(1, 'Enter a language'),
  fluency: optionalLine(60),
});

export const lookingForSchema = z.object({
  careerGoal: goalsSchema.shape.careerGoal.removeDefault().optional(),
  interests: goalsSchema.shape.interests.removeDefault().optional(),
  kinds: z.array(z.enum(OPPORTUNITY_TYPES)).max(3).optional(),
  places: texts(10, 80),
  /** Remote work is welcome. */
  remote: z.boolean().optional(),
  earliestStart: dateSchema.or(z.literal('')).optional(),
});

const listOf = <T extends z.ZodType<object>>(section: Section, entry: T) =>
  z
    .array(entry.overwrite(filled))
    .max(SECTION_LIMITS[section], `Add at most ${SECTION_LIMITS[section]} entries`);

/** What a section holds. */
export const sectionSchemas = {
  basics: listOf('basics', basicsSchema),
  work: listOf('work', workSchema),
  volunteer: listOf('volunteer', volunteerSchema),
  education: listOf('education', educationSchema),
  projects: listOf('projects', projectSchema),
  /** A skill that is listed twice counts once. zod calls this also for entries that it refuses: they may lack a name. */
  skills: listOf('skills', skillSchema).overwrite((skills) => {
    const names = skills.map(({ name }) => String(name).toLowerCase());
    return skills.filter((_, index) => names.indexOf(names[index] ?? '') === index);
  }),
  certificates: listOf('certificates', certificateSchema),
  awards: listOf('awards', awardSchema),
  publications: listOf('publications', publicationSchema),
  languages: listOf('languages', languageSchema),
  interests: listOf('interests', interestSchema),
  references: listOf('references', referenceSchema),
  lookingFor: listOf('lookingFor', lookingForSchema),
} as const;

/** A whole profile: the entries of every section. */
export type Sections = { [S in Section]: z.infer<(typeof sectionSchemas)[S]> };
/** Some sections of a profile. */
export type SomeSections = { [S in Section]?: Sections[S] | undefined };
export type Basics = z.infer<typeof basicsSchema>;
export type Work = z.infer<typeof workSchema>;
export type Education = z.infer<typeof educationSchema>;
export type Project = Sections['projects'][number];
export type Skill = Sections['skills'][number];
export type Certificate = Sections['certificates'][number];
export type Volunteer = Sections['volunteer'][number];
export type Award = Sections['awards'][number];
export type Publication = Sections['publications'][number];
export type Interest = Sections['interests'][number];
export type Reference = Sections['references'][number];
export type Language = Sections['languages'][number];
export type LookingFor = z.infer<typeof lookingForSchema>;

import * as z from 'zod';
import { line } from '#shared/core/contract.ts';
import { AUDIENCES, type Audiences, SECTIONS } from './rules.ts';
import { type Basics, lookingForSchema, type Sections, sectionSchemas } from './sections.ts';

/** The published schema that a copy of a profile follows. */
export const JSON_RESUME_SCHEMA =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The sections of a profile that a resume has as lists. */
const lists = z.object(sectionSchemas).omit({ basics: true, lookingFor: true });

/**
 * A profile as JSON Resume. What that format has no place for is in `meta`, which may hold anything: what the person
 * looks for, and who may see which section.
 */
export const jsonResumeSchema = z.object({
  $schema: line(300).optional(),
  basics: sectionSchemas.basics.element.optional(),
  ...lists.partial().shape,
  meta: z
    .object({
      lookingFor: z.array(lookingForSchema).max(1).optional(),
      audiences: z.partialRecord(z.enum(SECTIONS), z.enum(AUDIENCES)).optional(),
    })
    .optional(),
});
export type JsonResume = z.infer<typeof jsonResumeSchema>;

/** A profile as JSON Resume. The date of birth stays out: a resume goes to others. */
export const toJsonResume = (sections: Sections, audiences: Audiences): JsonResume & { basics: Basics } => {
  const { basics: entries, lookingFor, ...rest } = sections;
  const { dateOfBirth: _, ...person } = entries[0] ?? {};
  return { $schema: JSON_RESUME_SCHEMA, basics: person, ...rest, meta: { lookingFor, audiences } };
};

/** The format has one field for a name: a name of one word, or one that the first name gives whole, has no last name. */
export const withOneName = (person: Basics): Basics => {
  const { name = '', firstName, lastName } = person;
  const oneName = lastName === undefined && name !== '' && (firstName === name || !/\s/.test(name));
  return oneName ? { ...person, oneName } : person;
};

/** What became of the values of an imported file. Paths are those of the file: `work.0.startDate`. */
export const importReportSchema = z.object({
  /** What the profile took, and what the file says where that differs, such as a link without a scheme. */
  taken: z.array(z.object({ path: z.string(), value: z.string(), given: z.string().optional() })),
  /** What it did not take, and why. */
  left: z.array(z.object({ path: z.string(), value: z.string(), reason: z.string() })),
  /** Contact data and the like that the profile has and the file has not: it stays. */
  kept: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/** Whether the imported sections say exactly what the file says. */
export const matchesFile = ({ taken, left, kept }: ImportReport): boolean =>
  left.length === 0 && kept.length === 0 && taken.every(({ given }) => given === undefined);

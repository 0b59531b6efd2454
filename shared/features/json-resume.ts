import * as z from 'zod';
import { line } from '../contract.ts';
import { AUDIENCES, type Audiences, SECTIONS } from './profile-rules.ts';
import {
  type Basics,
  lookingForSchema,
  type Sections,
  type SomeSections,
  sectionSchemas,
} from './profile-sections.ts';

/** The published schema that a copy of a profile follows. */
export const JSON_RESUME_SCHEMA =
  'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The sections of a profile that a resume has as lists. */
const lists = z.object(sectionSchemas).omit({ basics: true, lookingFor: true });

/**
 * A profile as JSON Resume. What that format has no place for is in `meta`, which may hold anything: what the person
 * looks for, and who may see which section. Sections that a resume does not have are not changed by importing it;
 * parts of it that a profile has no place for are left out.
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

/** The sections that a resume has, and the audiences that it names. */
export const fromJsonResume = ({
  basics: person,
  meta,
  work,
  education,
  projects,
  skills,
  certificates,
  languages,
}: JsonResume): { sections: SomeSections; audiences: Audiences } => ({
  sections: {
    ...(person && { basics: [person] }),
    ...(work && { work }),
    ...(education && { education }),
    ...(projects && { projects }),
    ...(skills && { skills }),
    ...(certificates && { certificates }),
    ...(languages && { languages }),
    ...(meta?.lookingFor && { lookingFor: meta.lookingFor }),
  },
  audiences: meta?.audiences ?? {},
});

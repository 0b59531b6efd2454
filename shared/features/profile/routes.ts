import * as z from 'zod';
import { defineFeature, roleSchema } from '#shared/core/contract.ts';
import { shownEventSchema } from '../events/shown-event.ts';
import { profileEvidenceSchema } from '../projects/evidence.ts';
import { importReportSchema, jsonResumeSchema } from './json-resume.ts';
import { AUDIENCES, type Section } from './rules.ts';
import { sectionSchemas, storedBasicsSchema } from './sections.ts';

export const audienceSchema = z.enum(AUDIENCES);
const version = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A section as its owner sees it. */
const ownSection = <T extends z.ZodType>(items: T) => z.object({ items, version, audience: audienceSchema });

const stored = { ...sectionSchemas, basics: z.array(storedBasicsSchema) };

export const ownProfileSchema = z.object({
  id: z.string(),
  role: roleSchema,
  sections: z.object({
    basics: ownSection(stored.basics),
    work: ownSection(stored.work),
    volunteer: ownSection(stored.volunteer),
    education: ownSection(stored.education),
    projects: ownSection(stored.projects),
    skills: ownSection(stored.skills),
    certificates: ownSection(stored.certificates),
    awards: ownSection(stored.awards),
    publications: ownSection(stored.publications),
    languages: ownSection(stored.languages),
    interests: ownSection(stored.interests),
    references: ownSection(stored.references),
    lookingFor: ownSection(stored.lookingFor),
  }),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

/** Another user's profile: only the sections and fields that the viewer may see. */
export const viewedProfileSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: roleSchema,
  /** What the viewer is to the person. */
  viewer: z.enum(['owner', 'work', 'everyone']),
  sections: z.object(stored).partial(),
});
export type ViewedProfile = z.infer<typeof viewedProfileSchema>;

/**
 * The route that saves a section. One for each, so that its entries are checked and documented like any other input. Its
 * schemas are given as functions, so that a request makes those of its own section alone.
 */
const saving = <const S extends Section, T extends z.ZodType, R extends z.ZodType>(
  section: S,
  items: () => T,
  answered: () => R,
) =>
  ({
    method: 'PUT',
    path: `/api/profile/sections/${section}`,
    summary: `Saves the section ${section} of the signed-in user’s profile, if it has not changed since the given version`,
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    body: z.object({
      items: items(),
      version,
      /** Who may see the section; as before when left out. */
      audience: audienceSchema.optional(),
    }),
    response: ownSection(answered()),
    errors: ['conflict'],
  }) as const;

export const profile = defineFeature('profile', {
  own: {
    method: 'GET',
    path: '/api/profile',
    summary: 'The profile of the signed-in user: all sections, each with its version and its audience',
    access: 'signed-in',
    grants: ['table:read'],
    response: ownProfileSchema,
  },
  saveBasics: saving(
    'basics',
    () => sectionSchemas.basics,
    () => stored.basics,
  ),
  saveWork: saving(
    'work',
    () => sectionSchemas.work,
    () => stored.work,
  ),
  saveEducation: saving(
    'education',
    () => sectionSchemas.education,
    () => stored.education,
  ),
  saveProjects: saving(
    'projects',
    () => sectionSchemas.projects,
    () => stored.projects,
  ),
  saveSkills: saving(
    'skills',
    () => sectionSchemas.skills,
    () => stored.skills,
  ),
  saveCertificates: saving(
    'certificates',
    () => sectionSchemas.certificates,
    () => stored.certificates,
  ),
  saveLanguages: saving(
    'languages',
    () => sectionSchemas.languages,
    () => stored.languages,
  ),
  saveVolunteer: saving(
    'volunteer',
    () => sectionSchemas.volunteer,
    () => stored.volunteer,
  ),
  saveAwards: saving(
    'awards',
    () => sectionSchemas.awards,
    () => stored.awards,
  ),
  savePublications: saving(
    'publications',
    () => sectionSchemas.publications,
    () => stored.publications,
  ),
  saveInterests: saving(
    'interests',
    () => sectionSchemas.interests,
    () => stored.interests,
  ),
  saveReferences: saving(
    'references',
    () => sectionSchemas.references,
    () => stored.references,
  ),
  saveLookingFor: saving(
    'lookingFor',
    () => sectionSchemas.lookingFor,
    () => stored.lookingFor,
  ),
  export: {
    method: 'GET',
    path: '/api/profile/export',
    summary: 'The profile of the signed-in user as JSON Resume',
    access: 'signed-in',
    grants: ['table:read'],
    response: jsonResumeSchema.extend({ basics: storedBasicsSchema }),
  },
  import: {
    method: 'POST',
    path: '/api/profile/import',
    summary:
      'Replaces the sections of the signed-in user’s profile that a JSON Resume has, and says what became of each of its values; a dry run only says it',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    /** An odd value costs that value, not the file. */
    readsOddValues: true,
    body: z.object({ resume: z.looseObject({}), dryRun: z.boolean().optional() }),
    response: ownProfileSchema.extend({ report: importReportSchema }),
    errors: ['conflict'],
  },
  person: {
    method: 'GET',
    path: '/api/people/{id}',
    summary: 'The profile of a user, as far as the signed-in user may see it; counts as one view a day',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    params: z.object({ id: z.string().min(1).max(64) }),
    query: z.object({
      /** Users may look at their own profile as others see it. */
      as: z.enum(['work', 'everyone']).optional(),
    }),
    response: viewedProfileSchema.extend({
      evidence: profileEvidenceSchema,
      /** Events to which they went and which they show, the latest first. */
      events: z.array(shownEventSchema),
    }),
    errors: ['not_found'],
  },
});

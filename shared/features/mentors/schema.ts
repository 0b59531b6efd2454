import * as z from 'zod';
import { line, momentSchema, paragraphs } from '#shared/core/contract.ts';
import { webAddressSchema } from '#shared/core/web-address-schema.ts';
import { GUIDE_COUNTRIES } from '../guides/fact.ts';
import { guideCountrySchema } from '../guides/schema.ts';
import {
  MAX_EXPERTISE,
  MAX_LANGUAGES,
  MENTOR_ABOUT_MAX,
  MENTOR_APPROVALS,
  MENTOR_TYPES,
  PAUSES,
  PLACES,
  RESOURCE_KINDS,
  RESOURCES,
  UNLISTED,
  WORD_MAX,
} from './rules.ts';

export const mentorId = z.string().regex(/^[\w-]{1,64}$/);

const names = (most: number, missing: string) =>
  z
    .array(line(WORD_MAX).min(1))
    .min(1, missing)
    .max(most, `Choose at most ${most}`)
    .overwrite((list) => [...new Set(list)]);

/** Left out by records that are older than the field. Nobody checks it: wherever it is shown, it is what the mentor says. */
const studiedIn = z
  .array(guideCountrySchema)
  .max(GUIDE_COUNTRIES.length)
  .overwrite((list) => [...new Set(list)])
  .default([]);

/** What a mentor says of themselves. */
export const mentorFields = {
  /** How many mentees at once; 0 takes no requests. */
  places: z
    .number()
    .int()
    .min(PLACES.min, `Enter at least ${PLACES.min}`)
    .max(PLACES.max, `Enter at most ${PLACES.max}`),
  type: z.enum(MENTOR_TYPES),
  expertise: names(MAX_EXPERTISE, 'Add what you can help with'),
  industry: line(80).min(1, 'Enter your industry'),
  languages: names(MAX_LANGUAGES, 'Add a language that you can mentor in'),
  /** The countries with a guide in which they studied. */
  studiedIn,
  /** What mentees can expect, in the mentor's own words. */
  about: paragraphs(MENTOR_ABOUT_MAX).default(''),
  /** The version of the code of conduct that the mentor accepts; an earlier one lists nobody. */
  conductVersion: z.number().int().min(0),
  paused: z.boolean(),
};

/** A mentor's settings as they save them. */
export const mentorEditSchema = z.object({ ...mentorFields, version: z.number().int().min(0) });

/** A mentor's settings with where they stand, as they see them; version 0 before they were saved. */
export const ownMentorSchema = z.object({
  ...mentorFields,
  expertise: z.array(z.string()).max(MAX_EXPERTISE),
  industry: z.string(),
  languages: z.array(z.string()).max(MAX_LANGUAGES),
  version: z.number().int().min(0),
  currentConductVersion: z.number().int(),
  approval: z.enum(MENTOR_APPROVALS),
  /** Why an admin rejected it. */
  approvalReason: z.string().optional(),
  /** Who paused it; absent while it is not paused. */
  pausedBy: z.enum(PAUSES).optional(),
  /** Requests left unanswered within the last 30 days. */
  unanswered: z.number().int().min(0),
  used: z.number().int().min(0),
  nextFreeSlot: momentSchema.nullable(),
  /** Whether the directory shows the mentor, and why not. */
  unlisted: z.enum(UNLISTED).nullable(),
  /** An admin lets them mentor students under 18. */
  approvedForMinors: z.boolean(),
});
export type OwnMentor = z.infer<typeof ownMentorSchema>;

/** A mentor as the directory shows them. */
export const mentorSummarySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  type: z.enum(MENTOR_TYPES),
  /** Where they work or study, as their profile says. */
  position: z.string(),
  company: z.string(),
  university: z.string(),
  expertise: z.array(z.string()),
  industry: z.string(),
  languages: z.array(z.string()),
  /** The countries with a guide in which they say that they studied. */
  studiedIn: z.array(guideCountrySchema),
  nextFreeSlot: momentSchema,
  placesLeft: z.number().int().min(1),
  /** The median time to an answer, in minutes; null for fewer than three answers. */
  answerMinutes: z.number().int().min(0).nullable(),
  /** Sessions held; null below three. */
  sessionsHeld: z.number().int().min(0).nullable(),
  /** How well they fit the caller: 0 to 100, with the reasons, the weightiest first; null for a caller who is no student. */
  fit: z.object({ score: z.number().int().min(0).max(100), reasons: z.array(z.string()).max(6) }).nullable(),
});
export type MentorSummary = z.infer<typeof mentorSummarySchema>;

/** One mentor as those see them who may: also without a free time or place, for themselves, their mentees and admins. */
export const mentorDetailSchema = mentorSummarySchema.extend({
  /** In the mentor's own words. */
  about: z.string(),
  nextFreeSlot: momentSchema.nullable(),
  placesLeft: z.number().int().min(0),
});

/** Something that a mentor shares often: a link, or a text. */
export const resourceFields = z
  .object({
    kind: z.enum(RESOURCE_KINDS),
    title: line(RESOURCES.title).min(1, 'Enter a title'),
    url: webAddressSchema.default(''),
    text: paragraphs(RESOURCES.text).default(''),
  })
  .refine(({ kind, url }) => kind !== 'link' || url !== '', { path: ['url'], error: 'Enter the address' })
  .refine(({ kind, text }) => kind !== 'text' || text !== '', { path: ['text'], error: 'Enter the text' });
export type ResourceFields = z.infer<typeof resourceFields>;

export const resourceSchema = z.object({
  id: z.string(),
  kind: z.enum(RESOURCE_KINDS),
  title: z.string(),
  url: z.string(),
  text: z.string(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
});
export type Resource = z.infer<typeof resourceSchema>;

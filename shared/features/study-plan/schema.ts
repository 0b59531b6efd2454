import * as z from 'zod';
import { dateSchema, line, momentSchema, paragraphs, plain } from '#shared/core/contract.ts';
import { timeZoneSchema } from '#shared/core/time-zones.ts';
import { guideCountrySchema } from '../guides/schema.ts';
import { DEADLINE_DAYS, DOCUMENT_STATES, STUDY_PLAN } from './rules.ts';

const id = z.string().regex(/^[\w-]{1,40}$/);
const name = (missing: string) => line(STUDY_PLAN.name).min(1, missing);
/** The country that something is for; null for all. */
const country = guideCountrySchema.nullable();

/** Entries of a list, each with an id of its own. */
const listOf = <T extends z.ZodType<{ readonly id: string }>>(entry: T, most: number) =>
  z
    .array(entry)
    .max(most, `Keep at most ${most}`)
    .refine((entries) => new Set(entries.map((one) => one.id)).size === entries.length, {
      error: 'Two entries have the same id',
    });

/** A deadline as its form has it. It is at a time of a zone's clock: that of the office that sets it. */
export const deadlineFields = {
  title: name('Enter what is due'),
  country,
  date: dateSchema.refine((day) => day >= DEADLINE_DAYS.min && day <= DEADLINE_DAYS.max, {
    error: 'Enter a day of this century',
  }),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 17:00'),
  timeZone: timeZoneSchema,
  done: z.boolean(),
};
const deadlineSchema = z.object({ id, ...deadlineFields });
export type Deadline = z.infer<typeof deadlineSchema>;

/** A document as its form has it. */
export const documentFields = {
  name: name('Enter the document'),
  country,
  state: z.enum(DOCUMENT_STATES),
  note: line(STUDY_PLAN.note),
};
const documentSchema = z.object({ id, ...documentFields });
export type PlanDocument = z.infer<typeof documentSchema>;

/** What a plan is about, as its form has it. */
export const aimFields = {
  countries: z
    .array(guideCountrySchema)
    .max(STUDY_PLAN.countries, `Choose at most ${STUDY_PLAN.countries}`)
    .overwrite((countries) => [...new Set(countries)]),
  /** The month in which the studies begin, `YYYY-MM`; empty while it is open. */
  intake: plain(7).regex(/^(20\d{2}-(0[1-9]|1[0-2]))?$/, 'Choose a month and a year'),
  notes: paragraphs(STUDY_PLAN.notes),
};

/** What a user plans. */
export const studyPlanSchema = z.object({
  ...aimFields,
  deadlines: listOf(deadlineSchema, STUDY_PLAN.deadlines),
  documents: listOf(documentSchema, STUDY_PLAN.documents),
});
export type StudyPlan = z.infer<typeof studyPlanSchema>;

/** With the version that every change makes one higher; 0 until it was saved for the first time. */
export const versionedPlanSchema = studyPlanSchema.extend({ version: z.number().int().min(0) });
export type VersionedPlan = z.infer<typeof versionedPlanSchema>;

/** A plan as the table holds it. */
export const storedPlanSchema = versionedPlanSchema.extend({
  userId: z.string(),
  /** Until when reminders were sent. */
  remindedUntil: momentSchema,
  /** When the next reminder is due; absent when none is. */
  remindAt: momentSchema.optional(),
});
export type StoredPlan = z.infer<typeof storedPlanSchema>;

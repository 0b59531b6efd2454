import * as z from 'zod';
import { removeFromDevice, storedOnDevice, storeOnDevice } from '#frontend/core/session/drafts.ts';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  OPPORTUNITY_TYPES,
  WORK_MODES,
} from '#shared/core/opportunity-choices.ts';
import { typedPaySchema } from '#shared/core/pay-schema.ts';
import type { PostingValues } from './values.ts';

const text = z.string();
/** The shape of the values only: a text that is too long for the API is not lost either. */
const valuesSchema: z.ZodType<PostingValues> = z.object({
  type: z.enum(OPPORTUNITY_TYPES),
  title: text,
  payMin: text,
  payMax: text,
  payCurrency: typedPaySchema.shape.currency,
  payPeriod: typedPaySchema.shape.period,
  salary: text,
  company: text,
  department: text,
  employmentType: z.enum(['', ...EMPLOYMENT_TYPES]),
  experienceLevel: z.enum(['', ...EXPERIENCE_LEVELS]),
  minYears: text,
  workMode: z.enum(WORK_MODES),
  location: text,
  region: text,
  countryCode: text,
  applicantsFrom: z.enum(['', 'anywhere', 'countries']),
  applicantCountries: z.array(text),
  openings: text,
  startDate: text,
  durationWeeks: text,
  description: text,
  requirements: text,
  niceToHave: text,
  skills: z.array(text),
  education: text,
  benefits: text,
  deadline: text,
  replyBy: text,
  howToApply: text,
  aiScreening: z.boolean(),
  urgent: z.boolean(),
  warningAnswers: z.array(z.object({ rule: text, reason: text })),
});
const creationSchema = z.object({ key: text, sent: valuesSchema });
/** The first attempt to store a new posting. Repeated as it was, it makes no second one when its answer was lost. */
export type Creation = z.infer<typeof creationSchema>;

const unsentSchema = z.object({
  version: z.number(),
  base: valuesSchema,
  typed: valuesSchema,
  creation: creationSchema.optional(),
});

/** What was typed and not sent, on top of a version of the posting; 0 for one that is not stored yet. */
export interface Unsent {
  version: number;
  base: PostingValues;
  typed: PostingValues;
  /** The attempt to store it that was not answered. */
  creation?: Creation | undefined;
}

const nameOf = (userId: string, posting: string): string => `posting ${userId} ${posting}`;

/** Stores it on this device. */
export const storeUnsent = (userId: string, posting: string, unsent: Readonly<Unsent>): void =>
  storeOnDevice(nameOf(userId, posting), unsent);

/** What is stored on this device of a posting; undefined when everything was sent. */
export const unsentOf = (userId: string, posting: string): Unsent | undefined =>
  unsentSchema.safeParse(storedOnDevice(nameOf(userId, posting))).data;

export const removeUnsent = (userId: string, posting: string): void =>
  removeFromDevice(nameOf(userId, posting));

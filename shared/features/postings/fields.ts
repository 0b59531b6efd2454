import * as z from 'zod';
import { MAX_SKILLS, SKILL_MAX } from '#shared/core/choices.ts';
import { dateSchema, line, paragraphs } from '#shared/core/contract.ts';
import {
  EMPLOYMENT_TYPES,
  EXPERIENCE_LEVELS,
  OPPORTUNITY_TYPES,
  WORK_MODES,
} from '#shared/core/opportunity-choices.ts';
import { typedPaySchema } from '#shared/core/pay-schema.ts';
import { applicantsFromSchema, placeSchema } from '#shared/core/places/place-schema.ts';
import { withScheme } from '#shared/core/web-address.ts';
import { ANSWER_MAX } from './lint/finding.ts';

/** The mark of a field that was left alone. */
const untouched = z.literal('');
const optionalChoice = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z
    .union([untouched, z.enum(choices)])
    .nullish()
    .transform((choice) => choice || null);
const optionalDate = z
  .union([untouched, dateSchema])
  .nullish()
  .transform((date) => date ?? '');
const optionalNumber = (min: number, max: number) =>
  z
    .number()
    .int()
    .min(min)
    .max(max)
    .nullish()
    .transform((number) => number ?? null);
const points = (max: number, length: number) =>
  z
    .array(line(length))
    .max(max, `Enter at most ${max}`)
    .default([])
    .overwrite((list) => [...new Set(list.filter((point) => point !== ''))]);

/** Why the author does not follow a warning of the posting linter; reviewers see it. */
export const warningAnswerSchema = z.object({
  rule: line(60).min(1),
  reason: line(ANSWER_MAX).min(1, 'Enter a reason'),
});

/**
 * A posting as its author writes it. A draft may be anything in between: `postingProblems` says what is missing before
 * it can be published.
 */
export const postingFieldsSchema = z.object({
  type: z.enum(OPPORTUNITY_TYPES).default('job'),
  title: line(120).default(''),
  department: line(80).default(''),
  /** For alumni. Postings of a company have its name. */
  company: line(120).default(''),
  /** In words. Without them, they are made of `place` and `applicantsFrom`. */
  location: line(80).default(''),
  /** Where the work is done. Without it, it is read from `location` where that is certain. */
  place: placeSchema.nullish().transform((place) => place ?? null),
  /** For remote work: where applicants may live. */
  applicantsFrom: applicantsFromSchema.nullish().transform((from) => from ?? null),
  employmentType: optionalChoice(EMPLOYMENT_TYPES),
  experienceLevel: optionalChoice(EXPERIENCE_LEVELS),
  minYears: optionalNumber(0, 40),
  workMode: z.enum(WORK_MODES).default('onsite'),
  openings: z.number().int().min(1).max(1000).default(1),
  startDate: optionalDate,
  durationWeeks: optionalNumber(1, 208),
  pay: typedPaySchema.nullish().transform((pay) => pay ?? null),
  description: paragraphs(10_000).default(''),
  requirements: points(20, 300),
  benefits: points(20, 300),
  skills: points(MAX_SKILLS, SKILL_MAX),
  niceToHave: points(20, 300),
  education: line(120).default(''),
  deadline: optionalDate,
  aiScreening: z.boolean().default(true),
  urgent: z.boolean().default(false),
  replyBy: optionalDate,
  /** For alumni: the pay in their own words. */
  salary: line(80).default(''),
  /** For alumni: a web address, which gets `https://` when it has no scheme, or an email address. */
  howToApply: line(300).overwrite(withScheme).default(''),
  warningAnswers: z.array(warningAnswerSchema).max(20).default([]),
});
/** A posting as its author writes it, complete or not. A date that was not entered is empty. */
export type PostingFields = z.output<typeof postingFieldsSchema>;

import * as z from 'zod';
import { momentSchema, paragraphs } from '#shared/core/contract.ts';
import { startSchema } from '#shared/core/starts.ts';
import {
  ASK_ACTORS,
  ASK_ANSWER_MAX,
  ASK_DECLINE_CODES,
  ASK_DECLINE_MAX,
  ASK_SIDES,
  ASK_STATUSES,
  ASK_TOPICS,
  ASKS_PER_WEEK,
  CALL_TIMES,
  QUESTION_LENGTH,
} from './rules.ts';

export const askId = z.string().regex(/^[\w-]{1,64}$/);
const topicSchema = z.enum(ASK_TOPICS, 'Choose a topic');
const questionSchema = paragraphs(QUESTION_LENGTH.max).min(
  QUESTION_LENGTH.min,
  `Ask in at least ${QUESTION_LENGTH.min} characters`,
);
const answerText = paragraphs(ASK_ANSWER_MAX).min(1, 'Write an answer');

/** What a student asks an alumnus. */
export const newAskSchema = z.object({
  /** The alumnus. */
  to: askId,
  question: questionSchema,
  topic: topicSchema.optional(),
});

/** An answer in text, or a call at one of up to three times. */
export const answerSchema = z
  .object({
    text: answerText.optional(),
    times: z
      .array(startSchema)
      .min(1, 'Choose a time')
      .max(CALL_TIMES, `Choose at most ${CALL_TIMES} times`)
      .overwrite((times) => [...new Set(times)].sort())
      .optional(),
  })
  .refine(({ text, times }) => (text === undefined) !== (times === undefined), {
    path: ['text'],
    error: 'Either write an answer, or propose times for a call',
  });

/** A kind no, for the student. */
export const declineAskSchema = z.object({
  reason: z.enum(ASK_DECLINE_CODES, 'Choose a reason'),
  message: paragraphs(ASK_DECLINE_MAX).default(''),
});

/** Whether the caller wants the answer to be published, and the texts that they have seen and agree to. */
export const publishSchema = z
  .object({
    publish: z.boolean(),
    question: questionSchema.optional(),
    answer: answerText.optional(),
  })
  .refine(({ publish, question, answer }) => !publish || (question !== undefined && answer !== undefined), {
    path: ['question'],
    error: 'Give the question and the answer as they are to be published',
  });

const partySchema = z.object({ id: z.string(), name: z.string() });

/** What two sides say about publishing an answer without names. */
const publicationSchema = z.object({
  question: z.string(),
  answer: z.string(),
  /** Who agrees to exactly these texts. */
  agreed: z.array(z.enum(ASK_SIDES)).max(2),
  /** Whether the answer is published now. */
  published: z.boolean(),
});

/** An ask as its two users see it. */
const commonFields = {
  id: z.string(),
  student: partySchema,
  alumnus: partySchema,
  status: z.enum(ASK_STATUSES),
  question: z.string(),
  topic: topicSchema.optional(),
  /** In what the alumnus studied or works; a published answer shows it. */
  field: z.string(),
  /** The answer in text. */
  answer: z.string().optional(),
  /** The meeting that was proposed as the answer. */
  meetingId: z.string().optional(),
  declined: z.object({ reason: z.enum(ASK_DECLINE_CODES), message: z.string() }).optional(),
  publication: publicationSchema.optional(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  answerBy: momentSchema,
};
export const askSchema = z.object({ ...commonFields, side: z.enum(ASK_SIDES) });
export type Ask = z.infer<typeof askSchema>;

/** An ask as the table holds it. */
export const storedAskSchema = z.object({
  ...commonFields,
  /** The student is under 18 on the day of the question: neither side sends contact data to the other. */
  minor: z.boolean(),
  /** The id of the published copy. */
  publishedId: z.string().optional(),
  history: z.array(
    z.object({
      status: z.enum(ASK_STATUSES),
      at: momentSchema,
      by: z.enum(ASK_ACTORS),
      user: z.string().optional(),
    }),
  ),
  version: z.number().int(),
});
export type StoredAsk = z.infer<typeof storedAskSchema>;

/** What an alumnus shows to students who may ask: from the profile, when the settings were saved. */
export const shownAlumnusSchema = z.object({
  university: z.string(),
  field: z.string(),
  /** Position and company. */
  work: z.string(),
});

/** How many questions an alumnus takes, and about what; no topic means any. */
export const askSettingsFields = {
  perWeek: z
    .number()
    .int()
    .min(ASKS_PER_WEEK.min, `Enter at least ${ASKS_PER_WEEK.min}`)
    .max(ASKS_PER_WEEK.max, `Enter at most ${ASKS_PER_WEEK.max}`),
  topics: z
    .array(topicSchema)
    .max(ASK_TOPICS.length)
    .overwrite((topics) => [...new Set(topics)]),
};
export const askSettingsSchema = z.object({
  ...askSettingsFields,
  version: z.number().int().min(0),
  /** Questions taken in this week. */
  used: z.number().int().min(0),
  shown: shownAlumnusSchema,
});
export type AskSettings = z.infer<typeof askSettingsSchema>;

/** An alumnus who takes questions and has room this week. */
export const askPersonSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  ...shownAlumnusSchema.shape,
  topics: z.array(topicSchema),
  /** How many more questions they take this week. */
  left: z.number().int().min(1),
});
export type AskPerson = z.infer<typeof askPersonSchema>;

/** A question with its answer, without names. */
export const publishedAnswerSchema = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  topic: topicSchema.optional(),
  field: z.string(),
  publishedAt: momentSchema,
});
export type PublishedAnswer = z.infer<typeof publishedAnswerSchema>;

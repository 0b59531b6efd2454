import * as z from 'zod';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { getItem, type Key } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  ANSWERS_KEPT,
  CONDUCT_VERSION,
  MENTOR_APPROVALS,
  MENTOR_ROLES,
  PAUSES,
} from '#shared/features/mentors/rules.ts';
import { mentorFields } from '#shared/features/mentors/schema.ts';

const { paused: _, ...settings } = mentorFields;

/** A mentor as the table holds them. */
export const storedMentorSchema = z.object({
  ...settings,
  userId: z.string(),
  role: z.enum(MENTOR_ROLES),
  pausedBy: z.enum(PAUSES).optional(),
  approval: z.enum(MENTOR_APPROVALS),
  approvalReason: z.string().optional(),
  /** Since when the approval is as it is. */
  since: momentSchema,
  approvedForMinors: z.boolean(),
  /** Places that mentees and waiting requests hold: it changes in the transaction of the mentorship. */
  used: z.number().int().min(0),
  nextFreeAt: momentSchema.optional(),
  /** How many minutes the latest answers took. */
  answerMinutes: z.array(z.number().int().min(0)),
  sessionsHeld: z.number().int().min(0),
  /** When requests lapsed without an answer, the latest last. */
  unanswered: z.array(momentSchema),
  /** Of the settings: raised when the mentor saves them. */
  version: z.number().int().min(1),
  createdAt: momentSchema,
});
export type StoredMentor = z.infer<typeof storedMentorSchema>;

export const mentorKey = (userId: string): Key => keyOf('mentor', { userId });

/** A user as a mentor; undefined for one who has not saved the settings of one. */
export const getMentor = (userId: string): Promise<StoredMentor | undefined> =>
  getItem(storedMentorSchema, mentorKey(userId));

/** The record of a mentor with its places in the lists. */
export const mentorItem = (mentor: StoredMentor) => ({
  ...itemOf('mentor', mentor),
  ...listKey('mentor', 'byApproval', mentor),
  ...(mentor.nextFreeAt !== undefined &&
    listKey('mentor', 'freeTimes', { nextFreeAt: mentor.nextFreeAt })),
  ...mentor,
});

/**
 * Takes one of a mentor's places for a new request. It fails when none is free, and for a mentor who takes no requests: paused, not
 * approved, or without the current code of conduct.
 */
export const takePlace = (userId: string): Write => ({
  Update: updateOf(
    mentorKey(userId),
    { add: { used: 1 } },
    {
      condition:
        'used < places AND approval = :approved AND conductVersion = :conduct AND attribute_not_exists(pausedBy)',
      values: { ':approved': 'approved', ':conduct': CONDUCT_VERSION },
    },
  ),
});

/** What the end of a request or of a mentorship changes of its mentor besides the place. */
export interface PlaceFreed {
  /** The mentor as it was read, when something else changes too. */
  readonly mentor?: Pick<StoredMentor, 'answerMinutes' | 'unanswered'>;
  /** How long the answer took, in minutes. */
  readonly answeredIn?: number;
  /** When the request lapsed without an answer. */
  readonly lapsedAt?: string;
  readonly pausedBy?: StoredMentor['pausedBy'];
}

/** The answers of a mentor with one more, the latest last. */
export const withAnswer = (answers: readonly number[], minutes: number): number[] =>
  [...answers, minutes].slice(-ANSWERS_KEPT);

/** Gives a place of a mentor back, with what follows for the mentor's record. */
export const freePlace = (
  userId: string,
  { mentor, answeredIn, lapsedAt, pausedBy }: PlaceFreed = {},
): Write => ({
  Update: updateOf(
    mentorKey(userId),
    {
      set: {
        answerMinutes:
          mentor && answeredIn !== undefined ? withAnswer(mentor.answerMinutes, answeredIn) : undefined,
        unanswered: mentor && lapsedAt !== undefined ? [...mentor.unanswered, lapsedAt].slice(-10) : undefined,
        pausedBy,
      },
      add: { used: -1 },
    },
    { condition: 'used > :none', values: { ':none': 0 } },
  ),
});

import * as z from 'zod';
import { asRead, both } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { type Condition, ConditionFailed, getItem, type Key, putItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { type Changes, conditionOf, updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  ANSWERS_KEPT,
  CONDUCT_VERSION,
  MENTOR_APPROVALS,
  MENTOR_DECISIONS,
  MENTOR_ROLES,
  PAUSES,
  SHOWN_TIMES,
} from '#shared/features/mentors/rules.ts';
import { mentorFields } from '#shared/features/mentors/schema.ts';

const { paused: _, ...settings } = mentorFields;

/** What the directory shows of a mentor's account and profile, as everyone may see it. */
const personSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  position: z.string(),
  company: z.string(),
  university: z.string(),
});
export type MentorPerson = z.infer<typeof personSchema>;

/** A mentor as the table holds them. */
export const storedMentorSchema = z.object({
  ...settings,
  userId: z.string(),
  role: z.enum(MENTOR_ROLES),
  /** Whether the account may be used: approved, and not suspended. */
  active: z.boolean(),
  person: personSchema,
  pausedBy: z.enum(PAUSES).optional(),
  approval: z.enum(MENTOR_APPROVALS),
  approvalReason: z.string().optional(),
  /** Since when the approval is as it is. */
  since: momentSchema,
  approvedForMinors: z.boolean(),
  /** The latest decision of an admin, of which the user is notified. */
  decision: z.object({ kind: z.enum(MENTOR_DECISIONS), at: momentSchema, reason: z.string() }).optional(),
  /** Places that mentees and waiting requests hold: it changes in the transaction of the mentorship. */
  used: z.number().int().min(0),
  /** The next times that can be booked, as they were computed last; `nextFreeOf` knows which have passed. */
  freeTimes: z.array(momentSchema).max(SHOWN_TIMES),
  /** Of the availability that they were computed from. */
  noticeHours: z.number().int().min(0),
  /** When they are to be computed again; absent for a mentor who offers no time. */
  recheckAt: momentSchema.optional(),
  /** How many minutes the latest answers took. */
  answerMinutes: z.array(z.number().int().min(0)),
  sessionsHeld: z.number().int().min(0),
  /** When requests lapsed without an answer, the latest last. */
  unanswered: z.array(momentSchema),
  /** Of the settings: raised when the mentor saves them. */
  version: z.number().int().min(1),
  /** Raised by every change: of several that are followed at the same time, the directory shows the latest. */
  revision: z.number().int().min(1),
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
  ...(mentor.recheckAt !== undefined && listKey('mentor', 'freeTimes', { recheckAt: mentor.recheckAt })),
  ...mentor,
});

/** Changes some attributes of a mentor. Every change raises the revision. */
export const mentorUpdate = (userId: string, changes: Changes, only: Condition) =>
  updateOf(mentorKey(userId), { ...changes, add: { ...changes.add, revision: 1 } }, only);

/** Stores a mentor in place of the record that was read; it fails when that has changed since. */
export const mentorPut = (mentor: Omit<StoredMentor, 'revision'>, before: StoredMentor | undefined) => ({
  Item: mentorItem({ ...mentor, revision: (before?.revision ?? 0) + 1 }),
  ...conditionOf(asRead({ revision: before?.revision })),
});

/**
 * Changes a mentor by what `change` makes of the record, again if it was changed meanwhile; nothing when there is none, or
 * `change` returns none.
 */
export const changeMentor = (
  userId: string,
  change: (mentor: StoredMentor) => Promise<StoredMentor | undefined>,
): Promise<void> =>
  retrying(
    async () => {
      const before = await getMentor(userId);
      const after = before && (await change(before));
      if (after) await putItem(mentorPut(after, before));
    },
    (error) => error instanceof ConditionFailed,
  );

/**
 * Takes one of a mentor's places for a new request. It fails when none is free, and for a mentor who takes no requests: paused, not
 * approved, suspended, or without the current code of conduct.
 */
export const takePlace = (userId: string): Write => ({
  Update: mentorUpdate(
    userId,
    { add: { used: 1 } },
    {
      condition:
        'used < places AND active = :active AND approval = :approved AND conductVersion = :conduct AND attribute_not_exists(pausedBy)',
      values: { ':active': true, ':approved': 'approved', ':conduct': CONDUCT_VERSION },
    },
  ),
});

/** What the end of a request or of a mentorship changes of its mentor besides the place. */
export interface PlaceFreed {
  /** How long the answer took, in minutes; with the answers as they were read. */
  readonly answered?: { readonly mentor: Pick<StoredMentor, 'answerMinutes'>; readonly minutes: number };
  /** When the request lapsed without an answer; with those that lapsed before, as they were read. */
  readonly lapsed?: { readonly mentor: Pick<StoredMentor, 'unanswered'>; readonly at: string };
  readonly pausedBy?: StoredMentor['pausedBy'];
}

/** The answers of a mentor with one more, the latest last. */
const withAnswer = (answers: readonly number[], minutes: number): number[] =>
  [...answers, minutes].slice(-ANSWERS_KEPT);

/** How many requests that lapsed are stored: those of the last days decide. */
const LAPSED_KEPT = 10;

/** Gives a place of a mentor back, with what follows for the mentor's record. It fails when what was read of it has changed. */
export const freePlace = (userId: string, { answered, lapsed, pausedBy }: PlaceFreed = {}): Write => {
  const read = {
    ...(answered && { answerMinutes: answered.mentor.answerMinutes }),
    ...(lapsed && { unanswered: lapsed.mentor.unanswered }),
  };
  return {
    Update: mentorUpdate(
      userId,
      {
        set: {
          answerMinutes: answered && withAnswer(answered.mentor.answerMinutes, answered.minutes),
          unanswered: lapsed && [...lapsed.mentor.unanswered, lapsed.at].slice(-LAPSED_KEPT),
          pausedBy,
        },
        add: { used: -1 },
      },
      both(
        { condition: 'used > :none', values: { ':none': 0 } },
        Object.keys(read).length === 0 ? undefined : asRead(read),
      ),
    ),
  };
};

/** Notes how long an acceptance took, in minutes. It fails when another answer was noted since the mentor was read. */
export const answerWrite = ({ userId, answerMinutes }: StoredMentor, minutes: number): Write => ({
  Update: mentorUpdate(
    userId,
    { set: { answerMinutes: withAnswer(answerMinutes, minutes) } },
    asRead({ answerMinutes }),
  ),
});

/** Counts a session that was held, or takes one back (`by` is −1) that was not held after all. */
export const sessionWrite = (userId: string, by: 1 | -1): Write => ({
  Update: mentorUpdate(userId, { add: { sessionsHeld: by } }, { condition: 'attribute_exists(pk)' }),
});

import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  ATTEMPT_ACTORS,
  ATTEMPT_STATUSES,
  type AttemptStatus,
  attemptWorkflow,
} from '#shared/features/assessments/rules.ts';
import { attemptSchema as shownSchema, watchedAttemptSchema } from '#shared/features/assessments/schema.ts';
import { answerSchema } from '#shared/features/courses/exercises.ts';
import { INDEXES } from '#shared/records.ts';

const personSchema = z.object({ id: z.string(), name: z.string() });

const recordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  student: personSchema,
  courseId: z.string(),
  title: z.string(),
  courseVersion: z.number().int().min(1),
  /** Which attempt of the user it is, from 1. */
  number: z.number().int().min(1),
  status: z.enum(ATTEMPT_STATUSES),
  openedAt: momentSchema,
  expiresAt: momentSchema,
  /** The questions by their places, such as `2.5`: the fifth of the second objective. */
  drawn: z.array(z.string()),
  /** How many questions the test had then; attempts from before it was noted lack it. */
  bank: z.number().int().min(1).optional(),
  /** By place, from 1. */
  answers: z.record(z.string(), answerSchema),
  /** A keyed hash of the sender who began it, for the admins’ list of odd patterns. */
  sender: z.string(),
  submittedAt: momentSchema.optional(),
  /** The places that were right, once it is graded. */
  right: z.array(z.number().int()).optional(),
  patterns: watchedAttemptSchema.shape.patterns.optional(),
  voided: shownSchema.shape.voided.unwrap().optional(),
  /** What it was graded as before it was voided. */
  gradedAs: z.enum(['passed', 'failed', 'expired']).optional(),
  appeal: shownSchema.shape.appeal.unwrap().optional(),
  updatedAt: momentSchema,
  version: z.number().int(),
  history: z.array(
    z.object({
      status: z.enum(ATTEMPT_STATUSES),
      at: momentSchema,
      by: z.enum(ATTEMPT_ACTORS),
      user: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
});
/** An attempt, without the texts of its questions: each answer writes it, so it is small. */
export type AttemptRecord = z.infer<typeof recordSchema>;

export const attemptKey = (id: string): Key => keyOf('attempt', { id });

export const getAttempt = (id: string): Promise<AttemptRecord | undefined> =>
  getItem(recordSchema, attemptKey(id));

/** The write that begins an attempt; it fails when there is one with the id. */
export const newAttempt = (attempt: AttemptRecord): Write => ({
  Put: {
    Item: {
      ...itemOf('attempt', { id: attempt.id }),
      ...attempt,
      ...listKey('attempt', 'due', { expiresAt: attempt.expiresAt }),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const versionOf = ({ courseId, courseVersion }: Pick<AttemptRecord, 'courseId' | 'courseVersion'>) => ({
  courseId,
  courseVersion: String(courseVersion),
});

/** The attributes that put an attempt into the list of the graded ones of its version. */
export const gradedList = (attempt: AttemptRecord) =>
  listKey('attempt', 'ofVersion', {
    ...versionOf(attempt),
    openedAt: attempt.openedAt,
    id: attempt.id,
  });

/** The attributes that put an attempt into the admins’ list. */
export const watchedList = ({ openedAt, id }: AttemptRecord) =>
  listKey('attempt', 'watched', { openedAt, id });

/** The attributes of the list of open attempts, which a graded one leaves. */
export const DUE_LIST: readonly string[] = [INDEXES.openDeadlines.pk, INDEXES.openDeadlines.sk];

/** The write that moves an attempt from what was read. Every answer raises the version, so that none is overlooked. */
export const attemptMove = (
  attempt: AttemptRecord,
  move: Omit<Move<AttemptStatus, (typeof ATTEMPT_ACTORS)[number]>, 'key' | 'from'>,
): Write => moveWrite(attemptWorkflow, { ...move, key: attemptKey(attempt.id), from: attempt });

/** The write that changes an attempt from what was read, in the same status. */
export const attemptChange = (
  attempt: AttemptRecord,
  set: Partial<AttemptRecord> & Record<string, unknown>,
): Write => ({
  Update: updateOf(
    attemptKey(attempt.id),
    { set, add: { version: 1 } },
    asRead({ status: attempt.status, version: attempt.version }),
  ),
});

/** Where a list goes on. */
export const attemptPosition = z.object({ openedAt: z.string(), id: z.string() });
type Position = z.infer<typeof attemptPosition>;

/** The latest attempts of a list, before a position. */
const latest = async (
  index: 'gsi2' | 'gsi3',
  partition: string,
  count: number,
  before?: Position,
): Promise<AttemptRecord[]> => {
  const { pk, sk } = INDEXES[index];
  const { items } = await queryItems(recordSchema, {
    IndexName: index,
    KeyConditionExpression: before ? `${pk} = :list AND ${sk} < :before` : `${pk} = :list`,
    ExpressionAttributeValues: {
      ':list': partition,
      ...(before && { ':before': `${before.openedAt}#${before.id}` }),
    },
    ScanIndexForward: false,
    Limit: count,
  });
  return items;
};

/** Attempts that admins look at, the latest first. */
export const watchedAttempts = (count: number, before?: Position): Promise<AttemptRecord[]> =>
  latest('gsi2', listPartition('attempt', 'watched', {}), count, before);

/** Graded attempts of a version of a course, the latest first. */
export const gradedAttempts = (
  of: Pick<AttemptRecord, 'courseId' | 'courseVersion'>,
  count: number,
  before?: Position,
): Promise<AttemptRecord[]> =>
  latest('gsi3', listPartition('attempt', 'ofVersion', versionOf(of)), count, before);

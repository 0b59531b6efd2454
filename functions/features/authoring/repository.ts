import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  aboutSchema,
  type CoursePackage,
  type Keyed,
  packSchema,
  writtenLessonSchema,
} from '#shared/features/courses/package.ts';
import { COURSE_ACTORS, COURSE_STATUSES, courseWorkflow } from '#shared/features/courses/rules.ts';
import { INDEXES } from '#shared/records.ts';

/*
 * A course as its author writes it: one record says what it is about and where it is in its life, each lesson and the questions
 * of each objective are records of their own, so that saving one of them writes no other.
 */

const person = z.object({ id: z.string(), name: z.string() });

export const recordSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** The author's name at the time of the last change. */
  author: z.string(),
  /** The author's role, which says where their screens are. */
  role: z.enum(['mentor', 'admin']),
  about: aboutSchema,
  status: z.enum(COURSE_STATUSES),
  /** What it was before it was handed in: a submission that is returned is that again. */
  before: z.enum(['draft', 'published', 'retired']),
  published: z.number().int().min(0),
  lessons: z.number().int().min(0),
  /** The numbers of questions, by objective. */
  packs: z.array(z.number().int().min(0)),
  changes: z.string(),
  submittedAt: momentSchema.nullable(),
  claimed: z.object({ by: person, until: momentSchema }).nullable(),
  decision: z
    .object({ decision: z.enum(['approve', 'reject']), reason: z.string(), by: person, at: momentSchema })
    .nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  version: z.number().int().min(1),
  history: z.array(
    z.object({
      status: z.enum(COURSE_STATUSES),
      at: momentSchema,
      by: z.enum(COURSE_ACTORS),
      user: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
});
/** A course without its lessons and questions. */
export type AuthoredRecord = z.infer<typeof recordSchema>;

const lessonSchema = writtenLessonSchema.extend({ number: z.number().int().min(1) });
export type AuthoredLesson = z.infer<typeof lessonSchema>;
const storedPackSchema = z.object({ objective: z.number().int().min(1), questions: packSchema });

const partSchema = z.discriminatedUnion('entity', [
  recordSchema.extend({ entity: z.literal('authored-course') }),
  lessonSchema.extend({ entity: z.literal('authored-lesson') }),
  storedPackSchema.extend({ entity: z.literal('authored-pack') }),
]);

export const authoredKey = (id: string): Key => keyOf('authored-course', { id });

export const getAuthored = (id: string): Promise<AuthoredRecord | undefined> =>
  getItem(recordSchema, authoredKey(id));

/** A course as it is at a moment: a claim that is over is nobody's. */
export const asOf = (record: AuthoredRecord, now: Date): AuthoredRecord =>
  record.claimed && record.claimed.until <= now.toISOString() ? { ...record, claimed: null } : record;

/** Sorts as its number. */
const padded = (number: number): string => String(number).padStart(2, '0');
const lessonKey = (id: string, number: number) => ({ id, number: padded(number) });
const packKey = (id: string, objective: number) => ({ id, objective: padded(objective) });

/** A course with all of its parts, in order. */
export interface WholeAuthored {
  readonly record: AuthoredRecord;
  readonly lessons: readonly AuthoredLesson[];
  /** By objective. */
  readonly packs: readonly (readonly Keyed[])[];
}

/** A course with all of its parts, as they are now: one query. */
export const getWhole = async (id: string): Promise<WholeAuthored | undefined> => {
  const { items } = await queryItems(partSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': authoredKey(id).pk },
    ConsistentRead: true,
  });
  const record = items.find((item) => item.entity === 'authored-course');
  if (!record) return undefined;
  const packs = items.flatMap((item) => (item.entity === 'authored-pack' ? [item] : []));
  return {
    record,
    lessons: items.flatMap((item) => (item.entity === 'authored-lesson' ? [item] : [])),
    packs: record.about.objectives.map(
      (_, index) => packs.find(({ objective }) => objective === index + 1)?.questions ?? [],
    ),
  };
};

/** A course as a package. */
export const packageOf = ({ record, lessons, packs }: WholeAuthored): CoursePackage => ({
  format: 'fledge-course-1',
  about: record.about,
  lessons: lessons.map(({ number: _, ...lesson }) => lesson),
  questions: packs.map((questions) => [...questions]),
});

const listsOf = (record: AuthoredRecord) => ({
  ...listKey('authored-course', 'ofUser', record),
  ...(record.status === 'in_review' && record.submittedAt !== null
    ? listKey('authored-course', 'waiting', { id: record.id, submittedAt: record.submittedAt })
    : {}),
});

/** The write of a new course. */
export const newAuthored = (record: AuthoredRecord): Write => ({
  Put: {
    Item: { ...itemOf('authored-course', record), ...record, ...listsOf(record) },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** The write that deletes a course. It fails when anything about it has changed since it was read. */
export const authoredDelete = ({ id, version }: AuthoredRecord): Write => ({
  Delete: {
    Key: authoredKey(id),
    ConditionExpression: 'version = :version',
    ExpressionAttributeValues: { ':version': version },
  },
});

export const lessonPut = (owner: AuthoredRecord, { number, ...lesson }: AuthoredLesson): Write => ({
  Put: {
    Item: {
      ...itemOf('authored-lesson', lessonKey(owner.id, number)),
      ...lesson,
      number,
      userId: owner.userId,
    },
  },
});
export const lessonDelete = (id: string, number: number): Write => ({
  Delete: { Key: keyOf('authored-lesson', lessonKey(id, number)) },
});
export const packPut = (owner: AuthoredRecord, objective: number, questions: readonly Keyed[]): Write => ({
  Put: {
    Item: {
      ...itemOf('authored-pack', packKey(owner.id, objective)),
      objective,
      questions,
      userId: owner.userId,
    },
  },
});
export const packDelete = (id: string, objective: number): Write => ({
  Delete: { Key: keyOf('authored-pack', packKey(id, objective)) },
});

type Fields = Partial<Omit<AuthoredRecord, 'id' | 'status' | 'history' | 'version'>>;

/** A change that leaves the status. It fails when anything about the course has changed since it was read. */
export const fieldsWrite = (record: AuthoredRecord, fields: Fields, now: Date): Write => {
  const next = { ...record, ...fields, updatedAt: now.toISOString() };
  return {
    Update: updateOf(
      authoredKey(record.id),
      { set: { ...fields, updatedAt: next.updatedAt, ...listsOf(next) }, add: { version: 1 } },
      asRead({ version: record.version }),
    ),
  };
};

type CourseMove = Pick<
  Move<AuthoredRecord['status'], (typeof COURSE_ACTORS)[number]>,
  'to' | 'by' | 'user' | 'reason'
>;
const { pk: WAITING_PK, sk: WAITING_SK } = INDEXES.gsi2;

/** The write that moves a course to another status. It fails when anything about it has changed since it was read. */
export const authoredMove = (
  record: AuthoredRecord,
  { fields, now, ...move }: CourseMove & { readonly fields: Fields; readonly now: Date },
): Write => {
  const next = { ...record, ...fields, status: move.to, updatedAt: now.toISOString() };
  return moveWrite(courseWorkflow, {
    ...move,
    key: authoredKey(record.id),
    from: record,
    at: now,
    set: { ...fields, ...listsOf(next) },
    remove: move.to === 'in_review' ? [] : [WAITING_PK, WAITING_SK],
  });
};

import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { submissionPart } from '#functions/parts/projects/repository.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { criterionSchema } from '#shared/core/review-outcome.ts';
import { REVIEW_STATUSES, type ReviewStatus } from '#shared/core/rubric.ts';
import { REVIEW_ACTORS, type ReviewActor, reviewWorkflow } from '#shared/features/reviews/rules.ts';
import { INDEXES } from '#shared/records.ts';

const personSchema = z.object({ id: z.string(), name: z.string() });

/** What the queue shows of a review: as much of the submission as a row has room for. */
export const reviewFaceSchema = z.object({
  projectId: z.string(),
  /** The number of the submission. */
  submission: z.number().int().min(1),
  ordinal: z.number().int().min(1).max(3),
  student: personSchema,
  title: z.string(),
  /** The beginning of the description. */
  description: z.string(),
  category: z.string(),
  technologies: z.array(z.string()),
  githubUrl: z.string(),
  liveUrl: z.string(),
  submittedAt: momentSchema,
  /** When it entered the queue: it keeps its place when a claim ends. */
  enteredAt: momentSchema,
  /** The student's mentors at that time: they give no second or third review. */
  mentorIds: z.array(z.string()),
});
export type ReviewFace = z.infer<typeof reviewFaceSchema>;

const recordSchema = reviewFaceSchema.extend({
  id: z.string(),
  /** Of the student. */
  userId: z.string(),
  status: z.enum(REVIEW_STATUSES),
  /** The order in which it asks for the criteria. */
  order: z.array(criterionSchema),
  reviewer: personSchema.optional(),
  claimedUntil: momentSchema.optional(),
  /** Whose claim ended last, while it waits again. */
  formerId: z.string().optional(),
  /** Of the claim: the rubric by which it is scored. */
  rubricVersion: z.number().int().min(1).optional(),
  finishedAt: momentSchema.optional(),
  reviseUntil: momentSchema.optional(),
  voidReason: z.string().optional(),
  /** When the schedule looks at it again. */
  dueAt: momentSchema.optional(),
  updatedAt: momentSchema,
  version: z.number().int(),
  history: z.array(
    z.object({
      status: z.enum(REVIEW_STATUSES),
      at: momentSchema,
      by: z.enum(REVIEW_ACTORS),
      user: z.string().optional(),
      reason: z.string().optional(),
    }),
  ),
});
/** One review of one submission, without its scores: they are in records of their own (scores.ts). */
export type ReviewRecord = z.infer<typeof recordSchema>;

export const reviewKey = (id: string): Key => keyOf('review', { id });

export const getReview = (id: string): Promise<ReviewRecord | undefined> =>
  getItem(recordSchema, reviewKey(id));

/** The reviews with these ids, read consistently, the first to enter first. */
export const getReviews = async (ids: readonly string[]): Promise<ReviewRecord[]> => {
  const found = await getItems(recordSchema, ids.map(reviewKey), true);
  return found.sort((one, other) => (one.enteredAt < other.enteredAt ? -1 : 1));
};

/** How long before the end of a claim its reviewer is reminded of it. */
export const CLAIM_REMINDER_MS = 12 * HOUR_MS;

/** When a review is due: a day before its claim ends, at its end, and at the end of the time for revisions. */
export const dueOf = (
  { status, claimedUntil, reviseUntil }: Pick<ReviewRecord, 'status' | 'claimedUntil' | 'reviseUntil'>,
  now: Date,
): string | undefined => {
  if (status === 'finished') return reviseUntil;
  if (status !== 'claimed' || claimedUntil === undefined) return undefined;
  const reminder = new Date(Date.parse(claimedUntil) - CLAIM_REMINDER_MS).toISOString();
  return reminder > now.toISOString() ? reminder : claimedUntil;
};

/** Where a review is in the list of its reviewer: what they claimed before what is finished. */
const RANKS = { claimed: '2', finished: '1', void: '1' } as const;
const isRanked = (status: ReviewStatus): status is keyof typeof RANKS => status in RANKS;

/** The attributes by which a review is found, and those that it loses. */
const listFields = (review: ReviewRecord) => {
  const { id, projectId, submission, ordinal, status, reviewer, finishedAt, claimedUntil, dueAt } = review;
  const set: Record<string, string> = listKey('review', 'ofProject', {
    ...{ id, projectId },
    submission: submissionPart(submission),
    ordinal: String(ordinal),
  });
  if (reviewer && isRanked(status))
    Object.assign(
      set,
      listKey('review', 'ofReviewer', {
        ...{ id, reviewerId: reviewer.id, rank: RANKS[status] },
        at: finishedAt ?? claimedUntil ?? '',
      }),
    );
  if (finishedAt !== undefined && (status === 'finished' || status === 'void'))
    Object.assign(set, listKey('review', 'finished', { id, finishedAt }));
  if (dueAt !== undefined) Object.assign(set, listKey('review', 'due', { dueAt }));
  const all = [INDEXES.gsi2, INDEXES.gsi3, INDEXES.openDeadlines].flatMap(({ pk, sk }) => [pk, sk]);
  return { set, remove: all.filter((name) => !(name in set)) };
};

/** The write of a review that enters the queue. */
export const newReview = (review: ReviewRecord): Write => ({
  Put: {
    Item: { ...itemOf('review', review), ...review, ...listFields(review).set },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What changes of a review; a field that is undefined is removed. */
type Fields = Partial<Omit<ReviewRecord, 'id' | 'status' | 'history' | 'version' | 'dueAt'>>;

/** The attributes of a review after a change, with its places in the lists. `next` is the review then. */
const changesTo = (next: ReviewRecord, fields: Fields, now: Date) => {
  const dueAt = dueOf(next, now);
  const { set, remove } = listFields({ ...next, dueAt });
  const gone = Object.entries({ ...fields, dueAt }).flatMap(([name, value]) =>
    value === undefined ? [name] : [],
  );
  return { set: { ...fields, dueAt, ...set }, remove: [...gone, ...remove] };
};

interface StatusChange {
  readonly to: ReviewStatus;
  readonly by: ReviewActor;
  /** The user who makes it; undefined for the schedule. */
  readonly user?: string;
  readonly reason?: string;
  readonly now: Date;
  readonly fields?: Fields;
}

/** The write that moves a review to another status. It fails when it has changed since it was read. */
export const reviewMove = (
  review: ReviewRecord,
  { to, by, user, reason, now, fields = {} }: StatusChange,
): Write => {
  const next = { ...review, ...fields, status: to, updatedAt: now.toISOString() };
  const { set, remove } = changesTo(next, fields, now);
  const move: Move<ReviewStatus, ReviewActor> = {
    key: reviewKey(review.id),
    from: review,
    to,
    by,
    at: now,
    set,
    remove,
    ...(user !== undefined && { user }),
    ...(reason !== undefined && { reason }),
  };
  return moveWrite(reviewWorkflow, move);
};

/** A change of a review whose status stays. It fails when it has changed since it was read. */
export const reviewChange = (review: ReviewRecord, fields: Fields, now: Date): Write => {
  const all: Fields = { updatedAt: now.toISOString(), ...fields };
  const { set, remove } = changesTo({ ...review, ...all }, all, now);
  const { status, version } = review;
  return {
    Update: updateOf(reviewKey(review.id), { set, remove, add: { version: 1 } }, asRead({ status, version })),
  };
};

/** Most reviews of one project that are read: three of each submission, and some that were voided. */
const OF_PROJECT = 120;

/** The reviews of all submissions of a project. From an index, which lags a little. */
export const reviewsOfProject = async (projectId: string): Promise<ReviewRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: `${INDEXES.gsi1.pk} = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('review', 'ofProject', { projectId }) },
    ScanIndexForward: false,
    Limit: OF_PROJECT,
  });
  return items;
};

/** Where a list of finished reviews goes on. */
export const finishedPosition = z.object({ id: z.string(), finishedAt: z.string() });
type FinishedPosition = z.infer<typeof finishedPosition>;

/** At most `count` reviews that a mentor completed, the latest first. From an index, which lags a little. */
export const completedBy = async (
  reviewerId: string,
  count: number,
  after?: FinishedPosition,
): Promise<ReviewRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: `${INDEXES.gsi2.pk} = :pk AND begins_with(${INDEXES.gsi2.sk}, :rank)`,
    ExpressionAttributeValues: {
      ':pk': listPartition('review', 'ofReviewer', { reviewerId }),
      ':rank': `${RANKS.finished}#`,
    },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...reviewKey(after.id),
        ...listKey('review', 'ofReviewer', {
          ...{ id: after.id, reviewerId, rank: RANKS.finished },
          at: after.finishedAt,
        }),
      },
    }),
  });
  return items;
};

/** At most `count` finished reviews of all mentors, the latest first. From an index, which lags a little. */
export const finishedReviews = async (count: number, after?: FinishedPosition): Promise<ReviewRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    IndexName: 'gsi3',
    KeyConditionExpression: `${INDEXES.gsi3.pk} = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('review', 'finished', {}) },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...reviewKey(after.id), ...listKey('review', 'finished', after) },
    }),
  });
  return items;
};

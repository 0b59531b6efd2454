import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { moveWrite } from '#functions/core/move.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { posterName } from '#functions/parts/applications/reply-counts.ts';
import {
  type EngagementSide,
  type EngagementStatus,
  engagementWorkflow,
} from '#shared/features/engagements/rules.ts';
import {
  type EngagementSubmission,
  type StoredEngagement,
  storedEngagementSchema,
  submissionSchema,
} from '#shared/features/engagements/schema.ts';
import { INDEXES } from '#shared/records.ts';

export const engagementKey = (id: string): Key => keyOf('engagement', { id });

export const getEngagement = (id: string): Promise<StoredEngagement | undefined> =>
  getItem(storedEngagementSchema, engagementKey(id));

/** The lists in which an engagement is found, by its latest change. */
const listFields = ({ id, updatedAt, student, companyId, contact }: StoredEngagement) => ({
  ...listKey('engagement', 'ofStudent', { id, updatedAt, userId: student.id }),
  // An alumnus is the only contact of what they posted.
  ...listKey('engagement', 'ofPoster', {
    id,
    updatedAt,
    poster: posterName({ companyId, owner: contact.id }),
  }),
});

/** The record of a new engagement, with its entries in the lists of both sides. */
export const engagementItem = (engagement: StoredEngagement) => ({
  ...itemOf('engagement', engagement),
  ...engagement,
  ...listFields(engagement),
});

/** What changes of an engagement. */
type Fields = Partial<Omit<StoredEngagement, 'id' | 'student' | 'status' | 'history' | 'version'>>;

/** A change of an engagement whose status stays. It fails when it has changed since it was read. */
export const changeWrite = (engagement: StoredEngagement, fields: Fields, now: Date): Write => {
  const next = { ...engagement, ...fields, updatedAt: now.toISOString() };
  const { status, version } = engagement;
  return {
    Update: updateOf(
      engagementKey(engagement.id),
      { set: { ...fields, updatedAt: next.updatedAt, ...listFields(next) }, add: { version: 1 } },
      asRead({ status, version }),
    ),
  };
};

interface StatusChange {
  readonly to: EngagementStatus;
  readonly by: EngagementSide;
  readonly user: string;
  readonly now: Date;
  readonly fields?: Fields;
  readonly reason?: string;
}

/** The write that moves an engagement to another status. It fails when it has changed since it was read. */
export const statusWrite = (
  engagement: StoredEngagement,
  { to, by, user, now, fields = {}, reason }: StatusChange,
): Write => {
  const next = { ...engagement, ...fields, updatedAt: now.toISOString() };
  return moveWrite(engagementWorkflow, {
    key: engagementKey(engagement.id),
    from: engagement,
    to,
    by,
    user,
    at: now,
    set: { ...fields, ...listFields(next) },
    ...(reason !== undefined && { reason }),
  });
};

/** Where a list of engagements goes on. */
export const positionSchema = z.object({ id: z.string(), updatedAt: z.string() });
type Position = z.infer<typeof positionSchema>;

const LISTS = { ofStudent: 'gsi1', ofPoster: 'gsi2' } as const;

/** At most `count` of a list before a position, the latest change first. From an index, which lags a little. */
const listed = async (
  list: keyof typeof LISTS,
  partition: string,
  count: number,
  before?: Position,
): Promise<StoredEngagement[]> => {
  const { pk, sk } = INDEXES[LISTS[list]];
  const { items } = await queryItems(storedEngagementSchema, {
    IndexName: LISTS[list],
    KeyConditionExpression: `${pk} = :pk${before ? ` AND ${sk} < :before` : ''}`,
    ExpressionAttributeValues: {
      ':pk': partition,
      ...(before && { ':before': `${before.updatedAt}#${before.id}` }),
    },
    ScanIndexForward: false,
    Limit: count,
  });
  return items;
};

/** The engagements for which a user was hired. */
export const engagementsOfStudent = (userId: string, count: number, before?: Position) =>
  listed('ofStudent', listPartition('engagement', 'ofStudent', { userId }), count, before);

/** Those of the postings of a company or of an alumnus, which `posterName` names. */
export const engagementsOfPoster = (poster: string, count: number, before?: Position) =>
  listed('ofPoster', listPartition('engagement', 'ofPoster', { poster }), count, before);

/** A submission by its number, in the order of their keys. */
const submissionParts = (id: string, number: number) => ({ id, number: String(number).padStart(2, '0') });

export const submissionItem = (id: string, submission: EngagementSubmission) => ({
  ...itemOf('engagement-submission', submissionParts(id, submission.number)),
  ...submission,
});

/** The write of what the poster says of a submission, or that they accept it. It fails for one that has either. */
export const answerWrite = (
  id: string,
  number: number,
  answer: Partial<Pick<EngagementSubmission, 'feedback' | 'acceptedAt'>>,
): Write => ({
  Update: updateOf(
    keyOf('engagement-submission', submissionParts(id, number)),
    { set: answer },
    asRead({ feedback: null, acceptedAt: null }),
  ),
});

export const getSubmission = (id: string, number: number): Promise<EngagementSubmission | undefined> =>
  getItem(submissionSchema, keyOf('engagement-submission', submissionParts(id, number)));

/** All submissions of an engagement, the latest first: a few, by the limit. */
export const submissionsOf = async (id: string): Promise<EngagementSubmission[]> => {
  const { items } = await queryItems(submissionSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': engagementKey(id).pk, ':sk': 'submission#' },
    ConsistentRead: true,
    ScanIndexForward: false,
    Limit: 100,
  });
  return items;
};

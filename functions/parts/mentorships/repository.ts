import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { type Move, moveWrite } from '#functions/core/move.ts';
import { type Condition, getItem, type Key, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { momentSchema } from '#shared/core/contract.ts';
import {
  type MentorshipActor,
  type MentorshipSide,
  type MentorshipState,
  type MentorshipStatus,
  mentorshipWorkflow,
} from '#shared/features/mentorships/rules.ts';
import { storedMentorshipSchema } from '#shared/features/mentorships/schema.ts';
import { INDEXES } from '#shared/records.ts';
import { dueKey, duesOf, openDues } from './due.ts';

const recordSchema = storedMentorshipSchema.extend({
  /** What the schedule has said already (`dueKey`). */
  told: z.array(z.string()).default([]),
  /** When it looks at this again; missing when nothing is due any more. */
  dueAt: momentSchema.optional(),
  /** What followed for the mentor from a request that was not answered. */
  lapse: z.enum(['warned', 'paused']).optional(),
});
/** A mentorship with what the schedule notes of it. */
export type MentorshipRecord = z.infer<typeof recordSchema>;

export const mentorshipKey = (id: string): Key => keyOf('mentorship', { id });

export const getMentorship = (id: string): Promise<MentorshipRecord | undefined> =>
  getItem(recordSchema, mentorshipKey(id));

/** On which side of a mentorship a user is; undefined for others. */
export const sideOf = (
  { mentor, mentee }: Pick<MentorshipRecord, 'mentor' | 'mentee'>,
  userId: string,
): MentorshipSide | undefined => {
  if (mentor.id === userId) return 'mentor';
  return mentee.id === userId ? 'mentee' : undefined;
};

/** Where statuses are in the lists of both users, the first ones last: lists are read backwards. */
const RANKS: Readonly<Record<MentorshipStatus, string>> = {
  requested: '3',
  active: '2',
  declined: '1',
  lapsed: '1',
  withdrawn: '1',
  ended: '1',
};

const { pk: LIST, sk: DUE_ON } = INDEXES.openDeadlines;

/** The attributes by which the schedule finds a mentorship, or those that it loses. */
const dueFields = (mentorship: MentorshipRecord) => {
  const dueAt = openDues(mentorship, mentorship.told)[0]?.at;
  return dueAt === undefined
    ? { set: {}, remove: ['dueAt', LIST, DUE_ON] }
    : { set: { dueAt, ...listKey('mentorship', 'due', { dueAt }) }, remove: [] };
};

/** A moment that sorts the other way round: of several, the earliest is the last. */
const reversed = (moment: string): string => moment.replace(/\d/g, (digit) => String(9 - Number(digit)));

/** Where a list of mentorships goes on. */
export const positionSchema = z.object({ id: z.string(), rank: z.string(), order: z.string() });
export type Position = z.infer<typeof positionSchema>;

/** The place in the lists: what waits by the time for its answer, all else by its latest change. */
export const positionOf = ({ id, status, updatedAt, answerBy }: MentorshipRecord): Position => ({
  id,
  rank: RANKS[status],
  order: status === 'requested' ? reversed(answerBy) : updatedAt,
});

const listFields = (mentorship: MentorshipRecord) => {
  const { mentor, mentee } = mentorship;
  const parts = positionOf(mentorship);
  return {
    ...listKey('mentorship', 'ofMentor', { ...parts, userId: mentor.id }),
    ...listKey('mentorship', 'ofMentee', { ...parts, userId: mentee.id }),
  };
};

/** The write of a new mentorship. */
export const newMentorship = (mentorship: MentorshipRecord): Write => ({
  Put: {
    Item: {
      ...itemOf('mentorship', mentorship),
      ...mentorship,
      ...listFields(mentorship),
      ...dueFields(mentorship).set,
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** What changes of a mentorship; a field that is undefined is removed. */
type Fields = Partial<Omit<MentorshipRecord, 'id' | 'status' | 'history' | 'version' | 'dueAt'>>;

/** The attributes of a mentorship after a change, with its places in the lists. `next` is the mentorship then. */
const changesTo = (next: MentorshipRecord, fields: Fields) => {
  // What was said about moments that have moved since is forgotten.
  const current = duesOf(next).map(dueKey);
  const told = next.told.filter((key) => current.includes(key));
  const { set, remove } = dueFields({ ...next, told });
  const gone = Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [name] : []));
  return { set: { ...fields, told, ...listFields(next), ...set }, remove: [...gone, ...remove] };
};

/** A change of a mentorship whose status stays. It fails when it has changed since it was read. */
export const changeWrite = (mentorship: MentorshipRecord, fields: Fields, now: Date): Write => {
  const all: Fields = { updatedAt: now.toISOString(), ...fields };
  const next = { ...mentorship, ...all };
  const { status, version } = mentorship;
  return {
    Update: updateOf(
      mentorshipKey(mentorship.id),
      { ...changesTo(next, all), add: { version: 1 } },
      asRead({ status, version }),
    ),
  };
};

interface StatusChange {
  readonly to: MentorshipStatus;
  readonly by: MentorshipActor;
  /** The user who makes it; undefined for the schedule. */
  readonly user?: string;
  readonly now: Date;
  readonly fields?: Fields;
  /** What else must be true of it. */
  readonly only?: Condition;
}

/** The write that moves a mentorship to another status. It fails when it has changed since it was read. */
export const statusWrite = (
  mentorship: MentorshipRecord,
  { to, by, user, now, fields = {}, only }: StatusChange,
): Write => {
  const next = { ...mentorship, ...fields, status: to, updatedAt: now.toISOString() };
  const { set, remove } = changesTo(next, fields);
  const move: Move<MentorshipStatus, MentorshipActor> = {
    key: mentorshipKey(mentorship.id),
    from: mentorship,
    to,
    by,
    at: now,
    set,
    remove,
    ...(user !== undefined && { user }),
    ...(only && { only }),
  };
  return moveWrite(mentorshipWorkflow, move);
};

const isActive: Condition = {
  condition: '#status = :active',
  names: { '#status': 'status' },
  values: { ':active': 'active' },
};

/** The part of a transaction that fails unless a mentorship goes on until a moment. */
export const goesOnUntil = (id: string, at: string): Write => ({
  ConditionCheck: {
    Key: mentorshipKey(id),
    ConditionExpression: '#status = :active AND endsAt > :at',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':active': 'active', ':at': at },
  },
});

/** What a session or message at a moment changes, after which the quiet time begins again. */
const contactFields = (mentorship: MentorshipRecord, at: string) => {
  const { set, remove } = dueFields({ ...mentorship, lastContactAt: at });
  return { set: { ...set, lastContactAt: at }, remove };
};

/** Notes a message. It fails unless the mentorship goes on. */
export const contactWrite = (mentorship: MentorshipRecord, at: string): Write => ({
  Update: updateOf(mentorshipKey(mentorship.id), contactFields(mentorship, at), isActive),
});

/** Counts a session that was held and ended at a moment, or takes one back (`by` is −1) that was not held after all. */
export const heldWrite = (mentorship: MentorshipRecord, by: 1 | -1, endedAt: string): Write => {
  const isContact = by === 1 && mentorship.status === 'active' && endedAt > (mentorship.lastContactAt ?? '');
  return {
    Update: updateOf(
      mentorshipKey(mentorship.id),
      { ...(isContact && contactFields(mentorship, endedAt)), add: { sessionsHeld: by } },
      isContact ? isActive : { condition: 'attribute_exists(pk)' },
    ),
  };
};

const LISTS = {
  mentor: { name: 'ofMentor', index: 'gsi1' },
  mentee: { name: 'ofMentee', index: 'gsi2' },
} as const;

/** The lowest and the highest beginning of the sort keys of a state; `open` is what waits and what goes on. */
const RANGES: Readonly<Record<MentorshipState | 'open', readonly [lowest: string, highest: string]>> = {
  requested: [RANKS.requested, RANKS.requested],
  active: [RANKS.active, RANKS.active],
  open: [RANKS.active, RANKS.requested],
  over: [RANKS.ended, RANKS.ended],
  all: [RANKS.ended, RANKS.requested],
};

/**
 * At most `count` mentorships of a user on one side: those that wait, the one to be answered first before others, then those
 * that go on and those that are over, the latest change first. From an index, which lags a little.
 */
export const mentorshipsOf = async (
  { userId, side, state }: { userId: string; side: MentorshipSide; state: keyof typeof RANGES },
  count: number,
  after?: Position,
): Promise<MentorshipRecord[]> => {
  const { name, index } = LISTS[side];
  const [lowest, highest] = RANGES[state];
  const { items } = await queryItems(recordSchema, {
    IndexName: index,
    KeyConditionExpression: `${INDEXES[index].pk} = :pk AND ${INDEXES[index].sk} BETWEEN :first AND :last`,
    ExpressionAttributeValues: {
      ':pk': listPartition('mentorship', name, { userId }),
      ':first': `${lowest}#`,
      // After all that begin with the highest rank.
      ':last': `${highest}~`,
    },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...mentorshipKey(after.id), ...listKey('mentorship', name, { userId, ...after }) },
    }),
  });
  return items;
};

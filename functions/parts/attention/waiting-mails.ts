import * as z from 'zod';
import { itemOf, keyOf, listKey } from '#functions/core/keys.ts';
import { deleteItem, getItem, type Key, putItem, updateItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { ifMissing, updateOf } from '#functions/core/update.ts';
import { WAITING_AT_MOST } from '#shared/features/attention/rules.ts';
import { INDEXES } from '#shared/records.ts';

const { pk: LIST, sk: DUE } = INDEXES.openDeadlines;

const NEWS_KINDS = [
  'mentorship',
  'ask',
  'buddy',
  'event',
  'project',
  'review',
  'engagement',
  'startup',
  'course',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

const waitingMailSchema = z.discriminatedUnion('kind', [
  /** Something is unread in a conversation. */
  z.object({ kind: z.literal('conversation'), id: z.string(), otherId: z.string(), from: z.string() }),
  /** Something happened to a meeting. */
  z.object({
    kind: z.literal('meeting'),
    id: z.string(),
    heading: z.string(),
    text: z.string(),
    sequence: z.number().int(),
  }),
  /** Something happened to a mentorship, a question, two buddies, an event, a project, a review of one, a live project, a startup or a course, which had this status. */
  z.object({
    kind: z.enum(NEWS_KINDS),
    id: z.string(),
    status: z.string(),
    heading: z.string(),
    text: z.string(),
    path: z.string(),
  }),
]);
/** A mail that waits for the digest. */
export type WaitingMail = z.infer<typeof waitingMailSchema>;

const storedSchema = z.object({
  userId: z.string(),
  /** By what identifies each: what comes again waits once. */
  mails: z.record(z.string(), waitingMailSchema),
  /** The day of the latest digest, where the user lives. */
  mailedOn: z.string().optional(),
  /** From when on the hourly run looks at it; while something waits. */
  deadlineOn: z.string().optional(),
});
export type Waiting = z.infer<typeof storedSchema>;

export const waitingKey = (userId: string): Key => keyOf('waiting-mails', { userId });

/** What waits for the digest of a user; undefined while nothing ever did. */
export const getWaiting = (userId: string): Promise<Waiting | undefined> =>
  getItem(storedSchema, waitingKey(userId));

/** Deletes what waits for a user who leaves. */
export const deleteWaiting = (userId: string): Promise<unknown> => deleteItem({ Key: waitingKey(userId) });

const begin = async (userId: string): Promise<void> => {
  await unlessRefused(
    putItem({
      Item: { ...itemOf('waiting-mails', { userId }), userId, mails: {} },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
};

/** Lets a mail wait for the user's digest, and the user be looked at by the hourly run. Done again, it changes nothing. */
export const addWaiting = async (userId: string, key: string, mail: WaitingMail, at: Date): Promise<void> => {
  if (!(await getWaiting(userId))) await begin(userId);
  const due = listKey('waiting-mails', 'pending', { dueAt: at.toISOString() });
  // Refused once there are as many as one mail names.
  await unlessRefused(
    updateItem(
      updateOf(
        waitingKey(userId),
        { set: { [LIST]: due[LIST], [DUE]: ifMissing(due[DUE]) }, setAt: [[['mails', key], mail]] },
        {
          condition: 'attribute_exists(mails.#key) OR size(mails) < :most',
          names: { '#key': key },
          values: { ':most': WAITING_AT_MOST },
        },
      ),
    ),
  );
};

/** Empties what waits, if it is still as it was read: nothing that comes in between is lost. */
export const settleWaiting = ({ userId, mails }: Waiting, mailedOn?: string): Write => ({
  Update: updateOf(
    waitingKey(userId),
    { set: { mails: {}, mailedOn }, remove: [LIST, DUE] },
    { condition: 'mails = :mails', values: { ':mails': mails } },
  ),
});

import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { itemOf, keyOf, listPartition } from '#functions/core/keys.ts';
import { getItem, queryItems, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { type ContactMessage, contactMessageSchema } from '#shared/features/contact/routes.ts';
import { promiseState, SUPPORT_LEVELS, type SupportLevel } from '#shared/features/contact/support-rules.ts';
import { INDEXES } from '#shared/records.ts';

/** How many promises one request reads. */
const READ = 100;

const kept = (level: SupportLevel) => `${level}Kept` as const;
const missed = (level: SupportLevel) => `${level}Missed` as const;

const count = z.number().int().default(0);
const countsSchema = z.object({
  standardKept: count,
  standardMissed: count,
  priorityKept: count,
  priorityMissed: count,
  dedicatedKept: count,
  dedicatedMissed: count,
});

/** How many promised replies of each level were kept and missed. */
export const promiseCounts = async () => {
  const counts = countsSchema.parse((await getItem(countsSchema, keyOf('contact-counts', {}))) ?? {});
  return SUPPORT_LEVELS.map((level) => ({ level, kept: counts[kept(level)], missed: counts[missed(level)] }));
};

/** The messages whose promised reply is still due, the earliest first. */
export const dueMessages = async (): Promise<ContactMessage[]> => {
  const { items } = await queryItems(contactMessageSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('contact-message', 'due', {}) },
    Limit: READ,
  });
  return items;
};

/** The latest messages of a company's members that are still stored. */
export const messagesOfCompany = async (companyId: string): Promise<ContactMessage[]> => {
  const { items } = await queryItems(contactMessageSchema, {
    IndexName: 'gsi3',
    KeyConditionExpression: 'gsi3pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('contact-message', 'ofCompany', { companyId }) },
    ScanIndexForward: false,
    Limit: READ,
  });
  return items;
};

/** Records that a message was answered, and whether in time, once. Throws `conflict` when it was recorded before. */
export const storeAnswer = async (message: ContactMessage, at: Date): Promise<ContactMessage> => {
  const { id, support } = message;
  const answeredAt = at.toISOString();
  const inTime = support && promiseState({ ...support, answeredAt }, at.getTime()) === 'kept';
  const counter = support && (inTime ? kept(support.level) : missed(support.level));
  const { pk, sk, entity } = itemOf('contact-counts', {});
  try {
    await transact({
      message: {
        Update: updateOf(
          keyOf('contact-message', { id }),
          { set: { answeredAt }, remove: [INDEXES.gsi2.pk, INDEXES.gsi2.sk] },
          { condition: 'attribute_exists(pk) AND attribute_not_exists(answeredAt)' },
        ),
      },
      counts: counter && { Update: updateOf({ pk, sk }, { set: { entity }, add: { [counter]: 1 } }) },
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
    throw new AppError('conflict', { message: 'This message was marked as answered before.', cause: error });
  }
  return { ...message, answeredAt };
};

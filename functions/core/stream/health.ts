import type { DynamoDBRecord } from 'aws-lambda';
import * as z from 'zod';
import type { Consumer } from '#shared/records/kind.ts';
import { itemOf, keyOf } from '../keys.ts';
import { log } from '../log.ts';
import { getItem, updateItem } from '../table.ts';
import { unlessRefused } from '../unless-refused.ts';
import { updateOf } from '../update.ts';

/** So far ahead of the noted record a handled one must be to be noted: a minute is all that admins look at. */
const NOTED_EVERY_SECONDS = 60;

/** When the latest handled record changed, by the note of this process: seconds since 1970. */
const noted = new Map<Consumer, number>();

const note = async (consumer: Consumer, seconds: number): Promise<void> => {
  const lastRecordAt = new Date(seconds * 1000).toISOString();
  const { entity, pk, sk } = itemOf('consumer-health', { consumer });
  const only = {
    condition: 'attribute_not_exists(lastRecordAt) OR lastRecordAt < :at',
    values: { ':at': lastRecordAt },
  };
  await unlessRefused(updateItem(updateOf({ pk, sk }, { set: { entity, lastRecordAt } }, only)));
};

/**
 * Notes how far a consumer of the stream has come with records that it has handled, once a minute at most. A note that fails is
 * only logged: the records are done.
 */
export const noteHandled = async (consumer: Consumer, records: readonly DynamoDBRecord[]): Promise<void> => {
  const last = Math.max(0, ...records.map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime ?? 0));
  if (last - (noted.get(consumer) ?? 0) < NOTED_EVERY_SECONDS) return;
  try {
    await note(consumer, last);
    noted.set(consumer, last);
  } catch (error) {
    log('warn', 'the health of a consumer was not noted', { consumer, error });
  }
};

const healthSchema = z.object({ lastRecordAt: z.string() });

/** When the latest record changed that a consumer is known to have handled; null before the first. */
export const consumerHealthOf = async (consumer: Consumer): Promise<string | null> =>
  (await getItem(healthSchema, keyOf('consumer-health', { consumer })))?.lastRecordAt ?? null;

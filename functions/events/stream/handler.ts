import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from '#functions/core/log.ts';
import { STREAM_SUBSCRIPTIONS } from '#shared/events.ts';
import type { Change, Effect } from './change.ts';
import { sendConfirmation } from './confirmation.ts';
import { keepPostings } from './postings.ts';

type Subscription = (typeof STREAM_SUBSCRIPTIONS)[number];

/** What each subscription is for, by the sort key of its records: one without an effect does not compile. */
const EFFECTS: Record<Subscription['sk'], Effect> = {
  opportunity: keepPostings,
  confirmation: ({ after }) => sendConfirmation(after),
};

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** Lambda's types and the SDK's name the same values differently. */
const plain = (image: Image) => (image ? unmarshall(image as Record<string, AttributeValue>) : undefined);

const effectOf = ({ pk, sk }: Record<string, unknown>): Effect | undefined => {
  const subscription = STREAM_SUBSCRIPTIONS.find(
    (one) => one.sk === sk && typeof pk === 'string' && pk.startsWith(one.pkPrefix),
  );
  return subscription && EFFECTS[subscription.sk];
};

const follow = async ({ dynamodb: record = {} }: DynamoDBRecord): Promise<void> => {
  const change: Change = {
    before: plain(record.OldImage),
    after: plain(record.NewImage),
    at: new Date((record.ApproximateCreationDateTime ?? Number.NaN) * 1000),
  };
  await effectOf(plain(record.Keys) ?? {})?.(change);
};

/**
 * Consumes the table's stream: does what follows from each change, in order. At the first that fails it stops and
 * tells Lambda, which comes again with that one and those after it, and in the end, when it fails again and again,
 * puts it among the dead letters and goes on.
 */
export const handler = async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const [index, record] of Records.entries()) {
    try {
      await follow(record);
    } catch (error) {
      const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
      log('error', 'stream record failed', { eventId: record.eventID, sequenceNumber, index, error });
      return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
    }
  }
  return { batchItemFailures: [] };
};

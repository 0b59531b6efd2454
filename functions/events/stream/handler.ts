import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { log } from '#functions/core/log.ts';
import { observed } from '#functions/core/observed.ts';
import { type StreamSubscription, subscriptionOf } from '#shared/events.ts';
import { tellApproved } from './account-news.ts';
import { tellApplicant } from './application-news.ts';
import type { Change, Effect } from './change.ts';
import { noteClosing, tellOfClosing } from './closing-news.ts';
import { sendConfirmation } from './confirmation.ts';
import { mailContactMessage } from './contact-message.ts';
import { mailApplicant } from './mail-applicant.ts';
import { keepPostings } from './postings.ts';
import { keepStuck } from './stuck.ts';

/** The sort key of a subscription's records, or what it begins with. */
type SortKey<S> = S extends { sk: infer K } ? K : S extends { skPrefix: infer K } ? K : never;
const sortKeyOf = (one: StreamSubscription): SortKey<StreamSubscription> =>
  'sk' in one ? one.sk : one.skPrefix;

/** What each subscription is for, by the sort key of its records: one without an effect does not compile. */
const EFFECTS: Record<SortKey<StreamSubscription>, Effect> = {
  opportunity: async (change) => {
    // First, because it needs less of the record: its applicants are told, whatever keeps it from the lists.
    await noteClosing(change);
    await keepPostings(change);
  },
  closing: tellOfClosing,
  account: tellApproved,
  'application#': async (change) => {
    await tellApplicant(change);
    await mailApplicant(change);
  },
  confirmation: ({ after }) => sendConfirmation(after),
  'contact-message': mailContactMessage,
};

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** Lambda's types and the SDK's name the same values differently. */
const plain = (image: Image) => (image ? unmarshall(image as Record<string, AttributeValue>) : undefined);

const effectOf = (keys: Image): Effect | undefined => {
  const subscription = subscriptionOf({ pk: keys?.pk?.S ?? '', sk: keys?.sk?.S ?? '' });
  return subscription && EFFECTS[sortKeyOf(subscription)];
};

const follow = async ({ dynamodb: record = {} }: DynamoDBRecord): Promise<void> => {
  const change: Change = {
    before: plain(record.OldImage),
    after: plain(record.NewImage),
    at: new Date((record.ApproximateCreationDateTime ?? Number.NaN) * 1000),
  };
  await effectOf(record.Keys)?.(change);
};

/** Keeps a failed record for a redrive. When that fails too, the stream still has it for a day. */
const keep = async (record: DynamoDBRecord, sequenceNumber: string): Promise<void> => {
  try {
    await keepStuck(record);
  } catch (error) {
    log('error', 'failed record was not kept', { sequenceNumber, error });
  }
};

/**
 * Consumes the table's stream: does what follows from each change, in order. At the first that fails it stops and
 * tells Lambda, which comes again with that one and those after it, and in the end, when it fails again and again,
 * puts it among the dead letters and goes on. When the very first fails it throws: only then does Lambda halve the
 * batch, until the record stands alone. Told "from the first on" it would in the end give up those behind it as well.
 */
export const handler = observed(async ({ Records }: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  for (const [index, record] of Records.entries()) {
    try {
      await follow(record);
    } catch (error) {
      const sequenceNumber = record.dynamodb?.SequenceNumber ?? '';
      log('error', 'stream record failed', { eventId: record.eventID, sequenceNumber, index, error });
      await keep(record, sequenceNumber);
      if (index === 0 && Records.length > 1) throw new Error('The first record of the batch failed.');
      return { batchItemFailures: [{ itemIdentifier: sequenceNumber }] };
    }
  }
  return { batchItemFailures: [] };
});

import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { opportunityItem, opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { storedOpportunity } from '#functions/scenarios/opportunity.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

let sequence = 0;

/** A stream's record of what happened to the item of a key at a moment: written, changed or deleted. */
export const streamRecord = (
  key: { pk: string; sk: string },
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
  at = new Date('2026-01-01'),
): DynamoDBRecord => {
  const image = (item: Record<string, unknown>) => marshall(item) as NonNullable<Image>;
  sequence += 1;
  return {
    eventID: `event-${sequence}`,
    eventName: after ? (before ? 'MODIFY' : 'INSERT') : 'REMOVE',
    dynamodb: {
      Keys: image(key),
      SequenceNumber: String(sequence).padStart(21, '0'),
      ApproximateCreationDateTime: at.getTime() / 1000,
      ...(before && { OldImage: image(before) }),
      ...(after && { NewImage: image(after) }),
    },
  };
};

/** A stream's record of a change of one opportunity. */
export const opportunityRecord = (before: Opportunity | undefined, after: Opportunity | undefined) =>
  streamRecord(
    opportunityKey((after ?? before)?.id ?? ''),
    before && opportunityItem(storedOpportunity(before)),
    after && opportunityItem(storedOpportunity(after)),
  );

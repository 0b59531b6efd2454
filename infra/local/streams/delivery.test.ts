import { describe, expect, test } from 'vitest';
import type { Outcome } from '../lambda/messages.ts';
import { deliver } from './delivery.ts';
import type { StreamMapping } from './mapping.ts';
import { positionOf, type StreamRecord } from './reader.ts';

const mapping: StreamMapping = {
  logicalId: 'Mapping',
  streamArn: 'arn:aws:dynamodb:eu-central-1:000000000000:table/t/stream/local',
  functionName: 'f',
  fromBeginning: true,
  batchSize: 100,
  bisect: true,
  retries: 2,
  partialFailures: true,
  parallel: 1,
  deadLetters: 'q',
  wants: () => true,
};

const records = [1, 2, 3, 4].map(
  (number): StreamRecord => ({
    dynamodb: { SequenceNumber: String(number), ApproximateCreationDateTime: 1 },
  }),
);
const threw: Outcome = { kind: 'failed', errorType: 'Error', errorMessage: 'no', stack: '' };
const said = (...failed: (number | string)[]): Outcome => ({
  kind: 'done',
  result: JSON.stringify({ batchItemFailures: failed.map((one) => ({ itemIdentifier: String(one) })) }),
});

/** Delivers the four records to a function that answers so. Returns what it received and what was given up. */
const delivered = async (answer: (received: number[]) => Outcome) => {
  const received: string[] = [];
  const letters: string[] = [];
  await deliver(
    {
      mapping,
      shard: 0,
      invoke: async ({ Records }) => {
        const numbers = Records.map(positionOf);
        received.push(numbers.join(' '));
        return answer(numbers);
      },
      done: () => undefined,
      giveUp: (message) => {
        const { DDBStreamBatchInfo: info } = message as { DDBStreamBatchInfo: Record<string, unknown> };
        letters.push(`${info.startSequenceNumber}-${info.endSequenceNumber} (${info.batchSize})`);
      },
      pause: async () => true,
      stopping: () => false,
    },
    records,
  );
  return { received, letters };
};

describe('a delivery', () => {
  test('of which the third record always throws is halved until that one is alone', async () => {
    const { received, letters } = await delivered((numbers) => (numbers.includes(3) ? threw : said()));
    expect(received).toEqual(['1 2 3 4', '1 2', '3 4', '3', '3', '3', '4']);
    expect(letters).toEqual(['3-3 (1)']);
  });

  test('whose answer names a record begins again there', async () => {
    const { received, letters } = await delivered((numbers) =>
      numbers.length === 4 ? said(3) : numbers[0] === 3 && numbers.length > 1 ? threw : said(),
    );
    expect(received).toEqual(['1 2 3 4', '3 4', '3', '4']);
    expect(letters).toEqual([]);
  });

  test('whose answer names the first record again and again is given up whole, as in AWS', async () => {
    const { received, letters } = await delivered((numbers) => (numbers.includes(3) ? said(3) : said()));
    expect(received).toEqual(['1 2 3 4', '3 4', '3 4']);
    expect(letters).toEqual(['3-4 (2)']);
  });

  test('whose answer names what was not in it counts as failed', async () => {
    const { letters } = await delivered((numbers) => (numbers.includes(2) ? said('else') : said()));
    expect(letters).toEqual(['2-2 (1)']);
  });
});

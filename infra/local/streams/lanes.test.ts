import { expect, test } from 'vitest';
import { lanesOf } from './consumer.ts';
import { positionOf, type StreamRecord } from './reader.ts';

/** Three changes of each of twenty items, in turns. */
const records = Array.from(
  { length: 60 },
  (_, index): StreamRecord => ({
    dynamodb: {
      Keys: { pk: { S: `user#${index % 20}` }, sk: { S: 'account' } },
      SequenceNumber: String(index + 1),
      ApproximateCreationDateTime: 1,
    },
  }),
);
const keysOf = (lane: readonly StreamRecord[]) =>
  new Set(lane.map(({ dynamodb }) => JSON.stringify(dynamodb.Keys)));

test('all changes of one item are in one of several lanes, in order', () => {
  const lanes = lanesOf(records, 4);
  expect(lanes.length).toBeGreaterThan(1);
  expect(lanes.length).toBeLessThanOrEqual(4);
  expect(lanes.flat()).toHaveLength(records.length);
  expect(lanes.reduce((sum, lane) => sum + keysOf(lane).size, 0)).toBe(20);
  for (const lane of lanes) {
    const positions = lane.map(positionOf);
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  }
});

test('without parallel batches there is one lane', () => {
  expect(lanesOf(records, 1)).toEqual([records]);
});

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/durations.ts';
import { openQueues } from '../queues/queues.ts';
import type { JsonObject } from '../template/types.ts';
import { assemblyDirectory, resourceOf } from '../testing/assembly.ts';
import { newDataDir, type ProbedCloud, startProbed, until } from '../testing/probing.ts';

let dataDir: string;
let cloud: ProbedCloud;

/** Starts the stack with some properties of its stream mapping changed. */
const start = async (given: JsonObject = {}): Promise<void> => {
  const properties = { ParallelizationFactor: 1, ...given };
  const change = (template: Parameters<typeof resourceOf>[0]) => {
    Object.assign(resourceOf(template, 'AWS::Lambda::EventSourceMapping', /Stream/), properties);
  };
  cloud = await startProbed(assemblyDirectory(change), { dataDir });
};

beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await cloud.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Writes a record that the consumer subscribes to; `attributes` control its behaviour. */
const write = async (name: string, attributes: Record<string, number> = {}): Promise<void> => {
  const Item: Record<string, unknown> = {
    pk: { S: `opportunity#${name}` },
    sk: { S: 'opportunity' },
    entity: { S: 'opportunity' },
  };
  for (const [key, value] of Object.entries(attributes)) Item[key] = { N: String(value) };
  const answer = await cloud.ask({ do: 'dynamodb', command: 'PutItem', input: { Item } });
  expect(await answer.json()).toHaveProperty('ok');
};

/** Starts the stack when these records are in the stream already: they come in one batch. */
const startAfter = async (
  records: Record<string, Record<string, number>>,
  properties: JsonObject,
): Promise<void> => {
  await start({ Enabled: false });
  for (const [name, attributes] of Object.entries(records)) await write(name, attributes);
  await cloud.stop();
  await start(properties);
};

/** The deliveries so far: each a list of record names. */
const deliveries = (): string[][] =>
  cloud.lines
    .filter((line) => line.includes('"received"'))
    .map((line) => (JSON.parse(line.slice(line.indexOf('{'))) as { received: string[] }).received)
    .map((received) => received.map((pk) => pk.replace('opportunity#', '')));
const received = (): string[] => deliveries().flat();

describe('the consumer of the stream', () => {
  test('receives what the filter of the template lets through, in order', async () => {
    await start();
    await write('a');
    const other = {
      pk: { S: 'opportunity#x' },
      sk: { S: 'counters' },
      entity: { S: 'opportunity-counters' },
    };
    await cloud.ask({ do: 'dynamodb', command: 'PutItem', input: { Item: other } });
    await write('b');
    await until(() => received().includes('b'));
    expect(received()).toEqual(['a', 'b']);
  });

  test('receives records soon: a write wakes it', async () => {
    await start();
    const delays: number[] = [];
    for (const name of 'abcdefghijkl') {
      // The one before was just received, so without a wake the next look would be half a second away.
      const begun = performance.now();
      await write(name);
      await until(() => received().includes(name));
      delays.push(performance.now() - begun);
    }
    expect(Math.min(...delays.slice(1))).toBeLessThan(400);
  });

  test('gets the time of the local clock', async () => {
    await start();
    const advanceMs = 3 * DAY_MS;
    await cloud.advance(advanceMs);
    await write('a');
    await until(() => received().length === 1);
    const line = cloud.lines.find((one) => one.includes('"received"')) ?? '';
    const { at } = JSON.parse(line.slice(line.indexOf('{'))) as { at: number };
    expect(Math.abs(at * 1000 - Date.now() - advanceMs)).toBeLessThan(60_000);
  });

  test('gets only the failed record and those after it again', async () => {
    await startAfter({ a: {}, b: { fail: 1 }, c: {} }, {});
    await until(() => received().filter((name) => name === 'c').length === 2);
    expect(deliveries()).toEqual([
      ['a', 'b', 'c'],
      ['b', 'c'],
    ]);
  });

  test('moves one bad record to the dead letters and continues', async () => {
    await startAfter({ good: {}, bad: { fail: 1000 }, after: {} }, { MaximumRetryAttempts: 1 });
    await until(() => deliveries().at(-1)?.join() === 'after');
    expect(deliveries()).toEqual([['good', 'bad', 'after'], ['bad', 'after'], ['bad'], ['after']]);
    await cloud.stop();
    const queues = openQueues(dataDir, Date.now);
    const trouble = cloud.lines.find((line) => line.includes('gave records up')) ?? '';
    const queue = /retries, to (\S+):/.exec(trouble)?.[1];
    const letters = queues.bodies(queue ?? '').map((body) => JSON.parse(body) as JsonObject);
    queues.close();
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({
      requestContext: { condition: 'RetryAttemptsExhausted', approximateInvokeCount: 2 },
      DDBStreamBatchInfo: { batchSize: 1, startSequenceNumber: '2', endSequenceNumber: '2' },
    });
  });
});

describe('a restart', () => {
  test('goes on where it stopped, with nothing skipped and nothing twice', async () => {
    const wait = { wait: 400 };
    await startAfter({ a: wait, b: wait, c: wait, d: wait, e: wait }, { BatchSize: 1 });
    await until(() => received().includes('b'));
    await cloud.stop();
    const before = received();
    expect(before.length).toBeLessThan(5);
    await start({ BatchSize: 1 });
    await until(() => received().includes('e'));
    expect([...before, ...received()]).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('deletes the records that every consumer has passed, and keeps counting', async () => {
    await start();
    for (const name of ['a', 'b']) await write(name);
    await until(() => received().includes('b'));
    for (const name of ['c', 'd']) {
      await cloud.stop();
      await start();
      await write(name);
      await until(() => received().includes(name));
      expect(received()).toEqual([name]);
    }
  });

  test('receives what was written while it was stopped', async () => {
    await start({ Enabled: false });
    await write('a');
    await cloud.stop();
    await start();
    await until(() => received().includes('a'));
    expect(received()).toEqual(['a']);
  });
});

import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/core/durations.ts';
import { openQueues } from '../queues/queues.ts';
import type { JsonObject } from '../template/types.ts';
import { assemblyDirectory, type Editable } from '../testing/assembly.ts';
import { newDataDir, type ProbedCloud, startProbed, until } from '../testing/probing.ts';
import { disableOthers, scheduleIn } from '../testing/schedules.ts';

let dataDir: string;
let cloud: ProbedCloud;
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(async () => {
  await cloud?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (change?: (template: Editable) => void): Promise<void> => {
  const directory = assemblyDirectory((template) => {
    disableOthers(template);
    change?.(template);
  });
  cloud = await startProbed(directory, { dataDir });
};

/** Lets the event hold more than the template does: how the probe behaves. */
const behaving = (more: JsonObject) => (template: Editable) => {
  const target = scheduleIn(template).Target as JsonObject;
  target.Input = JSON.stringify({ ...JSON.parse(String(target.Input)), ...more });
};

/** The moments for which the function was called so far. */
const ran = (): number[] =>
  cloud.lines.flatMap((line) => {
    const [, time = ''] = /\{"ran":"([^"]+)"\}/.exec(line) ?? [];
    return time ? [Date.parse(time)] : [];
  });
const ranTimes = (count: number) => until(() => ran().length >= count);

describe('a schedule', () => {
  test('calls its function one period after it was first seen, and then every period', async () => {
    await start();
    const begun = Date.now();
    await cloud.advance(HOUR_MS - 60_000);
    await cloud.advance(61_000);
    await ranTimes(1);
    const [first = 0] = ran();
    // Scheduler's times have no milliseconds, and it was seen some time before the start had ended.
    expect(Math.abs(first - begun - HOUR_MS)).toBeLessThan(60_000);
    await cloud.advance(HOUR_MS);
    await ranTimes(2);
    expect(ran()).toEqual([first, first + HOUR_MS]);
  });

  test('calls once for a jump over many periods, for the last of them, and goes on from there', async () => {
    await start();
    const now = await cloud.advance(5.5 * HOUR_MS);
    await ranTimes(1);
    const [only = 0] = ran();
    expect(now - only).toBeGreaterThan(0.4 * HOUR_MS);
    expect(now - only).toBeLessThan(0.6 * HOUR_MS);
    await cloud.advance(0.55 * HOUR_MS);
    await ranTimes(2);
    expect(ran()).toEqual([only, only + HOUR_MS]);
  });

  test('keeps its times over a restart, and makes up for what it slept through', async () => {
    await start();
    await cloud.advance(0.5 * HOUR_MS);
    await cloud.stop();
    await start();
    await cloud.advance(0.6 * HOUR_MS);
    await ranTimes(1);
    const [first = 0] = ran();
    await cloud.stop();
    await start();
    await cloud.advance(HOUR_MS);
    await ranTimes(1);
    expect(ran()).toEqual([first + HOUR_MS]);
  });

  test('makes a call again that the end of the process cut off', async () => {
    await start(behaving({ wait: 5_000 }));
    await cloud.advance(HOUR_MS);
    await ranTimes(1);
    const before = ran();
    await cloud.stop();
    await start();
    await ranTimes(1);
    expect(ran()).toEqual(before);
  });

  test('does nothing when it is switched off', async () => {
    await start((template) => {
      scheduleIn(template).State = 'DISABLED';
    });
    await cloud.advance(10 * HOUR_MS);
    await cloud.ask({ do: 'echo' });
    expect(ran()).toEqual([]);
  });
});

describe('a call that fails', () => {
  /** What was said of failures, when the cloud has stopped. */
  const letters = async (): Promise<JsonObject[]> => {
    const [, queue = ''] = cloud.lines.join('\n').match(/gave up an event \(\w+\), to (\S+):/) ?? [];
    await cloud.stop();
    const queues = openQueues(dataDir, Date.now);
    const bodies = queues.bodies(queue).map((body) => JSON.parse(body) as JsonObject);
    queues.close();
    return bodies;
  };

  test('is made again, twice at most', async () => {
    await start(behaving({ fail: 2 }));
    await cloud.advance(HOUR_MS);
    await ranTimes(3);
    expect(new Set(ran()).size).toBe(1);
    await cloud.advance(HOUR_MS);
    await ranTimes(4);
    expect(await letters()).toEqual([]);
  });

  test('is not made again when it has become too old', async () => {
    await start(behaving({ fail: 3 }));
    await cloud.advance(HOUR_MS);
    await ranTimes(1);
    const [time = 0] = ran();
    await cloud.advance(1.1 * HOUR_MS);
    await until(() => cloud.lines.some((line) => line.includes('gave up an event')));
    expect((await letters()).slice(0, 1)).toMatchObject([
      {
        // Twice on a machine that is slow to move the clock.
        requestContext: { condition: 'EventAgeExceeded', approximateInvokeCount: expect.toBeOneOf([1, 2]) },
        requestPayload: { time: new Date(time).toISOString().replace('.000Z', 'Z') },
      },
    ]);
  });

  test('moves to the dead letters, with the event, and the next call is made', async () => {
    await start(behaving({ fail: 3 }));
    await cloud.advance(HOUR_MS);
    await until(() => cloud.lines.some((line) => line.includes('gave up an event')));
    const [time = 0] = ran();
    await cloud.advance(HOUR_MS);
    await ranTimes(4);
    expect(ran()).toEqual([time, time, time, time + HOUR_MS]);
    expect((await letters()).slice(0, 1)).toMatchObject([
      {
        requestContext: { condition: 'RetriesExhausted', approximateInvokeCount: 3 },
        requestPayload: { time: new Date(time).toISOString().replace('.000Z', 'Z') },
        responsePayload: { errorMessage: 'asked to fail' },
      },
    ]);
  });
});

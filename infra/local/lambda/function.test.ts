import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalFunction } from './function.ts';

let directory: string;
let open: LocalFunction[];
let lines: string[];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'fledge-function-'));
  open = [];
  lines = [];
});
afterEach(async () => {
  await Promise.all(open.map((one) => one.stop()));
  rmSync(directory, { recursive: true, force: true });
});

/** A function with the given code in its module. */
const functionOf = (code: string, timeoutMs = 30_000): LocalFunction => {
  writeFileSync(join(directory, 'index.mjs'), code);
  const made = new LocalFunction(
    {
      label: 'sample',
      logicalId: 'Sample',
      name: 'stack-Sample',
      arn: 'arn:aws:lambda:eu-central-1:000000000000:function:stack-Sample',
      handler: 'index.handler',
      codeDirectory: directory,
      timeoutMs,
      memoryMb: 128,
      variables: { STAGE: 'test' },
    },
    (_, line) => lines.push(line),
  );
  open.push(made);
  return made;
};

const resultOf = async (invocation: ReturnType<LocalFunction['invoke']>): Promise<unknown> => {
  const outcome = await invocation;
  return outcome.kind === 'done'
    ? JSON.parse(outcome.result)
    : `${outcome.errorType}: ${outcome.errorMessage}`;
};

describe('a function', () => {
  test('sees its own environment and nothing of the runner’s', async () => {
    process.env.FLEDGE_SECRET_OF_THE_RUNNER = 'x';
    const sample = functionOf('export const handler = async () => process.env');
    expect(await resultOf(sample.invoke({}))).toEqual({
      STAGE: 'test',
      _X_AMZN_TRACE_ID: expect.stringMatching(/^Root=1-[0-9a-f]{8}-[0-9a-f]{24};/),
    });
    delete process.env.FLEDGE_SECRET_OF_THE_RUNNER;
  });

  test('gets the event as JSON and a Lambda context', async () => {
    const sample = functionOf(`export const handler = async (event, context) => ({
      event, left: context.getRemainingTimeInMillis() > 4000, ...context })`);
    expect(await resultOf(sample.invoke({ date: new Date(0), gone: undefined }))).toMatchObject({
      event: { date: '1970-01-01T00:00:00.000Z' },
      left: true,
      functionName: 'stack-Sample',
      memoryLimitInMB: '128',
      awsRequestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test('writes its console into the log', async () => {
    await functionOf(
      `export const handler = async () => { console.log('one'); process.stdout.write('two\\n') }`,
    ).invoke({});
    await expect.poll(() => lines, { timeout: 30_000 }).toEqual(['one', 'two']);
  });

  test('keeps its state between events, and never runs two of them at once in one environment', async () => {
    const sample = functionOf(`let running = 0, most = 0;
      export const handler = async () => { most = Math.max(most, ++running); await new Promise((r) => setTimeout(r, 20)); running--; return most }`);
    expect(new Set(await Promise.all(Array.from({ length: 20 }, () => resultOf(sample.invoke({})))))).toEqual(
      new Set([1]),
    );
  });

  test('gets more environments while events wait', async () => {
    const sample = functionOf(`import { threadId } from 'node:worker_threads';
      export const handler = async () => { await new Promise((r) => setTimeout(r, 50)); return threadId }`);
    const threads = new Set(await Promise.all(Array.from({ length: 60 }, () => resultOf(sample.invoke({})))));
    expect(threads.size).toBeGreaterThan(1);
    expect(threads.size).toBeLessThanOrEqual(8);
  });
});

describe('a function that goes wrong', () => {
  test('throws: the next event finds the same environment', async () => {
    const sample = functionOf(
      `let calls = 0; export const handler = async (event) => { calls++; if (event.bad) throw new TypeError('no'); return calls }`,
    );
    expect(await resultOf(sample.invoke({ bad: true }))).toBe('TypeError: no');
    expect(await resultOf(sample.invoke({}))).toBe(2);
  });

  test('ends its process: the next event finds a new environment', async () => {
    const sample = functionOf(
      `let calls = 0; export const handler = async (event) => { calls++; if (event.bad) process.exit(7); return calls }`,
    );
    expect(await resultOf(sample.invoke({ bad: true }))).toBe(
      'Runtime.ExitError: The function ended itself (7)',
    );
    expect(await resultOf(sample.invoke({}))).toBe(1);
  });

  test('throws outside of an event: it is contained', async () => {
    const sample = functionOf(
      `export const handler = async (event) => { if (event.bad) { setTimeout(() => { throw new Error('late') }); await new Promise(() => {}) } return 'fine' }`,
    );
    expect(await resultOf(sample.invoke({ bad: true }))).toBe('Error: late');
    expect(await resultOf(sample.invoke({}))).toBe('fine');
  });

  test('does not end in time, not even in a busy loop', async () => {
    const sample = functionOf(
      `export const handler = async (event) => { while (event.bad) {} return 'fine' }`,
      2000,
    );
    expect(await resultOf(sample.invoke({ bad: true }))).toBe(
      'Sandbox.Timedout: Task timed out after 2.00 seconds',
    );
    expect(await resultOf(sample.invoke({}))).toBe('fine');
  });

  test('does not load: every event is answered with the reason', async () => {
    const sample = functionOf(`throw new Error('bad module'); export const handler = 1`);
    const both = await Promise.all([resultOf(sample.invoke({})), resultOf(sample.invoke({}))]);
    expect(both).toEqual(['Error: bad module', 'Error: bad module']);
  });

  test('needs more memory than it has', async () => {
    const sample = functionOf(
      `export const handler = async (event) => { const all = []; while (event.bad) all.push(new Array(1e5).fill(all.length + 0.5)); return 'fine' }`,
      60_000,
    );
    expect(await resultOf(sample.invoke({ bad: true }))).toMatch(/memory limit/);
    expect(await resultOf(sample.invoke({}))).toBe('fine');
  });
});

test('new code takes over without losing an event', async () => {
  const sample = functionOf(
    `export const handler = async () => { await new Promise((r) => setTimeout(r, 100)); return 'old' }`,
  );
  await sample.warm();
  const underWay = resultOf(sample.invoke({}));
  const next = join(directory, 'next');
  mkdirSync(next);
  writeFileSync(join(next, 'index.mjs'), `export const handler = async () => 'new'`);
  sample.replaceCode(next);
  expect(await Promise.all([underWay, resultOf(sample.invoke({}))])).toEqual(['old', 'new']);
});

test('events that wait when the cloud stops are answered', async () => {
  const sample = functionOf(
    `export const handler = async () => { await new Promise((r) => setTimeout(r, 10_000)) }`,
  );
  await sample.warm();
  const waiting = Array.from({ length: 12 }, () => resultOf(sample.invoke({})));
  await sample.stop();
  expect(new Set(await Promise.all(waiting)).size).toBeLessThanOrEqual(2);
  expect(await resultOf(sample.invoke({}))).toMatch(/stopping/);
});

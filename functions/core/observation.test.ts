import type { Context } from 'aws-lambda';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outputOf } from '#functions/testing/output.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { AppError } from './errors.ts';
import { addLogFields, log } from './log.ts';
import { count, publishMetrics } from './metrics.ts';
import { observed } from './observation.ts';
import { ConditionFailed } from './table.ts';
import { recordUsage } from './usage.ts';

beforeAll(asOperator);
// What other tests of this process have counted is not of these invocations.
beforeEach(() => outputOf(async () => publishMetrics()));
afterEach(() => {
  delete process.env._X_AMZN_TRACE_ID;
});

const context = { functionName: 'fledge-stream', awsRequestId: 'i-1' } as Context;

/** The lines, parsed, that a function writes whose handler does `work`. */
const written = async (work: () => void | Promise<void>): Promise<Record<string, unknown>[]> => {
  const handler = observed(async (_event: unknown, _context: Context) => work());
  const lines = await outputOf(() => handler({}, context).catch(() => undefined));
  return lines.map((line) => JSON.parse(line));
};

describe('a function’s log', () => {
  it('says of each line whose it is, and at last what it took', async () => {
    process.env._X_AMZN_TRACE_ID =
      'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=557abcec3ee5a047;Sampled=1';
    const whose = {
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      function: 'fledge-stream',
      invocation: 'i-1',
      traceId: '1-5759e988-bd862e3fe1be46a994272793',
    };
    const lines = await written(() => {
      recordUsage('reads', { CapacityUnits: 1.5 });
      log('warn', 'odd', { id: 'o1', parts: ['a', 'b'] });
    });
    expect(lines).toEqual([
      expect.objectContaining({ ...whose, level: 'WARN', message: 'odd', id: 'o1', parts: ['a', 'b'] }),
      expect.objectContaining({
        ...whose,
        level: 'INFO',
        message: 'done',
        ms: expect.any(Number),
        reads: 1.5,
        writes: 0,
        calls: 1,
      }),
    ]);
  });

  it('repeats what was noted, until the next invocation', async () => {
    const [line, done] = await written(() => {
      addLogFields({ requestId: 'r1' });
      log('info', 'in between');
    });
    expect([line?.requestId, done?.requestId]).toEqual(['r1', 'r1']);
    const [next] = await written(() => undefined);
    expect(next).not.toHaveProperty('requestId');
  });

  it('logs why a handler failed, and rethrows the error', async () => {
    const cause = new AppError('unavailable', { cause: new TypeError('deep') });
    const handler = observed((_event: unknown) => Promise.reject(cause));
    const lines = await outputOf(() => expect(handler({})).rejects.toBe(cause));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'ERROR',
      message: 'failed',
      error: {
        name: 'AppError',
        stack: expect.any(String),
        cause: { name: 'TypeError', message: 'deep' },
      },
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ message: 'done' });
  });

  it('leaves out additional properties of an error, and every address that is in its text', async () => {
    const record = { firstName: 'Wilhelmina', email: 'wil@people.fledge.test' };
    const refused = Object.assign(new Error('MessageRejected: not verified: wil@people.fledge.test, x'), {
      $response: record,
    });
    const text = (
      await outputOf(() => {
        log('error', 'a', { error: new ConditionFailed(record, refused) });
        log('error', 'b', { error: new Error('c', { cause: 'to <Wil+1@people.fledge.test>' }) });
        log('error', 'd', { error: 'thrown at wil@people.fledge.test' });
      })
    ).join('\n');
    expect(text).not.toMatch(/Wilhelmina|people\.fledge\.test/i);
    expect(text.match(/\[address\]/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text).toContain('not verified');
  });
});

describe('what a function counts', () => {
  it('is written in one line of CloudWatch’s embedded metric format', async () => {
    const lines = await written(() => {
      count('SignInFailures');
      count('LimitsReached');
    });
    expect(lines.at(-1)).toMatchObject({
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'Fledge',
            Dimensions: [['service', 'stage']],
            Metrics: [
              { Name: 'SignInFailures', Unit: 'Count' },
              { Name: 'LimitsReached', Unit: 'Count' },
            ],
          },
        ],
      },
      service: 'fledge',
      stage: 'local',
      SignInFailures: 1,
      LimitsReached: 1,
    });
  });

  it('is written once, and not at all when nothing was counted', async () => {
    await written(() => count('SignUps'));
    expect((await written(() => undefined)).map(({ message }) => message)).toEqual(['done']);
  });
});

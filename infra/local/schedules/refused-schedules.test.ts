import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { JsonObject } from '../template/types.ts';
import { assemblyDirectory, type Editable } from '../testing/assembly.ts';
import { startProbed } from '../testing/probing.ts';
import { disableOthers, roleIn, scheduleIn } from '../testing/schedules.ts';
import { periodOf } from './rate.ts';

/** Starts the stack with a changed schedule, and ends it in case it did start. */
const start = async (change: (template: Editable) => void): Promise<void> => {
  const directory = assemblyDirectory((template) => {
    disableOthers(template);
    change(template);
  });
  await (await startProbed(directory)).stop();
};

describe('a schedule that could not work in AWS, or not in the same way here, stops the start', () => {
  const statementsOf = (template: Editable) =>
    (roleIn(template).Policies as JsonObject[]).flatMap(
      ({ PolicyDocument }) => (PolicyDocument as JsonObject).Statement as JsonObject[],
    );
  const without = (action: string) => (template: Editable) => {
    for (const statement of statementsOf(template))
      if (statement.Action === action) statement.Action = 'sqs:ListQueues';
  };

  test.each<[string, (template: Editable) => void, RegExp]>([
    ['its role may not call the function', without('lambda:InvokeFunction'), /lambda:InvokeFunction/],
    ['its role may not write to the dead letters', without('sqs:SendMessage'), /sqs:SendMessage/],
    [
      'its role trusts another service',
      (template) => {
        const { Statement } = roleIn(template).AssumeRolePolicyDocument as { Statement: JsonObject[] };
        for (const statement of Statement) statement.Principal = { Service: 'lambda.amazonaws.com' };
      },
      /does not trust scheduler/,
    ],
    [
      'its role trusts it for another account',
      (template) => {
        const { Statement } = roleIn(template).AssumeRolePolicyDocument as { Statement: JsonObject[] };
        for (const statement of Statement)
          statement.Condition = { StringEquals: { 'aws:SourceAccount': '111122223333' } };
      },
      /does not trust scheduler/,
    ],
    [
      'it is a cron expression',
      (template) => {
        scheduleIn(template).ScheduleExpression = 'cron(0 8 * * ? *)';
      },
      /plays only rate.*cron\(0 8/,
    ],
    [
      'its time is flexible',
      (template) => {
        scheduleIn(template).FlexibleTimeWindow = { Mode: 'FLEXIBLE', MaximumWindowInMinutes: 15 };
      },
      /flexible time window/,
    ],
    [
      'it asks for what Scheduler does not know',
      (template) => {
        (scheduleIn(template).Target as JsonObject).Input = '{"at":"<aws.scheduler.moon>"}';
      },
      /no moon/,
    ],
    [
      'its target is no function',
      (template) => {
        const target = scheduleIn(template).Target as JsonObject;
        target.Arn = 'arn:aws:lambda:eu-central-1:000000000000:function:none';
      },
      /InvokeFunction|no function/,
    ],
  ])('%s', async (_, change, message) => {
    await expect(start(change)).rejects.toThrow(message);
  });

  test.each([
    ['rate(1 minute)', 60_000],
    ['rate(5 minutes)', 300_000],
    ['rate(1 hour)', HOUR_MS],
    ['rate(2 days)', 48 * HOUR_MS],
  ])('%s is every %i ms', (expression, ms) => {
    expect(periodOf(expression, 'One')).toBe(ms);
  });

  test.each(['rate(0 hours)', 'rate(1 week)', 'rate(hour)', 'at(2027-01-01T00:00:00)', ''])(
    '%s is refused',
    (expression) => {
      expect(() => periodOf(expression, 'One')).toThrow('One');
    },
  );
});

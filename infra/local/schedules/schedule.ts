import { randomUUID } from 'node:crypto';
import { LocalFailure } from '../failure.ts';
import { textOf } from '../template/identities.ts';
import type { LiveResource, Stack } from '../template/stack.ts';
import { asObject } from '../template/types.ts';
import { periodOf } from './rate.ts';

/** A schedule that calls a function regularly. */
export interface Schedule {
  readonly logicalId: string;
  /** Milliseconds between two calls. */
  readonly period: number;
  /** ARN of the function. */
  readonly target: string;
  readonly roleArn: string;
  /** ARN of the queue that receives calls which could not be made. */
  readonly deadLetters: string | undefined;
  /** What the function gets when it is called for this moment, in milliseconds of the local clock. */
  readonly eventAt: (planned: number) => unknown;
}

/** What would make another time of it, or needs something that is not played. */
const UNSUPPORTED = ['StartDate', 'EndDate', 'GroupName', 'KmsKeyArn'];

/** Reads the stack's schedules that are switched on. */
export const schedulesOf = (stack: Stack): Schedule[] =>
  stack
    .all('AWS::Scheduler::Schedule')
    .filter(({ properties }) => properties.State !== 'DISABLED')
    .map((resource) => read(resource, stack.attribute(resource.logicalId, 'Arn')));

const read = ({ logicalId, properties }: LiveResource, scheduleArn: string): Schedule => {
  for (const name of UNSUPPORTED)
    if (properties[name] !== undefined)
      throw new LocalFailure(`infra/local does not play ${name} of ${logicalId}`);
  if (asObject(properties.FlexibleTimeWindow).Mode !== 'OFF')
    throw new LocalFailure(`infra/local does not play the flexible time window of ${logicalId}`);
  const target = asObject(properties.Target);
  const deadLetters = asObject(target.DeadLetterConfig).Arn;
  const input = textOf(target, 'Input', logicalId);
  const eventAt = (planned: number) => eventFor(input, scheduleArn, planned, logicalId);
  eventAt(0);
  return {
    logicalId,
    period: periodOf(textOf(properties, 'ScheduleExpression', logicalId), logicalId),
    target: textOf(target, 'Arn', logicalId),
    roleArn: textOf(target, 'RoleArn', logicalId),
    deadLetters: deadLetters === undefined ? undefined : String(deadLetters),
    eventAt,
  };
};

/** The input with Scheduler's context attributes filled in. Throws on one that does not exist, and when it is not JSON. */
const eventFor = (input: string, scheduleArn: string, planned: number, logicalId: string): unknown => {
  const attributes: Readonly<Record<string, string>> = {
    'schedule-arn': scheduleArn,
    // As Scheduler writes it: without milliseconds.
    'scheduled-time': new Date(planned).toISOString().replace(/\.\d+Z$/, 'Z'),
    'execution-id': randomUUID(),
    'attempt-number': '1',
  };
  const filled = input.replace(/<aws\.scheduler\.([\w-]+)>/g, (_, name: string) => {
    const value = attributes[name];
    if (value === undefined) throw new LocalFailure(`Scheduler has no ${name}, which ${logicalId} asks for`);
    return value;
  });
  try {
    return JSON.parse(filled);
  } catch {
    throw new LocalFailure(`The input of ${logicalId} is not JSON, so Lambda would refuse it`);
  }
};

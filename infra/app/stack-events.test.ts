import { describe, expect, it } from 'vitest';
import { RECORDS } from '#shared/records.ts';
import { compileFilter } from '../local/streams/filter.ts';
import type { JsonObject } from '../local/template/types.ts';
import { onlyOf, rendered, resourcesOf, templateOf } from '../testing/template.ts';

/** A statement that allows one action on one resource. */
const allowing = (statement: unknown): string => {
  const { Effect, Action, Resource, ...rest } = statement as Record<string, unknown>;
  expect([Effect, rest]).toEqual(['Allow', {}]);
  return `${Action} ${rendered(Resource)}`;
};

/** What Lambda shows to a filter of a change. */
const changeOf = (eventName: string, entity: string): JsonObject => ({
  eventName,
  dynamodb: { [eventName === 'REMOVE' ? 'OldImage' : 'NewImage']: { entity: { S: entity } } },
});

describe.each([
  {
    consumer: 'stream',
    id: 'EventsStreamMapping',
    queue: 'EventsDeadLetters',
    limits: { BatchSize: 100, ParallelizationFactor: 10, MaximumRetryAttempts: 5 },
    kinds: [
      'INSERT account',
      'INSERT activity',
      'INSERT ai-message',
      'INSERT applicant-note',
      'INSERT application',
      'INSERT ask',
      'INSERT authored-course',
      'INSERT availability',
      'INSERT block',
      'INSERT buddy-pair',
      'INSERT buddy-seat',
      'INSERT calendar-week',
      'INSERT challenge',
      'INSERT challenge-entry',
      'INSERT challenge-judge',
      'INSERT challenge-team',
      'INSERT closing',
      'INSERT company-member',
      'INSERT conversation-entry',
      'INSERT credential',
      'INSERT engagement',
      'INSERT enrolment',
      'INSERT event',
      'INSERT event-guest',
      'INSERT export',
      'INSERT inbox',
      'INSERT judging',
      'INSERT live-connection',
      'INSERT meeting',
      'INSERT mentor',
      'INSERT mentor-build',
      'INSERT mentorship',
      'INSERT mentorship-note',
      'INSERT message',
      'INSERT opportunity',
      'INSERT opportunity-report',
      'INSERT plan-request',
      'INSERT profile',
      'INSERT project',
      'INSERT question-withdrawal',
      'INSERT report',
      'INSERT review',
      'INSERT search-build',
      'INSERT setting',
      'INSERT startup-member',
      'INSERT startup-note',
      'INSERT terms-change',
      'MODIFY account',
      'MODIFY activity',
      'MODIFY ai-message',
      'MODIFY application',
      'MODIFY ask',
      'MODIFY attempt',
      'MODIFY authored-course',
      'MODIFY availability',
      'MODIFY buddy-pair',
      'MODIFY buddy-seat',
      'MODIFY calendar-week',
      'MODIFY challenge',
      'MODIFY challenge-entry',
      'MODIFY challenge-team',
      'MODIFY closing',
      'MODIFY conversation-entry',
      'MODIFY course',
      'MODIFY credential',
      'MODIFY engagement',
      'MODIFY enrolment',
      'MODIFY event',
      'MODIFY event-guest',
      'MODIFY inbox',
      'MODIFY judging',
      'MODIFY live-connection',
      'MODIFY meeting',
      'MODIFY membership',
      'MODIFY mentor',
      'MODIFY mentor-build',
      'MODIFY mentorship',
      'MODIFY opportunity',
      'MODIFY outside-application',
      'MODIFY plan-request',
      'MODIFY profile',
      'MODIFY project',
      'MODIFY report',
      'MODIFY review',
      'MODIFY search-build',
      'MODIFY setting',
      'MODIFY startup',
      'MODIFY startup-member',
      'MODIFY startup-milestones',
      'MODIFY study-plan',
      'MODIFY terms-change',
      'REMOVE account',
      'REMOVE mentor',
      'REMOVE opportunity',
    ],
  },
  {
    consumer: 'mail',
    id: 'EventsMailMapping',
    queue: 'EventsMailDeadLetters',
    limits: { BatchSize: 10, ParallelizationFactor: 1, MaximumRetryAttempts: 5 },
    kinds: [
      'INSERT application',
      'INSERT company-invitation',
      'INSERT confirmation-request',
      'INSERT contact-message',
      'INSERT invitation-request',
      'INSERT known-browser',
      'INSERT mail-request',
      'INSERT unread-mail',
      'MODIFY account',
      'MODIFY application',
      'MODIFY company',
      'MODIFY company-invitation',
      'MODIFY confirmation-request',
      'MODIFY invitation-request',
      'MODIFY membership',
    ],
  },
])('the consumer $consumer of the stream', ({ id, queue, limits, kinds }) => {
  const template = templateOf('dev');
  const mapping = onlyOf(template, 'AWS::Lambda::EventSourceMapping', id).resource.Properties;

  // Written a second time on purpose: what wakes a function costs money.
  it('is called for these records and no others, by at most five patterns', () => {
    const { Filters } = mapping.FilterCriteria as { Filters: { Pattern: string }[] };
    expect(Filters.length).toBeLessThanOrEqual(5);
    const tests = Filters.map(({ Pattern }) => compileFilter(JSON.parse(Pattern) as JsonObject));
    const called = ['INSERT', 'MODIFY', 'REMOVE'].flatMap((operation) =>
      Object.keys(RECORDS)
        .filter((kind) => tests.some((test) => test(changeOf(operation, kind))))
        .map((kind) => `${operation} ${kind}`),
    );
    expect(called.sort()).toEqual(kinds);
  });

  it('takes partial failures, halves a failing batch, and gives up to a queue of its own', () => {
    expect(mapping).toMatchObject({
      ...limits,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      BisectBatchOnFunctionError: true,
      StartingPosition: 'TRIM_HORIZON',
    });
    const { OnFailure } = mapping.DestinationConfig as { OnFailure: { Destination: unknown } };
    expect(rendered(OnFailure.Destination)).toBe(`\${${onlyOf(template, 'AWS::SQS::Queue', queue).id}.Arn}`);
  });
});

describe('the queue of delayed tasks', () => {
  const template = templateOf('dev');
  const { id, resource } = onlyOf(template, 'AWS::SQS::Queue', 'EventsDelayedQueue');
  const mapping = onlyOf(template, 'AWS::Lambda::EventSourceMapping', 'EventsDelayed').resource.Properties;

  it('gives what failed five times to the dead letters, and hides a batch for longer than it may take', () => {
    const { deadLetterTargetArn, maxReceiveCount } = resource.Properties.RedrivePolicy as JsonObject;
    expect(maxReceiveCount).toBe(5);
    expect(rendered(deadLetterTargetArn)).toBe(
      `\${${onlyOf(template, 'AWS::SQS::Queue', 'EventsDeadLetters').id}.Arn}`,
    );
    const lambda = onlyOf(template, 'AWS::Lambda::Function', 'EventsDelayed').resource.Properties;
    expect(Number(resource.Properties.VisibilityTimeout)).toBeGreaterThanOrEqual(6 * Number(lambda.Timeout));
  });

  it('is read by its function, which says which messages failed', () => {
    expect(rendered(mapping.EventSourceArn)).toBe(`\${${id}.Arn}`);
    expect(mapping).toMatchObject({ BatchSize: 10, FunctionResponseTypes: ['ReportBatchItemFailures'] });
    // Lambda polls a queue all the time; with one of them a stage stays within the million requests that are free.
    const queues = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').filter(({ resource: one }) =>
      rendered(one.Properties.EventSourceArn).includes('Queue'),
    );
    expect(queues).toHaveLength(1);
  });
});

describe('the schedule', () => {
  const template = templateOf('dev');
  const { Properties: schedule } = onlyOf(template, 'AWS::Scheduler::Schedule', 'EventsHourly').resource;
  const target = schedule.Target as Record<string, unknown>;
  const queue = `\${${onlyOf(template, 'AWS::SQS::Queue', 'EventsDeadLetters').id}.Arn}`;
  const idOf = (arn: unknown) => rendered(arn).replace(/^\$\{(\w+)\.Arn\}$/, '$1');

  it('calls the closing of what is past its deadline every hour, with the planned time', () => {
    expect(schedule).toMatchObject({
      ScheduleExpression: 'rate(1 hour)',
      FlexibleTimeWindow: { Mode: 'OFF' },
      State: 'ENABLED',
    });
    expect(JSON.parse(String(target.Input))).toEqual({ time: '<aws.scheduler.scheduled-time>' });
    expect(template.Resources[idOf(target.Arn)]?.Properties.Description).toBe(
      'Fledge dev: lets opportunities past their deadline expire',
    );
  });

  it('gives up after the hour, when the next call comes, and says so among the dead letters', () => {
    expect(target.RetryPolicy).toMatchObject({ MaximumEventAgeInSeconds: 3600 });
    expect(rendered((target.DeadLetterConfig as { Arn: unknown }).Arn)).toBe(queue);
    const run = onlyOf(template, 'AWS::Lambda::EventInvokeConfig', 'Eventsdeadlines').resource.Properties;
    expect(run).toMatchObject({ MaximumRetryAttempts: 2, MaximumEventAgeInSeconds: 3600 });
    const { OnFailure } = run.DestinationConfig as { OnFailure: { Destination: unknown } };
    expect(rendered(OnFailure.Destination)).toBe(queue);
  });

  it('may call that function and nothing else, for this account', () => {
    const role = template.Resources[idOf(target.RoleArn)]?.Properties;
    const policies = role?.Policies as { PolicyDocument: { Statement: unknown[] } }[] | undefined;
    expect(policies?.flatMap(({ PolicyDocument }) => PolicyDocument.Statement.map(allowing))).toEqual([
      `lambda:InvokeFunction ${rendered(target.Arn)}`,
      `sqs:SendMessage ${queue}`,
    ]);
    expect(JSON.stringify(role?.AssumeRolePolicyDocument)).toContain(
      '"Condition":{"StringEquals":{"aws:SourceAccount":{"Ref":"AWS::AccountId"}}}',
    );
  });
});

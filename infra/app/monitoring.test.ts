import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { count, publishMetrics } from '#functions/core/metrics.ts';
import { outputOf } from '#functions/testing/output.ts';
import { METRICS, metricsOfAnswer } from '#shared/metrics.ts';
import { RULES } from '../constructs/alarms.ts';
import { measured } from '../testing/alarms.ts';
import { BARE } from '../testing/bare.ts';
import { onlyOf, rendered, resourcesOf, synthesisedOnce, templateOf } from '../testing/template.ts';

const prod = templateOf('prod');
const alarms = resourcesOf(prod, 'AWS::CloudWatch::Alarm').map(({ resource }) => resource.Properties);
const runbook = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'runbook.md'), 'utf8');

describe('production’s alarms', () => {
  it.each(Object.keys(RULES))(
    '%s reports when it goes off and when it is over, and the runbook what to do',
    (name) => {
      const alarm = alarms.find(({ AlarmName }) => AlarmName === `fledge-prod-${name}`);
      const topic = { Ref: onlyOf(prod, 'AWS::SNS::Topic').id };
      expect(alarm).toMatchObject({
        AlarmActions: [topic],
        OKActions: [topic],
        TreatMissingData: 'notBreaching',
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      });
      expect(alarm?.AlarmDescription).toContain(`docs/runbook.md, "${name}"`);
      expect(runbook).toContain(`\n#### ${name}\n`);
    },
  );

  it('watch errors, latency, throttles, dead letters, sign-ins and the model, each by the right metric', () => {
    const metrics = alarms.map((alarm) => [
      String(alarm.AlarmName).replace('fledge-prod-', ''),
      ...measured(alarm),
    ]);
    expect(metrics).toEqual([
      ['ApiErrors', '5xx', 'Sum'],
      ['ApiLatency', 'Latency', 'p95'],
      ['ApiThrottled', 'ApiThrottled', 'Sum'],
      ['FunctionThrottles', 'Throttles', 'Sum'],
      ['TableThrottles', 'ReadThrottleEvents', 'Sum', 'WriteThrottleEvents', 'Sum'],
      ['DeadLetters', 'ApproximateNumberOfMessagesVisible', 'Maximum'],
      ['MailDeadLetters', 'ApproximateNumberOfMessagesVisible', 'Maximum'],
      ['StreamAge', 'IteratorAge', 'Maximum'],
      ['MailAge', 'IteratorAge', 'Maximum'],
      ['PasswordChangedErrors', 'Errors', 'Sum'],
      ['SignInFailures', 'SignInFailures', 'Sum'],
      ['ModelFallbacks', 'ModelFallbacks', 'Sum'],
    ]);
  });

  it('reach the topic, which takes nothing but CloudWatch’s word from this account', () => {
    const { PolicyDocument } = onlyOf(prod, 'AWS::SNS::TopicPolicy').resource.Properties as {
      PolicyDocument: { Statement: Record<string, unknown>[] };
    };
    const allowed = PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toEqual([
      expect.objectContaining({
        Action: 'sns:Publish',
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      }),
    ]);
  });

  it('are mailed to the address of the configuration, and to no one without one', () => {
    expect(resourcesOf(prod, 'AWS::SNS::Subscription')).toEqual([]);
    const { template } = synthesisedOnce('prod', { ...BARE, prod: { alarmMail: 'ops@fledge.example' } });
    expect(onlyOf(template, 'AWS::SNS::Subscription').resource.Properties).toMatchObject({
      Protocol: 'email',
      Endpoint: 'ops@fledge.example',
    });
  });
});

describe('what the functions count', () => {
  /** What an alarm or a widget asks CloudWatch for. */
  const { Namespace, MetricName, Dimensions } = alarms.find(
    ({ AlarmName }) => AlarmName === 'fledge-prod-SignInFailures',
  ) as Record<string, unknown>;

  it('is what the alarm looks at, under the very name and dimensions that they write', async () => {
    process.env.STAGE = 'prod';
    const [line = ''] = await outputOf(() => {
      count('SignInFailures');
      publishMetrics();
    });
    delete process.env.STAGE;
    const { _aws, ...values } = JSON.parse(line);
    const [written] = _aws.CloudWatchMetrics;
    expect([written.Namespace, written.Metrics]).toEqual([Namespace, [{ Name: MetricName, Unit: 'Count' }]]);
    expect(written.Dimensions).toEqual([['service', 'stage']]);
    expect(Dimensions).toEqual(['service', 'stage'].map((Name) => ({ Name, Value: values[Name] })));
  });

  it.each([
    ['auth.signIn', 200, ['SignIns']],
    ['auth.signIn', 401, ['SignInFailures']],
    ['auth.signIn', 429, ['SignInFailures', 'LimitsReached']],
    ['auth.signIn', 500, []],
    ['auth.signUp', 201, ['SignUps']],
    ['applications.apply', 201, ['Applications']],
    ['applications.apply', 409, []],
    ['auth.resendConfirmation', 429, ['LimitsReached']],
    ['auth.session', 200, []],
    ['ai.chat', 200, ['AdvisorQuestions']],
    [undefined, 404, []],
  ] as const)('an answer of %s with %i is %j', (route, status, expected) => {
    expect(metricsOfAnswer(route, status)).toEqual(expected);
  });

  it('is on the dashboard, and little enough: each name costs $0.30 a month', () => {
    const { DashboardBody } = onlyOf(prod, 'AWS::CloudWatch::Dashboard').resource.Properties;
    for (const name of Object.keys(METRICS)) expect(rendered(DashboardBody)).toContain(name);
    expect(Object.keys(METRICS).length).toBeLessThanOrEqual(10);
  });
});

describe('production’s access log', () => {
  const { Format, DestinationArn } = onlyOf(prod, 'AWS::ApiGatewayV2::Stage', 'HttpApi').resource.Properties
    .AccessLogSettings as { Format: string; DestinationArn: unknown };

  it('says what happened, not who asked for what', () => {
    expect(Object.keys(JSON.parse(Format))).toEqual(
      expect.arrayContaining(['requestId', 'route', 'status', 'ms', 'functionStatus']),
    );
    expect(Format).not.toMatch(/sourceIp|identity|userAgent|\$context\.path|rawPath|queryString|authorizer/);
  });

  it('goes to a log group that is kept for three months', () => {
    const [, id = ''] = /^\$\{(\w+)\.Arn\}$/.exec(rendered(DestinationArn)) ?? [];
    expect(prod.Resources[id]?.Properties.RetentionInDays).toBe(90);
  });

  it('counts what the throttle turned away before any function was called', () => {
    const filter = resourcesOf(prod, 'AWS::Logs::MetricFilter')
      .map(({ resource }) => resource.Properties)
      .find(({ LogGroupName }) => rendered(LogGroupName).includes('AccessLogs'));
    expect(filter?.FilterPattern).toBe('{ ($.status = "429") && ($.functionStatus = "-") }');
  });
});

describe('the throttle', () => {
  it.each([
    ['prod', 200, 400],
    ['dev', 20, 100],
    ['pr-7', 20, 100],
  ])('of %s is %i requests a second, %i at once', (stage, rate, burst) => {
    const { DefaultRouteSettings } = onlyOf(templateOf(stage), 'AWS::ApiGatewayV2::Stage', 'HttpApi').resource
      .Properties;
    expect(DefaultRouteSettings).toEqual({ ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst });
  });
});

describe.each(['dev', 'pr-7', 'local'])('%s', (stage) => {
  it('has no alarms, no dashboard and no access log', () => {
    const types = Object.values(templateOf(stage).Resources).map(({ Type }) => Type);
    expect(types.filter((type) => /CloudWatch|SNS|MetricFilter|StackSet|Budget/.test(type))).toEqual([]);
    expect(
      onlyOf(templateOf(stage), 'AWS::ApiGatewayV2::Stage', 'HttpApi').resource.Properties,
    ).not.toHaveProperty('AccessLogSettings');
  });
});

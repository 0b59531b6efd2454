import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#shared/core/durations.ts';
import { periodOf } from '../local/schedules/rate.ts';
import { resourcesOf, type Template, templateOf } from '../testing/template.ts';

/*
 * A stage other than production may have only resources without a fixed fee, by AWS's public list prices of
 * 2026-11-20. Before a type is added here, check its price page: a NAT gateway, a key, a secret, an alarm, a load
 * balancer or a web ACL costs from 0.10 to 350 dollars a month without any use.
 */
const FREE_WHEN_IDLE: readonly RegExp[] = [
  /^AWS::ApiGatewayV2::(Api|Integration|Route|Stage)$/,
  /^AWS::CloudFront::(CachePolicy|Distribution|Function|OriginAccessControl|OriginRequestPolicy|ResponseHeadersPolicy)$/,
  /^AWS::Cognito::UserPool(Client|Group)?$/,
  /^AWS::DynamoDB::Table$/,
  /^AWS::IAM::(Policy|Role)$/,
  /^AWS::Lambda::(EventInvokeConfig|EventSourceMapping|Function|LayerVersion|Permission)$/,
  /^AWS::Logs::LogGroup$/,
  /^AWS::S3::Bucket(Policy)?$/,
  /^AWS::SQS::Queue(Policy)?$/,
  // A schedule has no fee, but its target is invoked while the stage is idle: see COST_PER_RUN.
  /^AWS::Scheduler::Schedule$/,
  // These run at deployment only.
  /^Custom::(CDKBucketDeployment|IssuerKey|Random|S3AutoDeleteObjects)$/,
];

/** Properties that add a fee to a resource that is otherwise free. */
const COSTLY_PROPERTIES: readonly RegExp[] = [
  /^Provisioned(Throughput|ConcurrencyConfig|ConcurrentExecutions|PollerConfig)$/,
  // Functions in a network need a NAT gateway.
  /^(VpcConfig|SnapStart|UserPoolAddOns|VersioningConfiguration|Replicas|ContributorInsightsSpecification)$/,
  /^(OriginShield|WebACLId|AccessLogSettings)$/,
  // A key of our own costs one dollar a month.
  /^Kms(Master)?Key(Id|Arn)$/i,
];

/** Dollars for one scheduled run that finds nothing to do, without the free tiers. */
const COST_PER_RUN = [
  1.0 / 1e6, // EventBridge Scheduler: 1.00 a million invocations
  0.2 / 1e6, // Lambda: 0.20 a million invocations
  0.25 * 0.5 * 0.0000133334, // Lambda on arm64: a quarter of a second of 512 MB
  (0.5 * 0.125) / 1e6, // DynamoDB: one eventually consistent query, 0.125 a million read units
  (1000 * 0.5) / 1e9, // CloudWatch Logs: a thousand bytes, 0.50 a GB
].reduce((sum, price) => sum + price);
const MOST_A_MONTH = 0.01;

/** Lambda has five long polls of 20 seconds on an idle queue. AWS gives an account a million requests to SQS a month. */
const POLLS_A_MONTH = 5 * 3 * 60 * 24 * 30;
const FREE_POLLS_A_MONTH = 1_000_000;

const isFree = (type: string) => FREE_WHEN_IDLE.some((pattern) => pattern.test(type));

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(inner),
      ]);

/** The types and properties of a template that cost something while idle, or are unknown. */
const costs = (template: Template): string[] =>
  Object.entries(template.Resources).flatMap(([id, { Type, Properties }]) => [
    ...(isFree(Type) ? [] : [`${id} is a ${Type}`]),
    ...keysOf(Properties)
      .filter((key) => COSTLY_PROPERTIES.some((pattern) => pattern.test(key)))
      .map((key) => `${id} has ${key}`),
  ]);

/** Dollars a month for the scheduled runs of a template. */
const scheduleCosts = (template: Template): number =>
  resourcesOf(template, 'AWS::Scheduler::Schedule')
    .map(({ id, resource }) => HOUR_MS / periodOf(String(resource.Properties.ScheduleExpression), id))
    .reduce((sum, runsAnHour) => sum + runsAnHour * 730 * COST_PER_RUN, 0);

describe.each(['dev', 'pr-7', 'local'])('%s costs nothing while it is idle', (stage) => {
  const template = templateOf(stage);

  it('by its types and properties', () => {
    expect(costs(template)).toEqual([]);
  });

  it('its table is on demand, without backups', () => {
    for (const { resource } of resourcesOf(template, 'AWS::DynamoDB::Table'))
      expect(resource.Properties).toMatchObject({
        BillingMode: 'PAY_PER_REQUEST',
        SSESpecification: { SSEEnabled: false },
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: false },
      });
  });

  it('Lambda polls nothing but the table’s stream, which is free, and one queue within its free requests', () => {
    const queues = resourcesOf(template, 'AWS::Lambda::EventSourceMapping').filter(
      ({ resource }) => !JSON.stringify(resource.Properties.EventSourceArn).includes('StreamArn'),
    );
    expect(queues.map(({ id }) => id)).toEqual([expect.stringContaining('EventsDelayed')]);
    expect(queues.length * POLLS_A_MONTH).toBeLessThan(FREE_POLLS_A_MONTH);
  });

  it('its schedules cost less than a cent a month', () => {
    expect(resourcesOf(template, 'AWS::Scheduler::Schedule').length).toBeGreaterThan(0);
    expect(scheduleCosts(template)).toBeLessThan(MOST_A_MONTH);
  });

  it('logs are deleted after a week', () => {
    for (const { resource } of resourcesOf(template, 'AWS::Logs::LogGroup'))
      expect(resource.Properties.RetentionInDays).toBe(7);
  });
});

describe('the check', () => {
  it.each([
    ['AWS::EC2::NatGateway', {}],
    ['AWS::KMS::Key', {}],
    ['AWS::SecretsManager::Secret', {}],
    ['AWS::CloudWatch::Alarm', {}],
    ['AWS::WAFv2::WebACL', {}],
    ['AWS::Something::New', {}],
    [
      'AWS::DynamoDB::Table',
      { GlobalSecondaryIndexes: [{ ProvisionedThroughput: { ReadCapacityUnits: 5 } }] },
    ],
    ['AWS::Lambda::Function', { VpcConfig: {} }],
    ['AWS::SQS::Queue', { KmsMasterKeyId: 'alias/x' }],
  ])('finds a %s with %j', (Type, Properties) => {
    expect(costs({ Resources: { Added: { Type, Properties } }, Outputs: {} })).not.toEqual([]);
  });
});

describe('the costs of a schedule', () => {
  const every = (ScheduleExpression: string): Template => ({
    Resources: { One: { Type: 'AWS::Scheduler::Schedule', Properties: { ScheduleExpression } } },
    Outputs: {},
  });

  it.each([
    ['rate(1 day)', true],
    ['rate(1 hour)', true],
    ['rate(1 minute)', false],
  ])('of %s are below a cent: %s', (expression, cheap) => {
    expect(scheduleCosts(every(expression)) < MOST_A_MONTH).toBe(cheap);
  });
});

it('production alone has types with a fee', () => {
  const types = new Set(Object.values(templateOf('prod').Resources).map(({ Type }) => Type));
  expect([...types].filter((type) => !isFree(type)).sort()).toEqual([
    'AWS::CloudFormation::StackSet',
    'AWS::CloudWatch::Alarm',
    'AWS::CloudWatch::Dashboard',
    'AWS::Logs::MetricFilter',
    'AWS::SNS::Topic',
    'AWS::SNS::TopicPolicy',
  ]);
});

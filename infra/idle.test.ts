import { describe, expect, it } from 'vitest';
import { COSTLY_PROPERTIES, FIXED_FEES, FREE_WHEN_IDLE, PRICES_AS_OF, WAKING } from './idle-costs.ts';
import { periodOf } from './local/schedules/rate.ts';
import { resourcesOf, type Template, templateOf } from './testing/template.ts';

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(inner),
      ]);

/** The first fee that fits: the list goes from the particular to the general. */
const feeOf = (type: string) => FIXED_FEES.find(({ types }) => types.some((start) => type.startsWith(start)));

/** What a type costs, or that nobody has looked at it yet. */
const typeCosts = (id: string, type: string): string[] => {
  const fee = feeOf(type);
  if (fee) return [`${id} is a ${type}: ${fee.what} (${PRICES_AS_OF}, ${fee.page})`];
  return type in FREE_WHEN_IDLE ? [] : [`${id}: nobody has judged ${type} yet`];
};

/** What would cost in a template, as sentences. */
const costs = (template: Template): string[] => [
  ...Object.entries(template.Resources).flatMap(([id, { Type, Properties }]) => [
    ...typeCosts(id, Type),
    ...keysOf(Properties)
      .filter((key) => key in COSTLY_PROPERTIES)
      .map((key) => `${id} has ${key}: ${COSTLY_PROPERTIES[key]}`),
  ]),
];

/** Dollars a month for what the schedules of a template wake, if nobody comes. */
const wakingCosts = (template: Template): number => {
  const perCall = Object.values(WAKING.perCall).reduce((sum, price) => sum + price, 0);
  const perHour = resourcesOf(template, 'AWS::Scheduler::Schedule').map(
    ({ id, resource }) => 3_600_000 / periodOf(String(resource.Properties.ScheduleExpression), id),
  );
  return perHour.reduce((sum, calls) => sum + calls * 730 * perCall, 0);
};

describe.each(['dev', 'pr-7', 'local'])('%s costs nothing while nobody uses it', (stage) => {
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

  it('Lambda polls nothing but the table’s stream', () => {
    for (const { resource } of resourcesOf(template, 'AWS::Lambda::EventSourceMapping'))
      expect(JSON.stringify(resource.Properties.EventSourceArn)).toContain('StreamArn');
  });

  it('its schedules wake little enough to cost less than a cent a month', () => {
    expect(resourcesOf(template, 'AWS::Scheduler::Schedule').length).toBeGreaterThan(0);
    expect(wakingCosts(template)).toBeLessThan(WAKING.mostAMonth);
  });

  it('logs go after a week', () => {
    for (const { resource } of resourcesOf(template, 'AWS::Logs::LogGroup'))
      expect(resource.Properties.RetentionInDays).toBe(7);
  });
});

describe('the judgement', () => {
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
  ])('sees a %s with %j', (Type, Properties) => {
    expect(costs({ Resources: { Added: { Type, Properties } }, Outputs: {} })).not.toEqual([]);
  });
});

describe('the costs of waking', () => {
  const every = (ScheduleExpression: string): Template => ({
    Resources: { One: { Type: 'AWS::Scheduler::Schedule', Properties: { ScheduleExpression } } },
    Outputs: {},
  });

  it.each([
    ['rate(1 day)', true],
    ['rate(1 hour)', true],
    ['rate(1 minute)', false],
  ])('of %s are below a cent: %s', (expression, cheap) => {
    expect(wakingCosts(every(expression)) < WAKING.mostAMonth).toBe(cheap);
  });
});

describe('the prices', () => {
  it('are dated, and each says where to check it', () => {
    expect(PRICES_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const { page, monthly } of FIXED_FEES) {
      expect(page).toMatch(/^https:\/\/aws\.amazon\.com\/.+\/pricing\/$/);
      expect(monthly ?? 1).toBeGreaterThan(0);
    }
  });

  it('of waking say where to check them, too', () => {
    for (const page of WAKING.pages) expect(page).toMatch(/^https:\/\/aws\.amazon\.com\/.+\/pricing\/$/);
  });

  it('judge no type as free and as costing', () => {
    expect(Object.keys(FREE_WHEN_IDLE).filter(feeOf)).toEqual([]);
  });

  it('name what production has more than the others', () => {
    const more = new Set(Object.values(templateOf('prod').Resources).map(({ Type }) => Type));
    for (const type of Object.keys(FREE_WHEN_IDLE)) more.delete(type);
    // A topic and its subscription cost by the message.
    expect([...more].filter((type) => !feeOf(type)).sort()).toEqual([
      'AWS::SNS::Topic',
      'AWS::SNS::TopicPolicy',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { resourcesOf, type Template, templateOf } from './testing/template.ts';

/**
 * Every resource type outside production, each judged: it costs nothing while nobody uses the stage. A new type turns
 * this red until somebody has looked at its price and written it here.
 */
const FREE_WHEN_IDLE = [
  'AWS::ApiGatewayV2::Api', // per request
  'AWS::ApiGatewayV2::Integration',
  'AWS::ApiGatewayV2::Route',
  'AWS::ApiGatewayV2::Stage',
  'AWS::CloudFront::Distribution', // per request and byte
  'AWS::CloudFront::Function', // per call
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Cognito::UserPool', // per monthly active user
  'AWS::Cognito::UserPoolClient',
  'AWS::Cognito::UserPoolGroup',
  'AWS::DynamoDB::Table', // on demand; the first 25 GB are free
  'AWS::IAM::Policy',
  'AWS::IAM::Role',
  'AWS::Lambda::EventSourceMapping', // reading a DynamoDB stream from Lambda is free
  'AWS::Lambda::Function', // per call
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Logs::LogGroup', // per byte written; kept a week
  'AWS::S3::Bucket', // the site, a few MB
  'AWS::S3::BucketPolicy',
  'AWS::SQS::Queue', // per call; nobody polls it
  'AWS::SQS::QueuePolicy',
  'Custom::CDKBucketDeployment', // runs at deployment only
  'Custom::Random',
  'Custom::S3AutoDeleteObjects',
];

/** What is known to cost by the hour or the month. The list above would catch these too; here they have a name. */
const NEVER = [
  /^AWS::EC2::/,
  /^AWS::KMS::/,
  /^AWS::SecretsManager::/,
  /^AWS::WAF/,
  /^AWS::CloudWatch::/,
  /^AWS::(OpenSearch|Elasticsearch|OpenSearchServerless|RDS|ElastiCache|MemoryDB|DAX|Kinesis|MSK)/,
  /^AWS::ElasticLoadBalancing/,
  /^AWS::(ECS|EKS|AppRunner|Route53)::/,
  /^AWS::Events::/,
];

/** Properties that make a free resource cost while idle, wherever they stand in the template. */
const COSTLY_PROPERTIES = [
  'ProvisionedThroughput',
  'ProvisionedConcurrencyConfig',
  'ProvisionedConcurrentExecutions',
  'ProvisionedPollerConfig',
  'VpcConfig',
  'SnapStart',
  'KmsKeyId',
  'KmsKeyArn',
  'KMSMasterKeyId',
  'KMSMasterKeyID',
  'KmsMasterKeyId',
  'UserPoolAddOns',
  'VersioningConfiguration',
  'Replicas',
  'ContributorInsightsSpecification',
  'OriginShield',
  'WebACLId',
];

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [
        ...(Array.isArray(value) ? [] : [key]),
        ...keysOf(inner),
      ]);

/** What would cost in a template, as sentences. */
const costs = (template: Template): string[] => [
  ...Object.entries(template.Resources).flatMap(([id, { Type, Properties }]) => [
    ...(NEVER.some((pattern) => pattern.test(Type)) ? [`${id} is a ${Type}`] : []),
    ...(FREE_WHEN_IDLE.includes(Type) ? [] : [`${id}: nobody has judged ${Type} yet`]),
    ...keysOf(Properties)
      .filter((key) => COSTLY_PROPERTIES.includes(key))
      .map((key) => `${id} has ${key}`),
  ]),
];

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

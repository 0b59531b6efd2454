/**
 * What a stage other than production may hold, and what it may not because it costs while nobody uses it. Prices are
 * AWS's public list prices in us-east-1, in US dollars, as known on the date beside them. They are written down from
 * memory of the price pages and to be checked again there before anybody budgets with them: what the test needs is
 * only whether there is a fixed fee at all.
 */
export const PRICES_AS_OF = '2026-11-20';

/** Something with a fee by the hour or month, however little it is used. */
export interface FixedFee {
  /** CloudFormation's types, by their beginning. */
  readonly types: readonly string[];
  readonly what: string;
  /** US dollars for a month of 730 hours, of the smallest one; undefined where it depends on too much to say. */
  readonly monthly: number | undefined;
  /** The price page on which to check it. */
  readonly page: string;
}

const page = (path: string) => `https://aws.amazon.com/${path}/pricing/`;

export const FIXED_FEES: readonly FixedFee[] = [
  { types: ['AWS::EC2::NatGateway'], what: '0.045 an hour', monthly: 32.85, page: page('vpc') },
  {
    types: ['AWS::EC2::EIP'],
    what: '0.005 an hour for a public IPv4 address',
    monthly: 3.65,
    page: page('vpc'),
  },
  {
    types: ['AWS::EC2::VPCEndpoint'],
    what: '0.01 an hour for an interface endpoint in a zone',
    monthly: 7.3,
    page: page('privatelink'),
  },
  {
    types: ['AWS::EC2::'],
    what: 'networks and machines: nothing here needs one',
    monthly: undefined,
    page: page('ec2'),
  },
  { types: ['AWS::KMS::'], what: '1 a month for a key', monthly: 1, page: page('kms') },
  {
    types: ['AWS::SecretsManager::'],
    what: '0.40 a month for a secret',
    monthly: 0.4,
    page: page('secrets-manager'),
  },
  { types: ['AWS::WAF'], what: '5 a month for a web ACL and 1 for each rule', monthly: 5, page: page('waf') },
  {
    types: ['AWS::CloudWatch::Alarm', 'AWS::CloudWatch::CompositeAlarm', 'AWS::CloudWatch::AnomalyDetector'],
    what: '0.10 a month for an alarm (composite 0.50)',
    monthly: 0.1,
    page: page('cloudwatch'),
  },
  {
    types: ['AWS::CloudWatch::'],
    what: '3 a month for a dashboard after the first three of the account',
    monthly: 3,
    page: page('cloudwatch'),
  },
  {
    types: ['AWS::Logs::MetricFilter'],
    what: '0.30 a month for the metric that it makes',
    monthly: 0.3,
    page: page('cloudwatch'),
  },
  {
    types: ['AWS::Events::Rule'],
    what: 'a rule is free, but one with a schedule wakes its function day and night',
    monthly: undefined,
    page: page('eventbridge'),
  },
  {
    types: ['AWS::Route53::HostedZone'],
    what: '0.50 a month for a zone',
    monthly: 0.5,
    page: page('route53'),
  },
  {
    types: ['AWS::Route53::'],
    what: 'health checks 0.50 a month and more',
    monthly: 0.5,
    page: page('route53'),
  },
  {
    types: ['AWS::ElasticLoadBalancing'],
    what: '0.0225 an hour for a load balancer',
    monthly: 16.43,
    page: page('elasticloadbalancing'),
  },
  {
    types: ['AWS::OpenSearchServerless::'],
    what: '0.24 an hour for half a compute unit, two at least',
    monthly: 350.4,
    page: page('opensearch-service'),
  },
  {
    types: ['AWS::OpenSearchService::', 'AWS::Elasticsearch::'],
    what: '0.036 an hour for the smallest node',
    monthly: 26.28,
    page: page('opensearch-service'),
  },
  {
    types: ['AWS::RDS::'],
    what: '0.016 an hour for the smallest database',
    monthly: 11.68,
    page: page('rds'),
  },
  {
    types: ['AWS::ElastiCache::'],
    what: '0.016 an hour for the smallest node',
    monthly: 11.68,
    page: page('elasticache'),
  },
  {
    types: ['AWS::MemoryDB::'],
    what: '0.038 an hour for the smallest node',
    monthly: 27.74,
    page: page('memorydb'),
  },
  {
    types: ['AWS::DAX::'],
    what: '0.04 an hour for the smallest node',
    monthly: 29.2,
    page: page('dynamodb'),
  },
  {
    types: ['AWS::Kinesis::'],
    what: '0.015 an hour for a shard',
    monthly: 10.95,
    page: page('kinesis/data-streams'),
  },
  {
    types: ['AWS::MSK::'],
    what: '0.0456 an hour for the smallest broker',
    monthly: 33.29,
    page: page('msk'),
  },
  {
    types: ['AWS::ECS::', 'AWS::EKS::', 'AWS::AppRunner::'],
    what: 'containers by the hour',
    monthly: undefined,
    page: page('fargate'),
  },
  {
    types: ['AWS::GlobalAccelerator::'],
    what: '0.025 an hour',
    monthly: 18.25,
    page: page('global-accelerator'),
  },
  {
    types: ['AWS::ACMPCA::'],
    what: '50 a month and more for a private certificate authority',
    monthly: 50,
    page: page('private-ca'),
  },
];

/**
 * A schedule has no fee of its own, but it wakes its function while nobody uses the stage. What one such call costs, in
 * dollars, without the free tiers (which cover all of it in an account that does little else), and the most that all
 * schedules of a stage may come to in a month of 730 hours.
 */
export const WAKING = {
  mostAMonth: 0.01,
  perCall: {
    /** 1.00 a million calls after the first 14 million of a month. */
    scheduler: 1.0 / 1e6,
    /** 0.20 a million calls. */
    lambdaCall: 0.2 / 1e6,
    /** A quarter of a second of 512 MB on arm64, at 0.0000133334 a GB-second. */
    lambdaTime: 0.25 * 0.5 * 0.0000133334,
    /** One eventually consistent query that finds nothing, at 0.125 a million read units. */
    tableRead: (0.5 * 0.125) / 1e6,
    /** A thousand bytes of log, at 0.50 a GB. */
    log: (1000 * 0.5) / 1e9,
  },
  pages: ['eventbridge', 'lambda', 'dynamodb', 'cloudwatch'].map(page),
} as const;

/** A property that makes an otherwise free resource cost while idle. */
export const COSTLY_PROPERTIES: Readonly<Record<string, string>> = {
  ProvisionedThroughput: 'capacity by the hour instead of by the request',
  ProvisionedConcurrencyConfig: 'Lambda kept warm, by the GB-second, day and night',
  ProvisionedConcurrentExecutions: 'Lambda kept warm, by the GB-second, day and night',
  ProvisionedPollerConfig: 'pollers by the hour',
  VpcConfig: 'functions in a network need a NAT gateway to reach anything',
  SnapStart: 'cached snapshots by the GB-second, where it costs at all',
  KmsKeyId: 'a key of our own, 1 a month',
  KmsKeyArn: 'a key of our own, 1 a month',
  KMSMasterKeyId: 'a key of our own, 1 a month',
  KMSMasterKeyID: 'a key of our own, 1 a month',
  KmsMasterKeyId: 'a key of our own, 1 a month',
  UserPoolAddOns: 'Cognito’s advanced security, for each active user',
  VersioningConfiguration: 'every earlier version is stored',
  Replicas: 'the table is stored twice',
  ContributorInsightsSpecification: 'a fee for each rule and event',
  OriginShield: 'a fee for each request',
  WebACLId: 'a web ACL, 5 a month and 1 for each rule',
  AccessLogSettings: 'logs nobody reads, by the byte',
};

/** Every other type outside production, each judged: what it costs comes only with use. */
export const FREE_WHEN_IDLE: Readonly<Record<string, string>> = {
  'AWS::ApiGatewayV2::Api': 'by the request',
  'AWS::ApiGatewayV2::Integration': 'free',
  'AWS::ApiGatewayV2::Route': 'free',
  'AWS::ApiGatewayV2::Stage': 'free',
  'AWS::CloudFront::Distribution': 'by the request and byte',
  'AWS::CloudFront::Function': 'by the call',
  'AWS::CloudFront::OriginAccessControl': 'free',
  'AWS::CloudFront::OriginRequestPolicy': 'free',
  'AWS::CloudFront::ResponseHeadersPolicy': 'free',
  'AWS::Cognito::UserPool': 'by the active user of a month',
  'AWS::Cognito::UserPoolClient': 'free',
  'AWS::Cognito::UserPoolGroup': 'free',
  'AWS::DynamoDB::Table': 'on demand; the first 25 GB of the account are free',
  'AWS::IAM::Policy': 'free',
  'AWS::IAM::Role': 'free',
  'AWS::Lambda::EventInvokeConfig': 'free',
  'AWS::Lambda::EventSourceMapping': 'reading a DynamoDB stream from Lambda is free',
  'AWS::Lambda::Function': 'by the call',
  'AWS::Lambda::LayerVersion': 'free',
  'AWS::Lambda::Permission': 'free',
  'AWS::Logs::LogGroup': 'by the byte written; kept for a week',
  'AWS::S3::Bucket': 'by the byte: the built site, a few MB, under a cent a month',
  'AWS::S3::BucketPolicy': 'free',
  'AWS::SQS::Queue': 'by the call; nobody polls it',
  'AWS::SQS::QueuePolicy': 'free',
  'AWS::Scheduler::Schedule': 'by the call: see WAKING',
  'Custom::CDKBucketDeployment': 'runs at deployment only',
  'Custom::Random': 'runs at deployment only',
  'Custom::S3AutoDeleteObjects': 'runs at deployment only',
};

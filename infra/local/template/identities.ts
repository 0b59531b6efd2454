import { createHash } from 'node:crypto';
import { LocalFailure } from '../failure.ts';
import type { Identity, Json, JsonObject } from './types.ts';

/** Where the local cloud claims to be. No AWS account or region is ever contacted. */
export const LOCAL_REGION = 'eu-central-1';
export const LOCAL_ACCOUNT = '000000000000';

/** What an identity is made from. `properties` are resolved only as far as they are read. */
export interface Subject {
  readonly type: string;
  readonly logicalId: string;
  readonly stackName: string;
  /** The host under which the runner serves the distribution: `localhost:3000`. */
  readonly siteHost: string;
  readonly property: (name: string) => Json | undefined;
}

type Identify = (subject: Subject) => Identity;

/**
 * An id of the alphabet and length that AWS uses, the same at every start: data outlives the process, and it refers
 * to pools, tables and keys by these.
 */
const stableId = ({ stackName, logicalId }: Subject, length: number): string =>
  BigInt(`0x${createHash('sha256').update(`${stackName}/${logicalId}`).digest('hex')}`)
    .toString(36)
    .slice(0, length);

/** The name that the template gives, or one made of stack and logical id as CloudFormation does. */
const nameOf = (subject: Subject, property: string): string => {
  const given = subject.property(property);
  return typeof given === 'string' ? given : `${subject.stackName}-${subject.logicalId}`;
};

const arn = (service: string, resource: string, region = LOCAL_REGION, account = LOCAL_ACCOUNT): string =>
  `arn:aws:${service}:${region}:${account}:${resource}`;

const table: Identify = (subject) => {
  const name = nameOf(subject, 'TableName');
  const tableArn = arn('dynamodb', `table/${name}`);
  return { ref: name, attributes: { Arn: tableArn, StreamArn: `${tableArn}/stream/local` } };
};

const bucket: Identify = (subject) => {
  const name = nameOf(subject, 'BucketName').toLowerCase();
  return {
    ref: name,
    attributes: {
      Arn: `arn:aws:s3:::${name}`,
      DomainName: `${name}.s3.amazonaws.com`,
      RegionalDomainName: `${name}.s3.${LOCAL_REGION}.amazonaws.com`,
    },
  };
};

const userPool: Identify = (subject) => {
  const id = `${LOCAL_REGION}_${stableId(subject, 9)}`;
  const provider = `cognito-idp.${LOCAL_REGION}.amazonaws.com/${id}`;
  return {
    ref: id,
    attributes: {
      UserPoolId: id,
      Arn: arn('cognito-idp', `userpool/${id}`),
      ProviderName: provider,
      ProviderURL: `https://${provider}`,
    },
  };
};

const queue: Identify = (subject) => {
  const name = nameOf(subject, 'QueueName');
  const url = `https://sqs.${LOCAL_REGION}.amazonaws.com/${LOCAL_ACCOUNT}/${name}`;
  return { ref: url, attributes: { Arn: arn('sqs', name), QueueName: name, QueueUrl: url } };
};

const httpApi: Identify = (subject) => {
  const id = stableId(subject, 10);
  const endpoint = `https://${id}.execute-api.${LOCAL_REGION}.amazonaws.com`;
  return { ref: id, attributes: { ApiId: id, ApiEndpoint: endpoint } };
};

const distribution: Identify = (subject) => {
  const id = stableId(subject, 14).toUpperCase();
  return {
    ref: id,
    attributes: { Id: id, DomainName: subject.siteHost },
  };
};

const edgeFunction: Identify = (subject) => {
  const functionArn = arn('cloudfront', `function/${nameOf(subject, 'Name')}`, '');
  return {
    ref: functionArn,
    attributes: { FunctionARN: functionArn, 'FunctionMetadata.FunctionARN': functionArn },
  };
};

/** Things that go by an id and have, at most, that id as attribute. */
const plain =
  (attribute?: string): Identify =>
  (subject) => {
    const id = stableId(subject, 20);
    return { ref: id, attributes: attribute ? { [attribute]: id } : {} };
  };

/** Things that go by their name and have an ARN. */
const named =
  (service: string, property: string, resource = '', region = LOCAL_REGION): Identify =>
  (subject) => {
    const name = nameOf(subject, property);
    return { ref: name, attributes: { Arn: arn(service, `${resource}${name}`, region) } };
  };

/** Every resource type that the runner knows, whether it acts on it or leaves it inert (see INERT). */
const IDENTITIES: Readonly<Record<string, Identify>> = {
  'AWS::ApiGatewayV2::Api': httpApi,
  'AWS::ApiGatewayV2::Integration': plain('IntegrationId'),
  'AWS::ApiGatewayV2::Route': plain('RouteId'),
  'AWS::ApiGatewayV2::Stage': named('apigateway', 'StageName'),
  'AWS::CloudFront::CachePolicy': plain('Id'),
  'AWS::CloudFront::Distribution': distribution,
  'AWS::CloudFront::Function': edgeFunction,
  'AWS::CloudFront::OriginAccessControl': plain('Id'),
  'AWS::CloudFront::OriginRequestPolicy': plain('Id'),
  'AWS::CloudFront::ResponseHeadersPolicy': plain('Id'),
  'AWS::Cognito::UserPool': userPool,
  'AWS::Cognito::UserPoolClient': (subject) => {
    const id = stableId(subject, 26);
    return { ref: id, attributes: { ClientId: id } };
  },
  'AWS::Cognito::UserPoolGroup': (subject) => ({ ref: nameOf(subject, 'GroupName'), attributes: {} }),
  'AWS::DynamoDB::GlobalTable': table,
  'AWS::DynamoDB::Table': table,
  'AWS::IAM::ManagedPolicy': (subject) => {
    const policyArn = arn('iam', `policy/${nameOf(subject, 'ManagedPolicyName')}`, '');
    return { ref: policyArn, attributes: { PolicyArn: policyArn } };
  },
  'AWS::IAM::Policy': plain('Id'),
  'AWS::IAM::Role': named('iam', 'RoleName', 'role/', ''),
  'AWS::Lambda::EventInvokeConfig': plain(),
  'AWS::Lambda::EventSourceMapping': plain('Id'),
  'AWS::Lambda::Function': named('lambda', 'FunctionName', 'function:'),
  'AWS::Lambda::Permission': plain('Id'),
  'AWS::S3::Bucket': bucket,
  'AWS::S3::BucketPolicy': plain(),
  'AWS::SQS::Queue': queue,
  'AWS::Scheduler::Schedule': named('scheduler', 'Name', 'schedule/default/'),
  'Custom::CDKBucketDeployment': (subject) => ({
    ref: stableId(subject, 20),
    attributes: {
      DestinationBucketArn: subject.property('DestinationBucketArn') ?? '',
      SourceObjectKeys: subject.property('SourceObjectKeys') ?? [],
    },
  }),
};

/**
 * Types that do nothing on this machine, each with its reason. A type in neither list stops the start: who adds
 * it to the stack decides here what it means locally.
 */
const INERT: Readonly<Record<string, { identify: Identify; because: string }>> = {
  'AWS::ApiGatewayV2::Deployment': {
    identify: plain('DeploymentId'),
    because: 'the runner deploys at start',
  },
  'AWS::Budgets::Budget': { identify: plain(), because: 'nothing costs money here' },
  'AWS::CDK::Metadata': { identify: plain(), because: 'statistics for AWS' },
  'AWS::CloudFront::MonitoringSubscription': {
    identify: plain(),
    because: 'a local copy sends no alarms',
  },
  'AWS::CloudWatch::Alarm': { identify: named('cloudwatch', 'AlarmName', 'alarm:'), because: 'as above' },
  'AWS::CloudWatch::Dashboard': { identify: named('cloudwatch', 'DashboardName'), because: 'as above' },
  'AWS::Cognito::UserPoolDomain': { identify: plain(), because: 'there is no hosted sign-in page here' },
  'AWS::Lambda::LayerVersion': {
    identify: plain('LayerVersionArn'),
    because: 'only the bucket deployment has one',
  },
  'AWS::Logs::LogGroup': {
    identify: named('logs', 'LogGroupName', 'log-group:'),
    because: 'logs go to the terminal',
  },
  'AWS::Logs::MetricFilter': { identify: plain(), because: 'a local copy sends no alarms' },
  'AWS::SNS::Subscription': { identify: plain(), because: 'as above' },
  'AWS::SNS::Topic': { identify: named('sns', 'TopicName'), because: 'as above' },
  'AWS::SQS::QueuePolicy': { identify: plain('Id'), because: 'no other account reaches the local queue' },
  'Custom::S3AutoDeleteObjects': { identify: plain(), because: 'wiping the data directory deletes all' },
};

/** The physical id and the attributes of a resource; of a custom resource, what its function answered. */
export const identify = (subject: Subject): Identity => {
  const known = IDENTITIES[subject.type] ?? INERT[subject.type]?.identify;
  if (!known) {
    throw new LocalFailure(
      `infra/local does not know the resource type ${subject.type} (${subject.logicalId}): teach it, or list it as inert, in template/identities.ts`,
    );
  }
  return known(subject);
};

/** Whether the runner knows this type without asking a function. */
export const isKnown = (type: string): boolean => type in IDENTITIES || type in INERT;

/** Reads a property that must be text. */
export const textOf = (properties: JsonObject, name: string, of: string): string => {
  const value = properties[name];
  if (typeof value === 'string') return value;
  throw new LocalFailure(`${of} has no text in ${name}`);
};

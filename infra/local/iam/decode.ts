import { AwsError, type AwsRequest, headerOf, jsonBody } from '../aws.ts';
import { invokedFunction, unqualified } from '../lambda/service.ts';
import { addressOf } from '../mail/address.ts';
import { queueName } from '../queues/service.ts';
import { type ConnectionCall, connectionCall } from '../sockets/request.ts';
import type { Access, Place } from './access.ts';
import { decodeDynamo, decodeStreams } from './dynamodb.ts';

/** The path of SESv2 SendEmail. */
export const SEND_EMAIL_PATH = '/v2/email/outbound-emails';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const decodeCognito = (operation: string, body: Record<string, unknown>, place: Place): Access[] => {
  const pool = text(body.UserPoolId);
  const resource = pool ? `arn:aws:cognito-idp:${place.region}:${place.account}:userpool/${pool}` : '*';
  return [{ action: `cognito-idp:${operation}`, resource, context: {} }];
};

const decodeParameters = (operation: string, body: Record<string, unknown>, place: Place): Access[] => {
  const name = text(body.Name);
  const resource = `arn:aws:ssm:${place.region}:${place.account}:parameter${name.startsWith('/') ? '' : '/'}${name}`;
  return [{ action: `ssm:${operation}`, resource, context: {} }];
};

/** SES looks for the address itself first, then for its domain. */
const identityOf = (from: string, identities: readonly string[]): string =>
  [from, from.slice(from.indexOf('@') + 1)].find((name) =>
    identities.some((identity) => identity.toLowerCase() === name),
  ) ?? from;

const decodeSendEmail = (body: Record<string, unknown>, place: Place): Access[] => {
  const from = addressOf(text(body.FromEmailAddress));
  const destination = (body.Destination ?? {}) as Record<string, unknown>;
  const recipients = ['ToAddresses', 'CcAddresses', 'BccAddresses'].flatMap((key) => {
    const addresses = destination[key];
    return Array.isArray(addresses) ? addresses.map((address) => addressOf(text(address))) : [];
  });
  const arn = `arn:aws:ses:${place.region}:${place.account}`;
  const configuration = text(body.ConfigurationSetName);
  const resources = [
    `${arn}:identity/${identityOf(from, place.identities ?? [])}`,
    ...(configuration ? [`${arn}:configuration-set/${configuration}`] : []),
  ];
  const context = { 'ses:fromaddress': [from], 'ses:recipients': recipients };
  return resources.map((resource) => ({ action: 'ses:SendEmail', resource, context }));
};

const decodeQueue = (operation: string, body: Record<string, unknown>, place: Place): Access[] => {
  const resource = `arn:aws:sqs:${place.region}:${place.account}:${queueName(body.QueueUrl)}`;
  return [{ action: `sqs:${operation}`, resource, context: {} }];
};

const decodeInvoke = (name: string, place: Place): Access[] => {
  const named = `arn:aws:lambda:${place.region}:${place.account}:function:${name}`;
  const resource = name.startsWith('arn:') ? unqualified(name) : named;
  return [{ action: 'lambda:InvokeFunction', resource, context: {} }];
};

const decodeConnection = (
  { apiId, stage, connectionId }: ConnectionCall,
  method: string,
  { region, account }: Place,
): Access[] => {
  const resource = `arn:aws:execute-api:${region}:${account}:${apiId}/${stage}/${method}/@connections/${connectionId}`;
  return [{ action: 'execute-api:ManageConnections', resource, context: {} }];
};

/** The operation that a request names: `x-amz-target` for the JSON services, the path for SES and Lambda. */
export const decode = (request: AwsRequest, place: Place): Access[] => {
  const [service = '', operation = ''] = (headerOf(request, 'x-amz-target') ?? '').split('.', 2);
  if (service && operation) {
    const body = jsonBody(request.body);
    if (service === 'DynamoDB_20120810') return decodeDynamo(operation, body, place);
    if (service === 'DynamoDBStreams_20120810') return decodeStreams(operation, body, place);
    if (service === 'AWSCognitoIdentityProviderService') return decodeCognito(operation, body, place);
    if (service === 'AmazonSQS') return decodeQueue(operation, body, place);
    if (service === 'AmazonSSM') return decodeParameters(operation, body, place);
  } else if (request.method === 'POST' && request.url.split('?', 1)[0]?.endsWith(SEND_EMAIL_PATH)) {
    return decodeSendEmail(jsonBody(request.body), place);
  }
  const call = connectionCall(request);
  if (call) return decodeConnection(call, request.method, place);
  const invoked = invokedFunction(request);
  if (invoked !== undefined) return decodeInvoke(invoked, place);
  throw new AwsError('UnknownOperationException', 'This operation is not served by the local cloud.', 404);
};

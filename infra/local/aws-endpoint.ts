import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '#functions/core/errors.ts';
import { type AwsAnswer, AwsError, type AwsService, errorAnswer, headerOf } from './aws.ts';
import { type Cognito, operationOf, PUBLIC_OPERATIONS } from './cognito/start.ts';
import { readBody } from './http.ts';
import type { Authority } from './iam.ts';
import { invokedFunction } from './lambda/service.ts';
import type { MailSink } from './mail.ts';
import { PARAMETER_SERVICE } from './parameters.ts';
import { connectionCall } from './sockets/request.ts';

export interface AwsServices {
  readonly authority: Authority;
  readonly dynamo: AwsService;
  readonly streams: AwsService;
  readonly queues: AwsService;
  readonly lambda: AwsService;
  readonly cognito: () => Cognito;
  readonly mail: MailSink;
  readonly parameters: AwsService;
  readonly sockets: AwsService;
}

/** Cognito, for functions and for browsers: what it serves without credentials needs none, all else is judged. */
export const cognitoService =
  ({ authority, cognito }: Pick<AwsServices, 'authority' | 'cognito'>): AwsService =>
  async (request) => {
    const target = headerOf(request, 'x-amz-target') ?? '';
    try {
      if (!PUBLIC_OPERATIONS.has(operationOf(target))) authority.authorise(request);
    } catch (error) {
      if (error instanceof AwsError) return errorAnswer(error);
      throw error;
    }
    return cognito().handle(target, request.body);
  };

/** All AWS services of the local cloud behind one address; the operation's header says which is meant. */
export const awsServices = (services: AwsServices): AwsService => {
  const cognito = cognitoService(services);
  return (request) => {
    const target = headerOf(request, 'x-amz-target') ?? '';
    if (target.startsWith('DynamoDB_')) return services.dynamo(request);
    if (target.startsWith('AWSCognitoIdentityProviderService.')) return cognito(request);
    services.authority.authorise(request);
    if (target.startsWith('DynamoDBStreams_')) return services.streams(request);
    if (target.startsWith('AmazonSQS.')) return services.queues(request);
    if (connectionCall(request) !== undefined) return services.sockets(request);
    if (invokedFunction(request) !== undefined) return services.lambda(request);
    if (target.startsWith(PARAMETER_SERVICE)) return services.parameters(request);
    return services.mail.handle(request);
  };
};

/** Reads an SDK's request off the wire, lets a service answer it, and writes the answer. */
export const serveAws =
  (service: AwsService, log: (line: string) => void) =>
  async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const answer = await answerTo(service, message, log);
    response.writeHead(answer.status, { ...answer.headers });
    response.end(answer.body);
  };

const answerTo = async (
  service: AwsService,
  message: IncomingMessage,
  log: (line: string) => void,
): Promise<AwsAnswer> => {
  try {
    const body = await readBody(message, 32 * 1024 * 1024);
    if (!body) throw new AwsError('RequestEntityTooLargeException', 'The request is too large.', 413);
    return await service({
      method: message.method ?? '',
      url: message.url ?? '/',
      headers: message.headers,
      body,
    });
  } catch (error) {
    if (error instanceof AwsError) return errorAnswer(error);
    // A function that was ended in the middle of a request is no failure of the cloud.
    if (!message.destroyed) log(`ERROR the local cloud failed: ${messageOf(error)}`);
    return errorAnswer(new AwsError('InternalServerError', 'The local cloud failed.', 500));
  }
};

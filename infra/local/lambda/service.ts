import { randomUUID } from 'node:crypto';
import { type AwsAnswer, AwsError, type AwsRequest, headerOf } from '../aws.ts';
import { type Outcome, THROTTLED } from './messages.ts';

const PATH = /^\/2015-03-31\/functions\/([^/?]+)\/invocations(?:\?.*)?$/;

/** Which function a request to Lambda wants to call, by name or ARN as it was sent; undefined for any other request. */
export const invokedFunction = ({ method, url }: Pick<AwsRequest, 'method' | 'url'>): string | undefined => {
  const [, name] = (method === 'POST' && PATH.exec(url)) || [];
  return name === undefined ? undefined : decodeURIComponent(name);
};

/** The ARN of a function without the version behind it. */
export const unqualified = (arn: string): string => arn.split(':').slice(0, 7).join(':');

/** Lambda's Invoke, for callers that wait for the answer. */
export const lambdaService =
  (invoke: (functionArn: string, event: unknown) => Promise<Outcome>) =>
  async (request: AwsRequest): Promise<AwsAnswer> => {
    const arn = invokedFunction(request) ?? '';
    if (!arn.startsWith('arn:') || headerOf(request, 'x-amz-invocation-type') === 'Event')
      throw new AwsError('InvalidRequestContentException', 'Call a function by its ARN, and wait for it.');
    const outcome = await invoke(unqualified(arn), JSON.parse(Buffer.from(request.body).toString('utf8')));
    const headers = { 'content-type': 'application/json', 'x-amzn-requestid': randomUUID() };
    if (outcome.kind === 'done')
      return {
        status: 200,
        headers: { ...headers, 'x-amz-executed-version': '$LATEST' },
        body: outcome.result,
      };
    if (outcome === THROTTLED)
      return {
        status: 429,
        headers: { ...headers, 'x-amzn-errortype': outcome.errorType },
        body: JSON.stringify({
          Reason: 'ConcurrentInvocationLimitExceeded',
          Type: 'User',
          message: outcome.errorMessage,
        }),
      };
    const { errorType, errorMessage } = outcome;
    return {
      status: 200,
      headers: { ...headers, 'x-amz-function-error': 'Unhandled' },
      body: JSON.stringify({ errorType, errorMessage }),
    };
  };

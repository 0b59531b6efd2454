import { metricsOfAnswer } from '#shared/metrics.ts';
import { env } from '../env.ts';
import { noteInLog } from '../log.ts';
import { count } from '../metrics.ts';
import { usageSoFar } from '../usage.ts';
import type { ApiEvent, ApiMiddleware, ApiRequest } from './request.ts';

/** What each line of the log says about whose request it is about: numbers that the edge and the gateway gave it. */
const idsOf = ({ headers, requestContext }: ApiEvent) => ({
  requestId: requestContext.requestId,
  edgeId: headers['x-amz-cf-id'],
  traceId: /Root=([^;]+)/.exec(headers['x-amzn-trace-id'] ?? '')?.[1],
});

const finish = ({ internal, response }: ApiRequest): void => {
  if (!response) return;
  const { statusCode = 200 } = response;
  noteInLog({ route: internal.id, status: statusCode });
  for (const name of metricsOfAnswer(internal.id, statusCode)) count(name);
  const { reads, writes, calls } = usageSoFar();
  response.headers = {
    ...response.headers,
    // What an error's toast shows, and what an operator looks for (docs/decisions/0097).
    'x-request-id': internal.requestId,
    ...(env('STAGE') === 'local' && { 'x-consumed': `reads=${reads} writes=${writes} calls=${calls}` }),
  };
};

/**
 * Notes time and id of the request. Into the log go the ids, route and status, into the metrics what the answer means,
 * and into the answer its id. In the local stage the cost stands in a header too, for the bench.
 */
export const accountFor = (): ApiMiddleware => ({
  name: 'account-for',
  before: ({ event, context, internal }) => {
    context.internal = internal;
    internal.now = new Date(event.requestContext.timeEpoch);
    internal.requestId = event.requestContext.requestId;
    noteInLog(idsOf(event));
  },
  after: (request) => finish(request),
  onError: (request) => finish(request),
});

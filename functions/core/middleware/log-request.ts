import { metricsOfAnswer } from '#shared/metrics.ts';
import { env } from '../env.ts';
import { addLogFields } from '../log.ts';
import { count } from '../metrics.ts';
import { usageSoFar } from '../usage.ts';
import type { ApiEvent, ApiMiddleware, ApiRequest } from './request.ts';

/** The ids that the edge, the gateway and X-Ray gave the request: every line of its log has them. */
const idsOf = ({ headers, requestContext }: ApiEvent) => ({
  requestId: requestContext.requestId,
  edgeId: headers['x-amz-cf-id'],
  traceId: /Root=([^;]+)/.exec(headers['x-amzn-trace-id'] ?? '')?.[1],
});

const finish = ({ internal, response }: ApiRequest): void => {
  if (!response) return;
  const { statusCode = 200 } = response;
  const route = internal.route?.id;
  addLogFields({ route, status: statusCode });
  for (const name of metricsOfAnswer(route, statusCode)) count(name);
  const { reads, writes, calls } = usageSoFar();
  response.headers = {
    ...response.headers,
    // An error's toast shows it, so that an operator can find the lines of the request (docs/decisions/0097).
    'x-request-id': internal.requestId,
    ...(env('STAGE') === 'local' && { 'x-consumed': `reads=${reads} writes=${writes} calls=${calls}` }),
  };
};

/**
 * Reads the time and the id of the request. Adds ids, route and status to the log, counts the metrics of the answer and
 * sends the id with it. In the local stage a header also has what the request consumed, for the bench.
 */
export const logRequest = (): ApiMiddleware => ({
  name: 'log-request',
  before: ({ event, context, internal }) => {
    context.internal = internal;
    internal.now = new Date(event.requestContext.timeEpoch);
    internal.requestId = event.requestContext.requestId;
    addLogFields(idsOf(event));
  },
  after: (request) => finish(request),
  onError: (request) => finish(request),
});

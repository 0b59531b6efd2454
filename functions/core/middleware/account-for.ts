import { env } from '../env.ts';
import { log } from '../log.ts';
import { usageSoFar } from '../usage.ts';
import type { ApiMiddleware, ApiRequest } from './request.ts';

const finish = ({ internal, response }: ApiRequest): void => {
  const usage = usageSoFar();
  log('info', 'request', {
    requestId: internal.requestId,
    route: internal.id,
    status: response?.statusCode,
    ms: Math.round(performance.now() - internal.startedAt),
    ...usage,
  });
  if (env('STAGE') === 'local' && response)
    response.headers = {
      ...response.headers,
      'x-consumed': `reads=${usage.reads} writes=${usage.writes} calls=${usage.calls}`,
    };
};

/**
 * Notes time and id of the request, and writes its one log line: route, status, duration and what it consumed of
 * the table. In the local stage the cost stands in a header too, for the bench.
 */
export const accountFor = (): ApiMiddleware => ({
  name: 'account-for',
  before: ({ event, context, internal }) => {
    context.internal = internal;
    internal.startedAt = performance.now();
    internal.now = new Date(event.requestContext.timeEpoch);
    internal.requestId = event.requestContext.requestId;
  },
  after: (request) => finish(request),
  onError: (request) => finish(request),
});

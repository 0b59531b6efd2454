import { openGateways } from './api/gateway.ts';
import type { Backend } from './backend.ts';
import type { LocalContext } from './context.ts';
import { normalised, pathMatches } from './edge/behaviours.ts';
import { distributionsOf } from './edge/config.ts';
import { distribution } from './edge/distribution.ts';
import { originFinder } from './edge/origins.ts';
import { LocalFailure } from './failure.ts';
import { LOCAL_PREFIX, localRoutes } from './local-routes.ts';
import { deployBuckets } from './site/deployment.ts';
import type { Handler } from './site-server.ts';
import { LOCAL_ACCOUNT } from './template/identities.ts';

/** The one origin. */
export interface Front {
  readonly handle: Handler;
  /** The WebSocket API to which a path leads, if it leads to one. */
  readonly socketApiAt: (path: string) => string | undefined;
}

/**
 * Opens the server of the one origin: the distribution with its origins, and the local additions beside it. `caches` is
 * whether the distribution's cache works.
 */
export const openSiteServer = (
  { stack, clock, mail, log }: LocalContext,
  { functions, throttles, sockets }: Pick<Backend, 'functions' | 'throttles' | 'sockets'>,
  caches: boolean,
): Front => {
  const gateways = openGateways(stack, functions.invoke, clock.now);
  const buckets = deployBuckets(stack);
  const [config, ...more] = distributionsOf(stack, LOCAL_ACCOUNT, (line) => log(`[edge] ${line}`));
  if (!config || more.length > 0)
    throw new LocalFailure('infra/local serves one distribution, on one origin');
  const edge = distribution(config, {
    originFor: originFinder(stack, config, [...gateways, ...sockets.gateways], buckets),
    now: clock.now,
    caches,
    log,
  });
  const local = localRoutes({ clock, mail, throttles, functions });
  const domainAt = (path: string) =>
    config.behaviours.find(({ pattern }) => pathMatches(pattern, normalised(path)))?.origin.domainName;
  return {
    handle: (request) => (request.path.startsWith(LOCAL_PREFIX) ? local(request) : edge(request)),
    socketApiAt: (path) => {
      const domain = domainAt(path);
      return sockets.gateways.find(({ domainName }) => domainName === domain)?.apiId;
    },
  };
};

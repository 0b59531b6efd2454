import { LocalFailure } from '../failure.ts';
import type { Stack } from '../template/stack.ts';
import { isObject, type Json, type JsonObject } from '../template/types.ts';

/** What of a kind (headers, cookies, query) goes to the origin. */
export type Forwarding =
  | { readonly kind: 'none' }
  | { readonly kind: 'all' }
  | { readonly kind: 'only' | 'except'; readonly names: ReadonlySet<string> };

export interface ForwardingPolicy {
  readonly headers: Forwarding;
  readonly cookies: Forwarding;
  readonly query: Forwarding;
  /** Whether CloudFront's own headers about the viewer are added too. */
  readonly edgeHeaders: false | ReadonlySet<string>;
}

/** How long answers are kept, in seconds. */
export interface Ttl {
  readonly min: number;
  /** For answers whose headers do not say. */
  readonly default: number;
  readonly max: number;
}

export interface CachePolicy extends ForwardingPolicy {
  readonly gzip: boolean;
  readonly brotli: boolean;
  /** Undefined where nothing is kept. */
  readonly ttl: Ttl | undefined;
}

const NONE: ForwardingPolicy = {
  headers: { kind: 'none' },
  cookies: { kind: 'none' },
  query: { kind: 'none' },
  edgeHeaders: false,
};
const ALL = { kind: 'all' } as const;

/** The managed policies in use here, by the ids that AWS publishes. */
const MANAGED_CACHE: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized. For files, which are in this process: nothing is kept.
  '658327ea-f89d-4fab-a63d-7e88639e58f6': { ...NONE, gzip: true, brotli: true, ttl: undefined },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { ...NONE, gzip: false, brotli: false, ttl: undefined },
};
const MANAGED_ORIGIN_REQUEST: Readonly<Record<string, ForwardingPolicy>> = {
  // AllViewer
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: ALL, cookies: ALL, query: ALL, edgeHeaders: false },
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: { kind: 'except', names: new Set(['host']) },
    cookies: ALL,
    query: ALL,
    edgeHeaders: false,
  },
};

const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

const forwarding = (config: JsonObject, kind: string, list: string): Forwarding => {
  const behavior = String(config[`${kind}Behavior`] ?? 'none');
  const entries = config[list];
  const names = new Set((Array.isArray(entries) ? entries : []).map((name) => String(name).toLowerCase()));
  switch (behavior) {
    case 'none':
      return { kind: 'none' };
    case 'all':
    case 'allViewer':
    case 'allViewerAndWhitelistCloudFront':
      return ALL;
    case 'whitelist':
      return { kind: 'only', names };
    case 'allExcept':
      return { kind: 'except', names };
    default:
      throw new LocalFailure(`infra/local does not know the ${kind}Behavior ${behavior}`);
  }
};

const forwardingPolicy = (config: JsonObject): ForwardingPolicy => {
  const headers = asObject(config.HeadersConfig);
  const listed = (Array.isArray(headers.Headers) ? headers.Headers : []).map((name) =>
    String(name).toLowerCase(),
  );
  return {
    headers: forwarding(headers, 'Header', 'Headers'),
    cookies: forwarding(asObject(config.CookiesConfig), 'Cookie', 'Cookies'),
    query: forwarding(asObject(config.QueryStringsConfig), 'QueryString', 'QueryStrings'),
    edgeHeaders: new Set(listed.filter((name) => name.startsWith('cloudfront-'))),
  };
};

/** A cache policy by its id. */
export const cachePolicy = (stack: Stack, id: string): CachePolicy => {
  const own = stack.all('AWS::CloudFront::CachePolicy').find(({ ref }) => ref === id);
  if (own) {
    const config = asObject(own.properties.CachePolicyConfig);
    const parameters = asObject(config.ParametersInCacheKeyAndForwardedToOrigin);
    return {
      ...forwardingPolicy(parameters),
      gzip: parameters.EnableAcceptEncodingGzip === true,
      brotli: parameters.EnableAcceptEncodingBrotli === true,
      ttl: { min: Number(config.MinTTL), default: Number(config.DefaultTTL), max: Number(config.MaxTTL) },
    };
  }
  return known(MANAGED_CACHE[id], 'cache', id);
};

/** An origin request policy by its id; a behaviour without one forwards only what its cache policy names. */
export const originRequestPolicy = (stack: Stack, id: string | undefined): ForwardingPolicy => {
  if (id === undefined) return NONE;
  const own = stack.all('AWS::CloudFront::OriginRequestPolicy').find(({ ref }) => ref === id);
  if (own) return forwardingPolicy(asObject(own.properties.OriginRequestPolicyConfig));
  return known(MANAGED_ORIGIN_REQUEST[id], 'origin request', id);
};

const known = <T>(policy: T | undefined, kind: string, id: string): T => {
  if (policy) return policy;
  throw new LocalFailure(
    `infra/local does not know the ${kind} policy ${id}: add what it does to edge/policies.ts`,
  );
};

/** Whether a name is forwarded. */
export const forwards = (forwarding: Forwarding, name: string): boolean => {
  switch (forwarding.kind) {
    case 'none':
      return false;
    case 'all':
      return true;
    case 'only':
      return forwarding.names.has(name.toLowerCase());
    case 'except':
      return !forwarding.names.has(name.toLowerCase());
  }
};

import { LocalFailure } from '../failure.ts';
import { textOf } from '../template/identities.ts';
import type { Stack } from '../template/stack.ts';
import { asObject, isObject, type Json, type JsonObject } from '../template/types.ts';
import { type EdgeFunction, loadEdgeFunction } from './function-runtime.ts';
import { type CachePolicy, cachePolicy, type ForwardingPolicy, originRequestPolicy } from './policies.ts';
import { type ResponseHeadersPolicy, responseHeadersPolicy } from './response-headers.ts';

export interface OriginConfig {
  readonly domainName: string;
  readonly path: string;
  readonly customHeaders: Readonly<Record<string, string>>;
  /** Whether it reaches a private bucket by origin access control. */
  readonly signed: boolean;
}

export interface Behaviour {
  /** `*` for the default behaviour. */
  readonly pattern: string;
  readonly methods: ReadonlySet<string>;
  readonly origin: OriginConfig;
  readonly cache: CachePolicy;
  readonly forwarding: readonly ForwardingPolicy[];
  readonly compress: boolean;
  readonly responseHeaders: ResponseHeadersPolicy | undefined;
  readonly viewerRequest: EdgeFunction | undefined;
  readonly viewerResponse: EdgeFunction | undefined;
}

export interface DistributionConfig {
  readonly logicalId: string;
  readonly id: string;
  readonly arn: string;
  readonly domainName: string;
  /** In the order in which they are tried; the default behaviour is the last. */
  readonly behaviours: readonly Behaviour[];
}

const asList = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
const isEmpty = (value: Json | undefined): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Features of CloudFront that change answers and that the runner does not play: a stack that uses one is refused. */
const UNSUPPORTED = {
  distribution: ['DefaultRootObject', 'OriginGroups'],
  errorResponse: ['ResponsePagePath', 'ResponseCode'],
  behaviour: [
    'ForwardedValues',
    'LambdaFunctionAssociations',
    'TrustedKeyGroups',
    'TrustedSigners',
    'FieldLevelEncryptionId',
  ],
} as const;

const refuse = (logicalId: string, config: JsonObject, names: readonly string[]): void => {
  const odd = names.find((name) => !isEmpty(config[name]));
  if (odd) throw new LocalFailure(`infra/local does not play ${odd} of ${logicalId}`);
};

/** Reads the distributions of a stack. `log` takes lines that edge functions write. */
export const distributionsOf = (
  stack: Stack,
  account: string,
  log: (line: string) => void,
): DistributionConfig[] => {
  const functions = new Map(
    stack.all('AWS::CloudFront::Function').map((resource) => [resource.ref, loadEdgeFunction(resource, log)]),
  );
  return stack.all('AWS::CloudFront::Distribution').map(({ logicalId, ref, properties }) => {
    const config = asObject(properties.DistributionConfig);
    refuse(logicalId, config, UNSUPPORTED.distribution);
    for (const response of asList(config.CustomErrorResponses))
      refuse(logicalId, response, UNSUPPORTED.errorResponse);
    const origins = new Map(asList(config.Origins).map((origin) => [String(origin.Id), originOf(origin)]));
    const behaviours = [...asList(config.CacheBehaviors), asObject(config.DefaultCacheBehavior)];
    return {
      logicalId,
      id: ref,
      arn: `arn:aws:cloudfront::${account}:distribution/${ref}`,
      domainName: stack.attribute(logicalId, 'DomainName'),
      behaviours: behaviours.map((behaviour) => {
        refuse(logicalId, behaviour, UNSUPPORTED.behaviour);
        const origin = origins.get(textOf(behaviour, 'TargetOriginId', logicalId));
        if (!origin) throw new LocalFailure(`${logicalId} has a behaviour whose origin it does not have`);
        return behaviourOf(stack, logicalId, behaviour, origin, functions);
      }),
    };
  });
};

const originOf = (origin: JsonObject): OriginConfig => ({
  domainName: String(origin.DomainName),
  path: String(origin.OriginPath ?? ''),
  customHeaders: Object.fromEntries(
    asList(origin.OriginCustomHeaders).map(({ HeaderName, HeaderValue }) => [
      String(HeaderName),
      String(HeaderValue),
    ]),
  ),
  signed: !isEmpty(origin.OriginAccessControlId),
});

const behaviourOf = (
  stack: Stack,
  logicalId: string,
  behaviour: JsonObject,
  origin: OriginConfig,
  functions: ReadonlyMap<string, EdgeFunction>,
): Behaviour => {
  const cache = cachePolicy(stack, textOf(behaviour, 'CachePolicyId', logicalId));
  const requestPolicy = behaviour.OriginRequestPolicyId;
  const headersPolicy = behaviour.ResponseHeadersPolicyId;
  const methods = behaviour.AllowedMethods;
  const functionAt = (eventType: string): EdgeFunction | undefined => {
    const association = asList(behaviour.FunctionAssociations).find(
      ({ EventType }) => EventType === eventType,
    );
    return association && functions.get(String(association.FunctionARN));
  };
  return {
    pattern: String(behaviour.PathPattern ?? '*'),
    methods: new Set(Array.isArray(methods) ? methods.map(String) : ['GET', 'HEAD']),
    origin,
    cache,
    forwarding: [
      cache,
      originRequestPolicy(stack, requestPolicy === undefined ? undefined : String(requestPolicy)),
    ],
    compress: behaviour.Compress === true,
    responseHeaders:
      headersPolicy === undefined ? undefined : responseHeadersPolicy(stack, String(headersPolicy)),
    viewerRequest: functionAt('viewer-request'),
    viewerResponse: functionAt('viewer-response'),
  };
};

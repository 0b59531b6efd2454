import { LocalFailure } from '../failure.ts';
import type { Stack } from '../template/stack.ts';
import { asObject, isObject, type Json, type JsonObject } from '../template/types.ts';

interface HeaderRule {
  readonly name: string;
  readonly value: string;
  /** Whether it replaces what the origin sent. */
  readonly override: boolean;
}

/** What a response headers policy does to a response. */
export interface ResponseHeadersPolicy {
  readonly remove: readonly string[];
  readonly set: readonly HeaderRule[];
}

const items = (value: Json | undefined): JsonObject[] => {
  const list = asObject(value).Items;
  return Array.isArray(list) ? list.filter(isObject) : [];
};

/** The header that each part of SecurityHeadersConfig makes. */
const SECURITY: Readonly<Record<string, readonly [header: string, value: (config: JsonObject) => string]>> = {
  ContentSecurityPolicy: ['content-security-policy', (config) => String(config.ContentSecurityPolicy)],
  ContentTypeOptions: ['x-content-type-options', () => 'nosniff'],
  FrameOptions: ['x-frame-options', (config) => String(config.FrameOption)],
  ReferrerPolicy: ['referrer-policy', (config) => String(config.ReferrerPolicy)],
  StrictTransportSecurity: [
    'strict-transport-security',
    (config) =>
      [
        `max-age=${config.AccessControlMaxAgeSec}`,
        ...(config.IncludeSubdomains === true ? ['includeSubDomains'] : []),
        ...(config.Preload === true ? ['preload'] : []),
      ].join('; '),
  ],
  XSSProtection: [
    'x-xss-protection',
    (config) => (config.Protection === true ? `1${config.ModeBlock === true ? '; mode=block' : ''}` : '0'),
  ],
};

const UNSUPPORTED = ['CorsConfig', 'ServerTimingHeadersConfig'];

/** Reads a response headers policy of the template. */
export const responseHeadersPolicy = (stack: Stack, id: string): ResponseHeadersPolicy => {
  const policy = stack.all('AWS::CloudFront::ResponseHeadersPolicy').find(({ ref }) => ref === id);
  if (!policy) throw new LocalFailure(`infra/local does not know the response headers policy ${id}`);
  const config = asObject(policy.properties.ResponseHeadersPolicyConfig);
  const odd = UNSUPPORTED.find((name) => config[name] !== undefined);
  if (odd) throw new LocalFailure(`infra/local does not play ${odd} of ${policy.logicalId}`);
  const security = Object.entries(asObject(config.SecurityHeadersConfig)).map(([name, raw]): HeaderRule => {
    const rule = SECURITY[name];
    if (!rule)
      throw new LocalFailure(`infra/local does not know the security header ${name} of ${policy.logicalId}`);
    const [header, value] = rule;
    return { name: header, value: value(asObject(raw)), override: asObject(raw).Override === true };
  });
  const custom = items(config.CustomHeadersConfig).map(
    ({ Header, Value, Override }): HeaderRule => ({
      name: String(Header).toLowerCase(),
      value: String(Value),
      override: Override === true,
    }),
  );
  return {
    remove: items(config.RemoveHeadersConfig).map(({ Header }) => String(Header)),
    set: [...security, ...custom],
  };
};

/** Changes the headers as the policy says. */
export const applyResponseHeaders = (policy: ResponseHeadersPolicy, headers: Headers): void => {
  for (const name of policy.remove) headers.delete(name);
  for (const { name, value, override } of policy.set) {
    if (override || !headers.has(name)) headers.set(name, value);
  }
};

import { describe, expect, it } from 'vitest';
import { deleteSessionCookie } from '#functions/core/session.ts';
import { onlyOf, rendered, resourcesOf, type Template, templateOf } from '../testing/template.ts';

interface Behaviour {
  readonly PathPattern?: string;
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: unknown;
}
interface Policy {
  readonly CorsConfig?: unknown;
  readonly RemoveHeadersConfig?: unknown;
  readonly SecurityHeadersConfig: Record<string, { Override: boolean; [field: string]: unknown }>;
  readonly CustomHeadersConfig: {
    readonly Items: readonly { Header: string; Value: string; Override: boolean }[];
  };
}

const behavioursOf = (template: Template): Behaviour[] => {
  const { DistributionConfig: config } = onlyOf(template, 'AWS::CloudFront::Distribution').resource
    .Properties as { DistributionConfig: { DefaultCacheBehavior: Behaviour; CacheBehaviors: Behaviour[] } };
  return [config.DefaultCacheBehavior, ...config.CacheBehaviors];
};

const policyOf = (template: Template, { ResponseHeadersPolicyId }: Behaviour): Policy => {
  const policy = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').find(
    ({ id }) => rendered(ResponseHeadersPolicyId) === `\${${id}}`,
  );
  if (!policy) throw new Error('A behaviour has no response headers policy.');
  return policy.resource.Properties.ResponseHeadersPolicyConfig as Policy;
};

/** Every directive of the content security policy; a hash is of an inline script or style that the build made. */
const CSP = {
  'default-src': /^'none'$/,
  'script-src': /^'self'( 'sha256-[\w+/]+=*')*$/,
  'style-src': /^'self'( 'sha256-[\w+/]+=*')*$/,
  'img-src': /^'self' data:$/,
  'font-src': /^'self'$/,
  // Besides our own origin the bucket to which resumes are uploaded.
  'connect-src':
    /^'self' https:\/\/fledge-[\w-]+-resumes-\$\{AWS::AccountId\}-\$\{AWS::Region\}\.s3\.\$\{AWS::Region\}\.\$\{AWS::URLSuffix\}\/$/,
  'manifest-src': /^'self'$/,
  'form-action': /^'self'$/,
  'frame-ancestors': /^'none'$/,
  'base-uri': /^'none'$/,
  'require-trusted-types-for': /^'script'$/,
  'trusted-types': /^'none'$/,
};

describe.each(['prod', 'dev', 'pr-7'])('every response of %s', (stage) => {
  const template = templateOf(stage);
  const behaviours = behavioursOf(template);
  const policies = behaviours.map((behaviour) => policyOf(template, behaviour));

  it('has exactly the directives of the content security policy that pages need', () => {
    for (const { SecurityHeadersConfig } of policies) {
      const text = rendered(SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy);
      const given = text.split('; ').map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources.join(' ')];
      });
      expect(Object.fromEntries(given)).toEqual(
        Object.fromEntries(Object.entries(CSP).map(([name, value]) => [name, expect.stringMatching(value)])),
      );
      expect(given).toHaveLength(Object.keys(CSP).length);
    }
  });

  it('forbids sniffing, framing and plain HTTP, and hides addresses from other sites', () => {
    for (const { SecurityHeadersConfig } of policies)
      expect(SecurityHeadersConfig).toEqual({
        ContentSecurityPolicy: { ContentSecurityPolicy: expect.anything(), Override: true },
        ContentTypeOptions: { Override: true },
        FrameOptions: { FrameOption: 'DENY', Override: true },
        ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
        // Two years.
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 63_072_000,
          IncludeSubdomains: true,
          Override: true,
        },
      });
  });

  it('is shared with no other origin, and listed by search engines in production only', () => {
    for (const { CustomHeadersConfig, CorsConfig, RemoveHeadersConfig } of policies) {
      expect([CorsConfig, RemoveHeadersConfig]).toEqual([undefined, undefined]);
      expect(
        CustomHeadersConfig.Items.map(({ Header, Value, Override }) => [Header, Value, Override]),
      ).toEqual([
        ['Cross-Origin-Opener-Policy', 'same-origin', true],
        ['Cross-Origin-Resource-Policy', 'same-origin', true],
        ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()', true],
        ...(stage === 'prod' ? [] : [['X-Robots-Tag', 'noindex, nofollow', true]]),
      ]);
    }
  });

  it('comes over HTTPS only', () => {
    expect(
      behaviours.map(({ PathPattern, ViewerProtocolPolicy }) => [PathPattern ?? '*', ViewerProtocolPolicy]),
    ).toEqual(
      behaviours.map(({ PathPattern = '*' }) => [
        PathPattern,
        /^\/(api\/|live$)/.test(PathPattern) ? 'https-only' : 'redirect-to-https',
      ]),
    );
  });
});

it('the session cookie is bound to the host, HTTPS and the own site, and hidden from scripts', () => {
  const [pair, ...attributes] = deleteSessionCookie.split('; ');
  expect(pair).toMatch(/^__Host-/);
  expect(attributes).toEqual(expect.arrayContaining(['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']));
});

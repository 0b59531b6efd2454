import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cspSource } from '../bundling/build-output.ts';
import { INLINE } from '../testing/build-fixture.ts';
import { onlyOf, rendered, resourcesOf, templateOf } from '../testing/template.ts';

const template = templateOf('dev');

interface Behaviour {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly ResponseHeadersPolicyId: unknown;
  readonly [property: string]: unknown;
}
interface Origin {
  readonly Id: string;
  readonly DomainName: unknown;
  readonly OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  readonly OriginAccessControlId?: unknown;
}
interface DistributionConfig {
  readonly DefaultCacheBehavior: Behaviour;
  readonly CacheBehaviors: Behaviour[];
  readonly Origins: Origin[];
  readonly [property: string]: unknown;
}
/** The address of the bucket for resumes, as it is rendered. */
const UPLOADS = /https:\/\/fledge-dev-resumes-[^ ;]*\//;

const config = onlyOf(template, 'AWS::CloudFront::Distribution').resource.Properties
  .DistributionConfig as DistributionConfig;

const behaviour = (path: string): Behaviour => {
  const found = config.CacheBehaviors.find(({ PathPattern }) => PathPattern === path);
  if (!found) throw new Error(`Nothing for ${path}.`);
  return found;
};
const originOf = ({ TargetOriginId }: Behaviour): Origin => {
  const found = config.Origins.find(({ Id }) => Id === TargetOriginId);
  if (!found) throw new Error(`There is no origin ${TargetOriginId}.`);
  return found;
};

describe('the distribution', () => {
  it('speaks HTTP/2 and 3', () => {
    expect(config.HttpVersion).toBe('http2and3');
  });

  it('is at all edge locations in production, and at the cheapest elsewhere', () => {
    const classOf = (stage: string) =>
      onlyOf(templateOf(stage), 'AWS::CloudFront::Distribution').resource.Properties.DistributionConfig;
    expect(classOf('prod')).toMatchObject({ PriceClass: 'PriceClass_All' });
    for (const stage of ['dev', 'pr-7'])
      expect(classOf(stage)).toMatchObject({ PriceClass: 'PriceClass_100' });
  });

  it('leaves errors as they are: nothing rewrites what the API says, and no cache keeps it', () => {
    const errors = config.CustomErrorResponses as Record<string, unknown>[];
    expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(expect.arrayContaining([403, 404, 500, 503]));
    for (const { ErrorCode, ...rest } of errors) expect(rest).toEqual({ ErrorCachingMinTTL: 0 });
  });

  it('sends API calls to the HTTP API, uncached, with cookies and every method, and shows the secret', () => {
    const api = behaviour('/api/*');
    expect(api).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // CachingDisabled
      ViewerProtocolPolicy: 'https-only',
    });
    expect(new Set(api.AllowedMethods as string[])).toEqual(
      new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE']),
    );
    const { DomainName, OriginCustomHeaders } = originOf(api);
    expect(rendered(DomainName)).toBe(
      `\${${onlyOf(template, 'AWS::ApiGatewayV2::Api', 'HttpApi').id}}.execute-api.\${AWS::Region}.\${AWS::URLSuffix}`,
    );
    expect(
      OriginCustomHeaders?.map(({ HeaderName, HeaderValue }) => [HeaderName, rendered(HeaderValue)]),
    ).toEqual([['x-origin-secret', `\${${onlyOf(template, 'Custom::Random').id}.Value}`]]);
  });

  it('passes the API the viewer’s address and of the viewer’s headers only those it reads', () => {
    const { id, resource } = onlyOf(template, 'AWS::CloudFront::OriginRequestPolicy');
    expect(rendered(behaviour('/api/*').OriginRequestPolicyId)).toBe(`\${${id}}`);
    expect(resource.Properties.OriginRequestPolicyConfig).toMatchObject({
      HeadersConfig: {
        HeaderBehavior: 'whitelist',
        Headers: [
          'Accept',
          'Content-Type',
          'Origin',
          'Sec-Fetch-Site',
          'X-Amz-Target',
          'CloudFront-Viewer-Address',
        ],
      },
      CookiesConfig: { CookieBehavior: 'all' },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
    });
  });

  it('leads web sockets to their API at an address of the site, with all headers of the handshake and the secret', () => {
    const sockets = behaviour('/live');
    expect(sockets).toMatchObject({
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad', // CachingDisabled
      OriginRequestPolicyId: 'b689b0a8-53d0-40ab-baf2-68738e2966ac', // AllViewerExceptHostHeader
      ViewerProtocolPolicy: 'https-only',
    });
    const { DomainName, OriginCustomHeaders } = originOf(sockets);
    expect(rendered(DomainName)).toBe(
      `\${${onlyOf(template, 'AWS::ApiGatewayV2::Api', 'SocketApi').id}}.execute-api.\${AWS::Region}.\${AWS::URLSuffix}`,
    );
    expect(OriginCustomHeaders).toEqual(originOf(behaviour('/api/*')).OriginCustomHeaders);
  });

  it('takes everything else from the bucket, compressed, over its own access only', () => {
    for (const site of [config.DefaultCacheBehavior, behaviour('/assets/*')]) {
      expect(site).toMatchObject({
        Compress: true,
        CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6', // CachingOptimized: gzip and Brotli
        ViewerProtocolPolicy: 'redirect-to-https',
      });
      const { OriginAccessControlId, OriginCustomHeaders } = originOf(site);
      expect(OriginAccessControlId).toBeDefined();
      expect(OriginCustomHeaders).toBeUndefined();
    }
    for (const { resource } of resourcesOf(template, 'AWS::S3::Bucket'))
      expect(resource.Properties.PublicAccessBlockConfiguration).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
  });

  it('runs the edge functions of pages for pages only', () => {
    const functionsOf = ({ FunctionAssociations = [] }: Behaviour) =>
      FunctionAssociations as { EventType: string; FunctionARN: unknown }[];
    const pages = functionsOf(config.DefaultCacheBehavior);
    expect(pages.map(({ EventType }) => EventType)).toEqual(['viewer-request', 'viewer-response']);
    const arns = pages.map(({ FunctionARN }) => rendered(FunctionARN));
    for (const one of config.CacheBehaviors)
      for (const { FunctionARN } of functionsOf(one)) expect(arns).not.toContain(rendered(FunctionARN));
  });
});

describe('the headers', () => {
  const { id, resource } = onlyOf(template, 'AWS::CloudFront::ResponseHeadersPolicy');
  const policy = resource.Properties.ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: Record<string, Record<string, unknown>>;
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
  const csp = rendered(policy.SecurityHeadersConfig.ContentSecurityPolicy?.ContentSecurityPolicy);
  const directives = new Map(
    csp.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

  it('are on every response', () => {
    for (const { ResponseHeadersPolicyId } of [config.DefaultCacheBehavior, ...config.CacheBehaviors])
      expect(rendered(ResponseHeadersPolicyId)).toBe(`\${${id}}`);
  });

  it('allow nothing evaluated, nothing from anywhere, and inline only what the build put there', () => {
    const elsewhere = csp.replace(UPLOADS, '');
    expect(elsewhere).not.toMatch(/unsafe-|\*|https?:/);
    expect(directives.get('default-src')).toEqual(["'none'"]);
    expect(directives.get('script-src')).toEqual(["'self'", cspSource(INLINE.script)]);
    expect(directives.get('style-src')).toEqual(["'self'", cspSource(INLINE.style)]);
    for (const name of ['frame-ancestors', 'base-uri']) expect(directives.get(name)).toEqual(["'none'"]);
  });

  it('are named in the distribution by a digest, so that a deployment waits until all edges have new ones', () => {
    const hashes = (csp.match(/'sha256-[^']+'/g) ?? []).sort().join(' ');
    const digest = createHash('sha256').update(hashes).digest('hex').slice(0, 12);
    expect(hashes).not.toBe('');
    expect(config.Comment).toBe(`Fledge dev, inline sources ${digest}`);
  });

  it('let the browser ask only us, and the bucket to which it uploads', () => {
    const [self, bucket = '', ...others] = directives.get('connect-src') ?? [];
    expect([self, others]).toEqual(["'self'", []]);
    expect(bucket).toMatch(UPLOADS);
  });

  it('hold to HTTPS for two years, and forbid sniffing, framing and sharing', () => {
    expect(policy.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY' },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
    expect(policy.CustomHeadersConfig.Items.map(({ Header }) => Header)).toEqual([
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      // In stages other than production.
      'X-Robots-Tag',
    ]);
  });
});

describe('the deployment of the site', () => {
  const [assets, pages] = resourcesOf(template, 'Custom::CDKBucketDeployment').map(
    ({ resource }) => resource.Properties,
  );

  it('puts hashed files first, for ever, and keeps those of open tabs', () => {
    expect(assets).toMatchObject({
      Exclude: ['*'],
      Include: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
  });

  it('then the pages, once the distribution has reached all edges', () => {
    const [, last] = resourcesOf(template, 'Custom::CDKBucketDeployment');
    expect(last?.resource.DependsOn).toContain(onlyOf(template, 'AWS::CloudFront::Distribution').id);
  });

  it('then the pages and config.json, which caches revalidate', () => {
    expect(pages).toMatchObject({
      Exclude: ['assets/*'],
      Prune: true,
      SystemMetadata: { 'cache-control': 'no-cache' },
    });
    const markers = ((pages?.SourceMarkers ?? []) as Record<string, unknown>[]).map((marker) =>
      Object.values(marker).map(rendered),
    );
    const ids = resourcesOf(template, 'AWS::Cognito::UserPoolClient').map(({ id }) => id);
    expect(markers.at(-1)).toEqual([
      rendered({ Ref: 'AWS::Region' }),
      `\${${onlyOf(template, 'AWS::Cognito::UserPool').id}}`,
      // The second, public client: the server's is nothing for a browser.
      `\${${ids[1]}}`,
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { forgetCookie } from '#functions/core/session.ts';
import { type Answer, graded } from './testing/observatory.ts';
import { onlyOf, rendered, resourcesOf, type Template, templateOf } from './testing/template.ts';

interface Behaviour {
  readonly PathPattern?: string;
  readonly ViewerProtocolPolicy: string;
  readonly ResponseHeadersPolicyId: unknown;
}
interface Policy {
  readonly SecurityHeadersConfig: Record<string, Record<string, unknown>>;
  readonly CustomHeadersConfig: { readonly Items: readonly { Header: string; Value: string }[] };
}

const behaviours = (template: Template): Behaviour[] => {
  const { DistributionConfig: config } = onlyOf(template, 'AWS::CloudFront::Distribution').resource
    .Properties as { DistributionConfig: { DefaultCacheBehavior: Behaviour; CacheBehaviors: Behaviour[] } };
  return [config.DefaultCacheBehavior, ...config.CacheBehaviors];
};

/** The headers that the edge puts on the answers of a behaviour. */
const headersOf = (template: Template, { ResponseHeadersPolicyId }: Behaviour): Headers => {
  const policy = resourcesOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').find(
    ({ id }) => rendered(ResponseHeadersPolicyId) === `\${${id}}`,
  );
  if (!policy) throw new Error('A behaviour has no response headers policy.');
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy.resource.Properties
    .ResponseHeadersPolicyConfig as Policy;
  const { AccessControlMaxAgeSec, IncludeSubdomains } = security.StrictTransportSecurity ?? {};
  return new Headers([
    ['content-security-policy', rendered(security.ContentSecurityPolicy?.ContentSecurityPolicy)],
    ['x-content-type-options', security.ContentTypeOptions ? 'nosniff' : ''],
    ['x-frame-options', String(security.FrameOptions?.FrameOption)],
    ['referrer-policy', String(security.ReferrerPolicy?.ReferrerPolicy)],
    [
      'strict-transport-security',
      `max-age=${AccessControlMaxAgeSec}${IncludeSubdomains ? '; includeSubDomains' : ''}`,
    ],
    ...custom.Items.map(({ Header, Value }): [string, string] => [Header, Value]),
  ]);
};

const PAGE_SCRIPTS = [{ src: '/assets/index-abc123.js', integrity: false }];

const answerOf = (template: Template, pattern: string | undefined): Answer => {
  const found = behaviours(template).find(({ PathPattern }) => PathPattern === pattern);
  if (!found) throw new Error(`Nothing for ${pattern}.`);
  const headers = headersOf(template, found);
  if (pattern === '/api/*') headers.append('set-cookie', forgetCookie);
  return {
    headers,
    scripts: pattern === undefined ? PAGE_SCRIPTS : [],
    overHttp: found.ViewerProtocolPolicy === 'redirect-to-https' ? 'redirected' : 'refused',
  };
};

describe.each(['prod', 'dev', 'pr-7'])('the headers of %s by the observatory’s rules', (stage) => {
  const template = templateOf(stage);

  it.each([
    ['pages', undefined, 130],
    ['assets', '/assets/*', 130],
    ['the API', '/api/*', 135],
  ])('are A+ on %s', (_, pattern, score) => {
    const result = graded(answerOf(template, pattern));
    expect({ grade: result.grade, score: result.score }, JSON.stringify(result.results)).toEqual({
      grade: 'A+',
      score,
    });
  });

  it('are on every behaviour that there is', () => {
    for (const behaviour of behaviours(template))
      expect(
        graded({ headers: headersOf(template, behaviour), scripts: [], overHttp: 'refused' }).grade,
      ).toBe('A+');
  });

  it('let no text become HTML or script in the browser, and no code make an exception', () => {
    for (const behaviour of behaviours(template)) {
      const policy = headersOf(template, behaviour).get('content-security-policy')?.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining(["require-trusted-types-for 'script'", "trusted-types 'none'"]),
      );
    }
  });

  it('allow nothing unsafe, whatever hashes the build adds', () => {
    for (const behaviour of behaviours(template)) {
      const policy = headersOf(template, behaviour).get('content-security-policy') ?? '';
      expect(policy).not.toMatch(/unsafe-|strict-dynamic|nonce-|\*/);
    }
  });
});

describe('the scoring', () => {
  const good = answerOf(templateOf('prod'), undefined);
  const scoreWith = (headers: Record<string, string>, more: Partial<Answer> = {}) => {
    const changed = new Headers(good.headers);
    for (const [name, value] of Object.entries(headers)) {
      if (value === '') changed.delete(name);
      else changed.set(name, value);
    }
    const { grade, score } = graded({ ...good, ...more, headers: changed });
    return `${grade} ${score}`;
  };

  it.each([
    ["script-src 'self' 'unsafe-inline'", 'B+ 80'],
    ["default-src 'none'; script-src 'self' https:", 'B+ 80'],
    ["default-src 'self'; img-src http://cdn.example", 'A+ 105'],
    ["default-src 'self'; connect-src http://api.example", 'B+ 80'],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", 'A+ 105'],
    ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'", 'A+ 120'],
    ["default-src 'none'; script-src 'sha256-abc' 'unsafe-inline'", 'A+ 125'],
    ["default-src 'self'", 'A+ 120'],
    ['', 'B 75'],
  ])('of the policy %j is %s', (policy, expected) => {
    expect(scoreWith({ 'content-security-policy': policy })).toBe(expected);
  });

  it.each([
    ['strict-transport-security', '', 'B+ 80'],
    ['strict-transport-security', 'max-age=86400', 'A+ 120'],
    ['referrer-policy', 'unsafe-url', 'A+ 120'],
    ['x-content-type-options', '', 'A+ 125'],
    ['cross-origin-resource-policy', 'cross-origin', 'A+ 120'],
    ['access-control-allow-origin', 'https://evil.example', 'C 50'],
    ['set-cookie', 'id=1; HttpOnly', 'C+ 60'],
    ['set-cookie', 'id=1; Secure', 'B 70'],
  ])('of %s: %j is %s', (name, value, expected) => {
    expect(scoreWith({ [name]: value })).toBe(expected);
  });

  it('sees scripts of others, and plain HTTP', () => {
    const scripts = [{ src: 'https://cdn.example/x.js', integrity: false }];
    expect(scoreWith({}, { scripts })).toBe('A+ 125');
    expect(scoreWith({}, { overHttp: 'answered' })).toBe('B+ 80');
  });
});

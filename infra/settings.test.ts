import { describe, expect, it } from 'vitest';
import { BARE } from './testing/bare.ts';
import { onlyOf, rendered, resourcesOf, synthesisedOnce, templateOf } from './testing/template.ts';

const CERTIFICATE = 'arn:aws:acm:us-east-1:111122223333:certificate/12345678-1234-1234-1234-123456789012';
const WEB_ACL =
  'arn:aws:wafv2:us-east-1:111122223333:global/webacl/fledge/12345678-1234-1234-1234-123456789012';

const distribution = (template = templateOf('prod')) =>
  onlyOf(template, 'AWS::CloudFront::Distribution').resource.Properties.DistributionConfig as Record<
    string,
    unknown
  >;

describe('a stage without settings', () => {
  it('is served at CloudFront’s own address, sends no mail and has no web ACL', () => {
    const config = distribution();
    expect(config).not.toHaveProperty('Aliases');
    expect(config).not.toHaveProperty('ViewerCertificate');
    expect(config).not.toHaveProperty('WebACLId');
    expect(onlyOf(templateOf('prod'), 'AWS::Cognito::UserPool').resource.Properties).not.toHaveProperty(
      'EmailConfiguration',
    );
  });
});

describe('a stage with all settings', () => {
  const { template } = synthesisedOnce('prod', {
    ...BARE,
    prod: {
      mail: { from: 'hello@mail.fledge.example', identity: 'fledge.example' },
      domain: { name: 'fledge.example', certificateArn: CERTIFICATE },
      webAclArn: WEB_ACL,
    },
  });

  it('is served at its domain with its certificate, by TLS 1.2 at least, behind its web ACL', () => {
    expect(distribution(template)).toMatchObject({
      Aliases: ['fledge.example'],
      ViewerCertificate: {
        AcmCertificateArn: CERTIFICATE,
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
      WebACLId: WEB_ACL,
    });
    expect(template.Outputs.SiteUrl?.Value).toBe('https://fledge.example');
    const { id } = onlyOf(template, 'AWS::CloudFront::Distribution');
    expect(rendered(template.Outputs.DistributionDomain?.Value)).toBe(`\${${id}.DomainName}`);
  });

  it('tells its functions that address', () => {
    const urls = resourcesOf(template, 'AWS::Lambda::Function').flatMap(({ resource }) => {
      const { Variables = {} } = (resource.Properties.Environment ?? {}) as {
        Variables?: Record<string, unknown>;
      };
      return 'SITE_URL' in Variables ? [Variables.SITE_URL] : [];
    });
    expect(urls.length).toBeGreaterThan(3);
    expect(new Set(urls)).toEqual(new Set(['https://fledge.example']));
  });

  it('sends mail under its identity', () => {
    const pool = onlyOf(template, 'AWS::Cognito::UserPool').resource.Properties;
    const { From, SourceArn } = pool.EmailConfiguration as Record<string, unknown>;
    expect(From).toBe('Fledge <hello@mail.fledge.example>');
    expect(rendered(SourceArn)).toMatch(/:identity\/fledge\.example$/);
  });
});

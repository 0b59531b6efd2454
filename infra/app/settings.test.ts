import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BARE } from '../testing/bare.ts';
import { buildFixture } from '../testing/build-fixture.ts';
import {
  onlyOf,
  rendered,
  resourcesOf,
  synthesisedOnce,
  type Template,
  templateOf,
} from '../testing/template.ts';
import type { StagesConfiguration } from './stage-settings.ts';
import { stageNamed } from './stages.ts';
import { synthesise } from './synthesise.ts';

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

/** What the site of a stage sends browsers in `config.json`. */
const browserConfig = (name: string, configuration: StagesConfiguration): Record<string, unknown> => {
  const folder = buildFixture();
  try {
    const outDir = join(folder, 'cdk.out');
    synthesise({ buildDir: folder, outDir, stage: stageNamed(name, configuration) });
    const asset = readdirSync(outDir).find((file) => existsSync(join(outDir, file, 'config.json')));
    return JSON.parse(
      readFileSync(join(outDir, asset ?? '', 'config.json'), 'utf8').replace(/<<marker:\S+?>>/g, 'x'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('sign-in with Google', () => {
  const CLIENT_ID = '1234-abcd.apps.googleusercontent.com';
  const PARAMETER = '/fledge/prod/google-client-secret';
  const WITH_GOOGLE: StagesConfiguration = {
    ...BARE,
    prod: { google: { clientId: CLIENT_ID, clientSecretParameter: PARAMETER } },
  };
  const { template } = synthesisedOnce('prod', WITH_GOOGLE);
  const variables = (of: Template, id: RegExp) => {
    const found = resourcesOf(of, 'AWS::Lambda::Function').filter((one) => id.test(one.id));
    return found.map(({ resource }) => (resource.Properties.Environment as { Variables: object }).Variables);
  };

  it('is known to its own function only, which knows where the secret is and nothing more', () => {
    expect(variables(template, /^Apigoogle/)).toEqual([
      expect.objectContaining({ GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_SECRET_PARAMETER: PARAMETER }),
    ]);
    for (const { id, resource } of resourcesOf(template, 'AWS::Lambda::Function'))
      if (!/^Apigoogle/.test(id)) expect(JSON.stringify(resource)).not.toMatch(/google/i);
    // Where Google is, the function knows by itself: nothing in the template could lead it elsewhere.
    expect(JSON.stringify(template)).not.toContain('GOOGLE_ISSUER');
  });

  it('may read exactly that parameter, and no other function may read any', () => {
    const roles = resourcesOf(template, 'AWS::IAM::Role').filter(({ resource }) =>
      JSON.stringify(resource).includes('ssm:'),
    );
    expect(roles.map(({ id }) => id)).toEqual([expect.stringMatching(/^Apigoogle/)]);
    const policies = roles.flatMap(
      ({ resource }) =>
        resource.Properties.Policies as {
          PolicyDocument: { Statement: { Action: string; Resource: unknown }[] };
        }[],
    );
    const statement = policies
      .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
      .find(({ Action }) => Action === 'ssm:GetParameter');
    expect(rendered(statement?.Resource)).toBe(
      `arn:\${AWS::Partition}:ssm:\${AWS::Region}:\${AWS::AccountId}:parameter${PARAMETER}`,
    );
  });

  it('is offered by the button where it is set up, and nowhere else', () => {
    const bare = templateOf('prod');
    expect(variables(bare, /^Apigoogle/)).toEqual([
      expect.objectContaining({ GOOGLE_CLIENT_ID: '', GOOGLE_SECRET_PARAMETER: '' }),
    ]);
    expect(JSON.stringify(bare)).not.toContain('ssm:GetParameter');
    expect(browserConfig('prod', BARE)).toMatchObject({ googleSignIn: false });
    expect(browserConfig('prod', WITH_GOOGLE)).toMatchObject({ googleSignIn: true });
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

  it('passes that address to its functions', () => {
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

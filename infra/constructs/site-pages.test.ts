import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { DEPLOYED_INLINE } from '../app/deployed-inline.ts';
import { stageNamed } from '../app/stages.ts';
import { synthesise } from '../app/synthesise.ts';
import { cspSource } from '../bundling/build-output.ts';
import { BARE } from '../testing/bare.ts';
import { buildFixture, INLINE } from '../testing/build-fixture.ts';
import { onlyOf, rendered, resourcesOf, type Template } from '../testing/template.ts';

interface Deployed {
  readonly template: Template;
  /** The text of a file that a deployment puts into the bucket; marks are in place of what AWS knows. */
  readonly textOf: (file: string) => string;
}

const folders: string[] = [];
afterEach(() => vi.unstubAllEnvs());
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const synthesised = (stage: string, configuration = BARE, context: Record<string, string> = {}): Deployed => {
  vi.stubEnv('CDK_CONTEXT_JSON', JSON.stringify(context));
  const buildDir = buildFixture();
  folders.push(buildDir);
  const outDir = join(buildDir, 'cdk.out');
  const [stack] = synthesise({ buildDir, outDir, stage: stageNamed(stage, configuration) }).stacks;
  if (!stack) throw new Error('The assembly has no stack.');
  // Each file that is written at synthesis is an asset of its own.
  const assets = readdirSync(outDir).filter((name) => name.startsWith('asset.'));
  return {
    template: stack.template,
    textOf: (file) => {
      const asset = assets.find((name) => {
        const folder = join(outDir, name);
        return existsSync(join(folder, file)) && !existsSync(join(folder, 'favicon.svg'));
      });
      if (asset === undefined) throw new Error(`No asset is ${file}.`);
      return readFileSync(join(outDir, asset, file), 'utf8');
    },
  };
};

const known = new Map<string, Deployed>();

/** What a stage without settings deploys; synthesised once. */
const deployed = (stage: string): Deployed => {
  const site = known.get(stage) ?? synthesised(stage);
  known.set(stage, site);
  return site;
};

const headersOf = ({ template }: Deployed) =>
  onlyOf(template, 'AWS::CloudFront::ResponseHeadersPolicy').resource.Properties
    .ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: { ContentSecurityPolicy: { ContentSecurityPolicy: unknown } };
    CustomHeadersConfig: { Items: { Header: string; Value: string }[] };
  };
const robotsTag = (site: Deployed) =>
  headersOf(site).CustomHeadersConfig.Items.find(({ Header }) => Header === 'X-Robots-Tag')?.Value;

describe('the addresses in pages', () => {
  it('are the domain of the stage when it has one', () => {
    const { textOf } = synthesised('prod', {
      ...BARE,
      prod: {
        domain: {
          name: 'fledge.example',
          certificateArn: `arn:aws:acm:us-east-1:123456789012:certificate/${'0'.repeat(36)}`,
        },
      },
    });
    expect(textOf('index.html')).toContain('href="https://fledge.example/"');
    expect(textOf('robots.txt')).toContain('Sitemap: https://fledge.example/sitemap.xml');
    expect(textOf('.well-known/security.txt')).toBe('Contact: https://fledge.example/contact\n');
  });

  it('are filled in by the deployment when only that knows them', () => {
    const { template, textOf } = deployed('prod');
    const [, mark = ''] = /href="https:\/\/(.+?)\/"/.exec(textOf('features.html')) ?? [];
    const [, pages] = resourcesOf(template, 'Custom::CDKBucketDeployment');
    const markers = pages?.resource.Properties.SourceMarkers as Record<string, unknown>[];
    const distribution = onlyOf(template, 'AWS::CloudFront::Distribution').id;
    expect(rendered(markers.find((one) => mark in one)?.[mark])).toBe(`\${${distribution}.DomainName}`);
  });
});

describe('search engines', () => {
  it.each(['dev', 'pr-7'])('are kept out of %s', (stage) => {
    const site = deployed(stage);
    expect(robotsTag(site)).toBe('noindex, nofollow');
    expect(site.textOf('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
  });

  it.each(['prod', 'local'])('are welcome to %s', (stage) => {
    const site = deployed(stage);
    expect(robotsTag(site)).toBeUndefined();
    expect(site.textOf('robots.txt')).toContain('/sitemap.xml');
  });
});

describe('the content security policy', () => {
  const earlier = cspSource('before');
  const policyWith = (context: Record<string, string>) =>
    rendered(
      headersOf(synthesised('dev', BARE, context)).SecurityHeadersConfig.ContentSecurityPolicy
        .ContentSecurityPolicy,
    );

  it('goes on allowing what the deployed pages have inline', () => {
    const policy = policyWith({ [DEPLOYED_INLINE.styles]: `${earlier} ${cspSource(INLINE.style)}` });
    expect(policy).toContain(`style-src 'self' ${cspSource(INLINE.style)} ${earlier};`);
    expect(policy).toContain(`script-src 'self' ${cspSource(INLINE.script)};`);
  });

  it('takes nothing but hashes for that', () => {
    const policy = policyWith({
      [DEPLOYED_INLINE.scripts]: `'unsafe-inline' https://evil.example; ${earlier} 'sha256-short='`,
    });
    expect(policy).toContain(`script-src 'self' ${cspSource(INLINE.script)} ${earlier};`);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, type ISource, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { SITE_URL_MARK } from '#frontend/prerender/site-url.ts';
import type { Stage } from '../app/stages.ts';
import { addressedFiles } from '../bundling/build-output.ts';
import { isListed } from './security-headers.ts';
import { stageLogs } from './service-function.ts';

/** What the browser needs to know about the stage it came from; it reads it at `/config.json`. */
export interface BrowserConfig {
  readonly stage: string;
  readonly region: string;
  readonly userPoolId: string;
  /** The public app client's: password reset only. */
  readonly userPoolClientId: string;
  /** The path at which the browser reaches the user pool for that: a route of the API. */
  readonly userPoolEndpoint: string;
  readonly googleSignIn: boolean;
}

export const CONFIG_PATH = 'config.json';
const HASHED = 'assets/*';

export interface SiteDeploymentProps {
  readonly bucket: IBucket;
  readonly folder: string;
  readonly config: BrowserConfig;
  readonly stage: Stage;
  /** The site's origin. */
  readonly url: string;
}

/** Instead of the build's robots.txt, in a stage that search engines must not list. */
const NO_ROBOTS = 'User-agent: *\nDisallow: /\n';

/** The files that name the site's own address, with the address in them; deployment fills in what is a token of it. */
const addressed = ({ folder, stage, url }: SiteDeploymentProps): ISource[] =>
  addressedFiles(folder).map((file) => {
    if (file === 'robots.txt' && !isListed(stage)) return Source.data(file, NO_ROBOTS);
    return Source.data(file, readFileSync(join(folder, file), 'utf8').replaceAll(SITE_URL_MARK, url));
  });

/**
 * Puts the built site and its configuration into the bucket: first the hashed files, kept for ever by every cache,
 * then the pages that name them, revalidated each time. Hashed files of earlier builds stay, for the tabs that
 * are open. Returns what uploads the pages.
 */
export const deploySite = (scope: Construct, props: SiteDeploymentProps): BucketDeployment => {
  const { bucket, folder, config, stage } = props;
  const common = { destinationBucket: bucket, logGroup: stageLogs(scope, 'DeploymentLogs', stage) };
  const assets = new BucketDeployment(scope, 'Assets', {
    ...common,
    sources: [Source.asset(folder)],
    exclude: ['*'],
    include: [HASHED],
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const pages = new BucketDeployment(scope, 'Pages', {
    ...common,
    sources: [
      Source.asset(folder, { exclude: addressedFiles(folder) }),
      ...addressed(props),
      Source.jsonData(CONFIG_PATH, config),
    ],
    exclude: [HASHED],
    cacheControl: [CacheControl.fromString('no-cache')],
  });
  pages.node.addDependency(assets);
  return pages;
};

import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { stageLogs } from './service-function.ts';

/** What the browser needs to know about the stage it came from; it reads it at `/config.json`. */
export interface BrowserConfig {
  readonly stage: string;
  readonly region: string;
  readonly userPoolId: string;
  /** The public app client's: password reset only. */
  readonly userPoolClientId: string;
  readonly googleSignIn: boolean;
}

export const CONFIG_PATH = 'config.json';
const HASHED = 'assets/*';

export interface SiteDeploymentProps {
  readonly bucket: IBucket;
  readonly folder: string;
  readonly config: BrowserConfig;
  readonly stage: Stage;
}

/**
 * Puts the built site and its configuration into the bucket: first the hashed files, kept for ever by every cache,
 * then the pages that name them, asked for anew each time. Hashed files of earlier builds stay, for the tabs that
 * are open.
 */
export const deploySite = (
  scope: Construct,
  { bucket, folder, config, stage }: SiteDeploymentProps,
): void => {
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
    sources: [Source.asset(folder), Source.jsonData(CONFIG_PATH, config)],
    exclude: [HASHED],
    cacheControl: [CacheControl.fromString('no-cache')],
  });
  pages.node.addDependency(assets);
};

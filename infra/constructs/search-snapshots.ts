import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { EXPORT_KEYS } from '#shared/core/export-rules.ts';
import { EXPORT_SECONDS } from '#shared/core/retention.ts';
import type { Stage } from '../app/stages.ts';
import type { PrivateBucket } from './resume-bucket.ts';

/**
 * The private bucket of the search's snapshots, the packed lists of applicants, and the files of exports. Functions delete
 * snapshots and lists that are no longer used: a rule by age would delete the latest one of a stage in which nothing changes.
 * Exported files are deleted by such a rule.
 */
export class SearchSnapshots extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { stage, bucket }: { readonly stage: Stage; readonly bucket: PrivateBucket },
  ) {
    super(scope, id);
    new Bucket(this, 'Bucket', {
      bucketName: bucket.name,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      lifecycleRules: [{ prefix: EXPORT_KEYS, expiration: Duration.seconds(EXPORT_SECONDS) }],
      removalPolicy: stage.production ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
      autoDeleteObjects: !stage.production,
    });
  }
}

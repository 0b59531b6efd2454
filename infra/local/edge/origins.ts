import type { Gateway } from '../api/gateway.ts';
import { LocalFailure } from '../failure.ts';
import { matches } from '../iam/wildcard.ts';
import type { Bucket } from '../site/bucket.ts';
import { type BucketAccess, s3Origin } from '../site/s3-origin.ts';
import type { Stack } from '../template/stack.ts';
import { asObject, isObject, type Json, type JsonObject } from '../template/types.ts';
import type { DistributionConfig, OriginConfig } from './config.ts';
import type { Origin } from './distribution.ts';

const asList = (value: Json | undefined): Json[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
/** Whether a statement of the bucket's policy lets this distribution do something. */
const allows = (statement: JsonObject, action: string, resource: string, distributionArn: string): boolean =>
  statement.Effect === 'Allow' &&
  asList(asObject(statement.Principal).Service).includes('cloudfront.amazonaws.com') &&
  asList(statement.Action).some((pattern) => matches(String(pattern), action)) &&
  asList(statement.Resource).some((pattern) => matches(String(pattern), resource)) &&
  Object.values(asObject(statement.Condition))
    .map((test) => asObject(test)['AWS:SourceArn'])
    .every((arn) => arn === distributionArn);

/** What the bucket's policy lets a distribution do, if its origin signs its requests at all. */
const bucketAccess = (
  stack: Stack,
  bucketName: string,
  origin: OriginConfig,
  distribution: DistributionConfig,
): BucketAccess => {
  const statements = stack
    .all('AWS::S3::BucketPolicy')
    .filter(({ properties }) => properties.Bucket === bucketName)
    .flatMap(({ properties }) => asList(asObject(properties.PolicyDocument).Statement))
    .filter(isObject);
  const may = (action: string, resource: string): boolean =>
    origin.signed && statements.some((statement) => allows(statement, action, resource, distribution.arn));
  const arn = `arn:aws:s3:::${bucketName}`;
  return { read: may('s3:GetObject', `${arn}/index.html`), list: may('s3:ListBucket', arn) };
};

/** Finds the target of an origin of a distribution: an HTTP API or a bucket of the same stack. */
export const originFinder = (
  stack: Stack,
  distribution: DistributionConfig,
  gateways: readonly Gateway[],
  buckets: ReadonlyMap<string, Bucket>,
): ((origin: OriginConfig) => Origin) => {
  const bucketDomains = new Map(
    stack
      .all('AWS::S3::Bucket')
      .map(({ logicalId, ref }) => [stack.attribute(logicalId, 'RegionalDomainName'), ref]),
  );
  return (origin) => {
    const gateway = gateways.find(({ domainName }) => domainName === origin.domainName);
    if (gateway) return gateway.handle;
    const name = bucketDomains.get(origin.domainName);
    const bucket = name === undefined ? undefined : buckets.get(name);
    if (name !== undefined && bucket)
      return s3Origin(bucket, bucketAccess(stack, name, origin, distribution));
    throw new LocalFailure(`infra/local finds nothing behind the origin ${origin.domainName}`);
  };
};

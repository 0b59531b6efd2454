import { Aws } from 'aws-cdk-lib';
import type { Stage } from '../app/stages.ts';

/** A private bucket. Its address has no slash at the end. */
export interface PrivateBucket {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
}

/**
 * A bucket of a stage by a name that is known beforehand: the functions and the site's headers name that of the resumes,
 * and it names the site's address and the function that it calls. By references each would wait for the other at deployment.
 */
const bucketOf = ({ name: stage }: Pick<Stage, 'name'>, what: 'resumes' | 'search'): PrivateBucket => {
  const name = `fledge-${stage}-${what}-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
  return {
    name,
    arn: `arn:${Aws.PARTITION}:s3:::${name}`,
    url: `https://${name}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`,
  };
};

/** The bucket of resumes. */
export const resumeBucketOf = (stage: Pick<Stage, 'name'>): PrivateBucket => bucketOf(stage, 'resumes');
/** The bucket of the search's snapshots. */
export const searchBucketOf = (stage: Pick<Stage, 'name'>): PrivateBucket => bucketOf(stage, 'search');

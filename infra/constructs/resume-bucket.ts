import { Aws } from 'aws-cdk-lib';
import type { Stage } from '../stages.ts';

/** The bucket of resumes. Its address has no slash at the end. */
export interface ResumeBucket {
  readonly name: string;
  readonly arn: string;
  readonly url: string;
}

/**
 * The bucket of a stage by a name that is known beforehand: the functions and the site's headers name it, and it names
 * the site's address and the function that it calls. By references each would wait for the other at deployment.
 */
export const resumeBucketOf = ({ name: stage }: Pick<Stage, 'name'>): ResumeBucket => {
  const name = `fledge-${stage}-resumes-${Aws.ACCOUNT_ID}-${Aws.REGION}`;
  return {
    name,
    arn: `arn:${Aws.PARTITION}:s3:::${name}`,
    url: `https://${name}.s3.${Aws.REGION}.${Aws.URL_SUFFIX}`,
  };
};

import { randomBytes } from 'node:crypto';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { answerResource } from '#functions/core/custom-resource.ts';

/**
 * The custom resource `Custom::Random`: its attribute `Value` is 32 random bytes in base64url, made when the
 * resource is created and again only when one of its properties changes. `NoEcho` keeps it out of the stack's events.
 */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  const PhysicalResourceId =
    'PhysicalResourceId' in event ? event.PhysicalResourceId : `random-${event.RequestId}`;
  const Data = event.RequestType === 'Delete' ? {} : { Value: randomBytes(32).toString('base64url') };
  await answerResource(event, { Status: 'SUCCESS', PhysicalResourceId, NoEcho: true, Data });
};

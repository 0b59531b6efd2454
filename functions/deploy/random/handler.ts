import { randomBytes } from 'node:crypto';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** What CloudFormation waits for at the ResponseURL; without it a deployment hangs for an hour. */
const answerTo = async (event: CloudFormationCustomResourceEvent, answer: object): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = event;
  const response = await fetch(event.ResponseURL, {
    method: 'PUT',
    // The address is signed for an empty content type; fetch would send one of its own.
    headers: { 'content-type': '' },
    body: JSON.stringify({ ...answer, StackId, RequestId, LogicalResourceId }),
  });
  if (!response.ok) throw new Error(`CloudFormation's answer address said ${response.status}.`);
};

/**
 * The custom resource `Custom::Random`: its attribute `Value` is 32 random bytes in base64url, made when the
 * resource is created and again only when one of its properties changes. `NoEcho` keeps it out of the stack's events.
 */
export const handler = async (event: CloudFormationCustomResourceEvent): Promise<void> => {
  const PhysicalResourceId =
    'PhysicalResourceId' in event ? event.PhysicalResourceId : `random-${event.RequestId}`;
  const Data = event.RequestType === 'Delete' ? {} : { Value: randomBytes(32).toString('base64url') };
  await answerTo(event, { Status: 'SUCCESS', PhysicalResourceId, NoEcho: true, Data });
};

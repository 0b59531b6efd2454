import type { CloudFormationCustomResourceEvent } from 'aws-lambda';

/** What a custom resource's function says of what it did. */
export interface ResourceAnswer {
  readonly Status: 'SUCCESS' | 'FAILED';
  readonly PhysicalResourceId: string;
  /** Why it failed. */
  readonly Reason?: string;
  /** Keeps the attributes out of the stack's events. */
  readonly NoEcho?: boolean;
  readonly Data?: Readonly<Record<string, string>>;
}

/** What CloudFormation waits for at the ResponseURL; without it a deployment hangs for an hour. */
export const answerResource = async (
  event: CloudFormationCustomResourceEvent,
  answer: ResourceAnswer,
): Promise<void> => {
  const { StackId, RequestId, LogicalResourceId } = event;
  const response = await fetch(event.ResponseURL, {
    method: 'PUT',
    // The address is signed for an empty content type; fetch would send one of its own.
    headers: { 'content-type': '' },
    body: JSON.stringify({ ...answer, StackId, RequestId, LogicalResourceId }),
  });
  if (!response.ok) throw new Error(`CloudFormation's answer address said ${response.status}.`);
};

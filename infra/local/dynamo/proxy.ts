import { type AwsAnswer, AwsError, type AwsRequest, errorAnswer, headerOf, jsonBody } from '../aws.ts';
import type { Authority } from '../iam.ts';
import { batchesInOneCommit } from './batch-writes.ts';
import type { DynamoClient } from './client.ts';
import { type Conflicts, TransactionCanceled } from './conflicts.ts';

const WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem', 'TransactWriteItems']);
const CONTENT_TYPE = 'application/x-amz-json-1.0';

export interface DynamoProxyOptions {
  readonly client: DynamoClient;
  readonly authority: Authority;
  readonly conflicts: Conflicts;
  /** What is between the checks and dynoxide: throttled partitions, indexes that lag. */
  readonly around?: (forward: DynamoClient['forward']) => DynamoClient['forward'];
  /** Called after each write that went well, so that the stream's consumers need not wait for their next look. */
  readonly onWrite: () => void;
}

/** DynamoDB as the functions see it: each call judged by IAM, conflicts between transactions as in the cloud. */
export const dynamoProxy = ({
  client,
  authority,
  conflicts,
  around = (forward) => forward,
  onWrite,
}: DynamoProxyOptions): ((request: AwsRequest) => Promise<AwsAnswer>) => {
  const forward = around(batchesInOneCommit(client.forward));
  return async (request) => {
    try {
      authority.authorise(request);
      const target = headerOf(request, 'x-amz-target') ?? '';
      const operation = target.split('.')[1] ?? '';
      const leave = conflicts.enter(operation, jsonBody(request.body));
      try {
        const answer = await forward(target, request.body);
        if (answer.status === 200 && WRITES.has(operation)) onWrite();
        return answer;
      } finally {
        leave();
      }
    } catch (error) {
      if (error instanceof TransactionCanceled) return error.answer();
      if (error instanceof AwsError) return errorAnswer(error, CONTENT_TYPE);
      throw error;
    }
  };
};

import { createHash } from 'node:crypto';
import { type AwsAnswer, AwsError, type AwsRequest, headerOf, jsonAnswer, jsonBody } from '../aws.ts';
import type { Queues } from './queues.ts';

type Input = Readonly<Record<string, unknown>>;

/** SQS hides a message for half a minute unless the queue or the request says otherwise. */
const VISIBILITY_SECONDS = 30;
const LONGEST_DELAY_SECONDS = 900;

/** A queue's name from its URL. */
export const queueName = (url: unknown): string =>
  String(url ?? '').slice(String(url ?? '').lastIndexOf('/') + 1);

const receiptIsStale = () =>
  new AwsError('ReceiptHandleIsInvalid', 'The receipt handle is not (or no longer) that of a message.');

const receive = (queues: Queues, queue: string, input: Input) => ({
  Messages: queues
    .receive(
      queue,
      Number(input.MaxNumberOfMessages ?? 1),
      Number(input.VisibilityTimeout ?? VISIBILITY_SECONDS),
    )
    .map(({ id, body, receipt, sentAt, receivedAt, receives }) => ({
      MessageId: id,
      ReceiptHandle: receipt,
      Body: body,
      MD5OfBody: createHash('md5').update(body).digest('hex'),
      Attributes: {
        SentTimestamp: String(sentAt),
        ApproximateFirstReceiveTimestamp: String(receivedAt),
        ApproximateReceiveCount: String(receives),
      },
    })),
});

const attributes = (queues: Queues, queue: string) => {
  const { visible, taken, delayed } = queues.count(queue);
  return {
    Attributes: {
      ApproximateNumberOfMessages: String(visible),
      ApproximateNumberOfMessagesNotVisible: String(taken),
      ApproximateNumberOfMessagesDelayed: String(delayed),
    },
  };
};

const OPERATIONS: Readonly<Record<string, (queues: Queues, queue: string, input: Input) => unknown>> = {
  ReceiveMessage: receive,
  GetQueueAttributes: attributes,
  DeleteMessage: (queues, queue, { ReceiptHandle }) => {
    // Deleting what is gone is no error in SQS either.
    queues.remove(queue, String(ReceiptHandle));
    return {};
  },
  PurgeQueue: (queues, queue) => {
    queues.purge(queue);
    return {};
  },
  ChangeMessageVisibility: (queues, queue, { ReceiptHandle, VisibilityTimeout }) => {
    if (!queues.hide(queue, String(ReceiptHandle), Number(VisibilityTimeout))) throw receiptIsStale();
    return {};
  },
  SendMessage: (queues, queue, { MessageBody, DelaySeconds = 0 }) => {
    const body = String(MessageBody);
    const delay = Number(DelaySeconds);
    if (!Number.isInteger(delay) || delay < 0 || delay > LONGEST_DELAY_SECONDS)
      throw new AwsError(
        'InvalidParameterValue',
        `Value ${DelaySeconds} for parameter DelaySeconds is invalid.`,
      );
    queues.send(queue, body, delay);
    return { MD5OfMessageBody: createHash('md5').update(body).digest('hex') };
  },
};

/** SQS as the stack's queues need it: the operations of who works off a queue, in the JSON protocol. */
export const queueService =
  (queues: Queues, names: ReadonlySet<string>) =>
  (request: AwsRequest): AwsAnswer => {
    const operation = (headerOf(request, 'x-amz-target') ?? '').split('.')[1] ?? '';
    const act = OPERATIONS[operation];
    if (!act) throw new AwsError('UnknownOperationException', `The local SQS has no ${operation}.`, 404);
    const input = jsonBody(request.body);
    const queue = queueName(input.QueueUrl);
    if (!names.has(queue))
      throw new AwsError('QueueDoesNotExist', 'The specified queue does not exist in the stack.');
    return jsonAnswer(200, act(queues, queue, input), 'application/x-amz-json-1.0');
  };

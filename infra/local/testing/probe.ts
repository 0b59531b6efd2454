// Replaces every function when the runner is tested: it does what the request's header asks for and
// returns the result. Bundled like the real ones, so that it has the real SDK.
import * as dynamodb from '@aws-sdk/client-dynamodb';
import type {
  APIGatewayProxyEventV2,
  CloudFormationCustomResourceEvent,
  DynamoDBStreamEvent,
  SQSEvent,
} from 'aws-lambda';

/** What a test asks of a function. */
export type Order =
  | { do: 'echo' }
  | { do: 'env' }
  | { do: 'dynamodb'; command: string; input: Record<string, unknown> }
  | { do: 'wait'; ms: number }
  | { do: 'throw'; message: string }
  | { do: 'exit' }
  | { do: 'answer'; result: unknown };

type Command = new (input: unknown) => never;

const client = new dynamodb.DynamoDBClient({ maxAttempts: 1 });

const callDynamo = async (command: string, input: Record<string, unknown>): Promise<unknown> => {
  const Named = (dynamodb as unknown as Record<string, Command>)[`${command}Command`];
  if (!Named) throw new Error(`no command ${command}`);
  const given = { TableName: process.env.TABLE_NAME, ...input };
  try {
    return { ok: await client.send(new Named(given)) };
  } catch (error) {
    const { name, message, CancellationReasons } = error as Error & { CancellationReasons?: unknown };
    return { error: name, message, CancellationReasons };
  }
};

let running = 0;

const execute = async (order: Order, event: unknown, context: unknown): Promise<unknown> => {
  switch (order.do) {
    case 'echo':
      return { event, context };
    case 'env':
      return { ...process.env };
    case 'dynamodb':
      return callDynamo(order.command, order.input);
    case 'wait': {
      running++;
      await new Promise((resolve) => setTimeout(resolve, order.ms));
      return { together: running-- };
    }
    case 'throw':
      throw new Error(order.message);
    case 'exit':
      return process.exit(3);
    case 'answer':
      return order.result;
  }
};

/** A record's `fail` attribute says how often its delivery fails before it succeeds, `wait` how long it takes (ms). */
const attempts = new Map<string, number>();
const consume = async (records: DynamoDBStreamEvent['Records']) => {
  const failures = records.filter(({ dynamodb: change }) => {
    const id = change?.SequenceNumber ?? '';
    const seen = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, seen);
    return seen <= Number(change?.NewImage?.fail?.N ?? 0);
  });
  const received = records.map(({ dynamodb: change }) => change?.Keys?.pk?.S);
  console.log(JSON.stringify({ received, at: records[0]?.dynamodb?.ApproximateCreationDateTime }));
  const waits = records.map(({ dynamodb: change }) => Number(change?.NewImage?.wait?.N ?? 0));
  await new Promise((resolve) => setTimeout(resolve, Math.max(...waits)));
  const halving = failures[0] === records[0] && records.length > 1;
  // As our consumer does: an error has the batch halved.
  if (halving) throw new Error('the first failed');
  return {
    batchItemFailures: failures.map(({ dynamodb: change }) => ({ itemIdentifier: change?.SequenceNumber })),
  };
};

interface ProbeMessage {
  name: string;
  fail?: number;
}
const messageIn = (body: string): ProbeMessage => JSON.parse(body);

/** A message's `fail` says how often its delivery fails before it succeeds. */
const receive = (records: SQSEvent['Records']) => {
  const messages = records.map(({ messageId, body, attributes }) => ({
    messageId,
    ...messageIn(body),
    count: Number(attributes.ApproximateReceiveCount),
    after: Number(attributes.ApproximateFirstReceiveTimestamp) - Number(attributes.SentTimestamp),
  }));
  for (const { name, count, after } of messages) console.log(JSON.stringify({ message: name, count, after }));
  const failed = messages.filter(({ fail = 0, count }) => count <= fail);
  return { batchItemFailures: failed.map(({ messageId: itemIdentifier }) => ({ itemIdentifier })) };
};

const isOfQueue = (event: DynamoDBStreamEvent | SQSEvent): event is SQSEvent =>
  event.Records[0]?.eventSource === 'aws:sqs';

/** What the schedule's call holds; a test may add how often it fails first, and how long it takes (ms). */
interface Call {
  time: string;
  fail?: number;
  wait?: number;
}
const calls = new Map<string, number>();
const run = async ({ time, fail = 0, wait = 0 }: Call) => {
  const seen = (calls.get(time) ?? 0) + 1;
  calls.set(time, seen);
  console.log(JSON.stringify({ ran: time }));
  await new Promise((resolve) => setTimeout(resolve, wait));
  if (seen <= fail) throw new Error('asked to fail');
};

const makeResource = async ({ ResponseURL, RequestType, ...event }: CloudFormationCustomResourceEvent) => {
  // `Multikey` is what the key of the issuer answers with; no test of the runner reads it.
  const Data = { Value: `${RequestType}-${Math.random()}`, Multikey: 'made' };
  const body = { Status: 'SUCCESS', PhysicalResourceId: 'made', Data, RequestId: event.RequestId };
  await fetch(ResponseURL, { method: 'PUT', body: JSON.stringify(body) });
};

export const handler = async (
  event: APIGatewayProxyEventV2 | DynamoDBStreamEvent | SQSEvent | CloudFormationCustomResourceEvent | Call,
  context: unknown,
): Promise<unknown> => {
  if ('Records' in event) return isOfQueue(event) ? receive(event.Records) : consume(event.Records);
  if ('ResponseURL' in event) return makeResource(event);
  if ('time' in event) return run(event);
  const order = JSON.parse(event.headers['x-probe'] ?? '{"do":"echo"}') as Order;
  const result = await execute(order, event, context);
  return order.do === 'answer' ? result : { statusCode: 200, body: JSON.stringify(result) };
};

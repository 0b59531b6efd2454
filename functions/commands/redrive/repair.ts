import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import { messageOf } from '#functions/core/errors.ts';
import { isSubscribed } from '#shared/events.ts';
import type { Consumer } from '#shared/records/kind.ts';
import { readLetter } from './letters.ts';
import { recordsOf } from './records.ts';

/** The outcome for a letter, with a sentence for the operator. */
export interface Repair {
  readonly repaired: boolean;
  readonly what: string;
}

const left = (what: string): Repair => ({ repaired: false, what });

const client = new LambdaClient({});

/** Calls a function and waits for its answer. Throws, with what it said, when it fails. */
const call = async (functionArn: string, event: unknown): Promise<unknown> => {
  const { FunctionError, Payload } = await client.send(
    new InvokeCommand({ FunctionName: functionArn, Payload: JSON.stringify(event) }),
  );
  const answer: unknown = JSON.parse(Payload ? Buffer.from(Payload).toString('utf8') : 'null');
  if (FunctionError === undefined) return answer;
  const { errorMessage = FunctionError } = Object(answer) as { errorMessage?: string };
  throw new Error(errorMessage);
};

const keyOf = ({ dynamodb }: DynamoDBRecord): { pk: string; sk: string } => ({
  pk: dynamodb?.Keys?.pk?.S ?? '',
  sk: dynamodb?.Keys?.sk?.S ?? '',
});

/** Between two failed records there are others of the table that the consumer does not subscribe to. */
const isFor =
  (consumer: Consumer) =>
  ({ eventName, dynamodb = {} }: DynamoDBRecord): boolean =>
    isSubscribed(consumer, eventName ?? '', (dynamodb.NewImage ?? dynamodb.OldImage)?.entity?.S ?? '');

/** Why the consumer could not process a record; undefined when it could. One at a time, so that none delays another. */
const problemWith = async (functionArn: string, record: DynamoDBRecord): Promise<string | undefined> => {
  try {
    const answer = (await call(functionArn, { Records: [record] })) as DynamoDBBatchResponse | null;
    return answer?.batchItemFailures?.length ? 'the consumer still fails on it' : undefined;
  } catch (error) {
    return messageOf(error);
  }
};

const repairRecords = async (
  letter: Parameters<typeof recordsOf>[0],
  consumer: Consumer,
): Promise<Repair> => {
  const { records, where, complete } = await recordsOf(letter);
  const wanted = records.filter(isFor(consumer));
  const problems: string[] = [];
  for (const record of wanted) {
    const problem = await problemWith(letter.functionArn, record);
    if (problem !== undefined) problems.push(`${keyOf(record).pk}/${keyOf(record).sk}: ${problem}`);
  }
  if (problems.length > 0) return left(problems.join('; '));
  const names = wanted.map((record) => `${keyOf(record).pk}/${keyOf(record).sk}`).join(', ');
  if (!complete)
    return left(
      `changes ${letter.first} to ${letter.last} are older than the day for which the stream keeps them, and only ${records.length} of ${letter.size} were saved beside it${names && ` (${names}: done)`}`,
    );
  return {
    repaired: true,
    what: where === 'stream' ? names : `${names}, from the saved copy: the stream no longer has it`,
  };
};

const nameOf = (functionArn: string): string => functionArn.split(':')[6] ?? functionArn;

const repairRun = async (functionArn: string, event: unknown): Promise<Repair> => {
  const name = `the run of ${nameOf(functionArn)}`;
  try {
    await call(functionArn, event);
    return { repaired: true, what: name };
  } catch (error) {
    return left(`${name}: ${messageOf(error)}`);
  }
};

/** Puts a delayed task back into its queue, whose function tries it again; if it still fails, it comes back as a letter. */
const repairTask = async (MessageBody: string, task: string): Promise<Repair> => {
  const queue = new SQSClient({ useQueueUrlAsEndpoint: false });
  try {
    await queue.send(new SendMessageCommand({ QueueUrl: process.env.DELAYED_TASKS_URL, MessageBody }));
  } finally {
    queue.destroy();
  }
  return { repaired: true, what: `the task ${task}, queued again` };
};

/** Processes what a dead letter is about again; all of it can be done twice. Never throws because of one letter. */
export const repair = async (
  body: string,
  target: string | undefined,
  consumer: Consumer,
): Promise<Repair> => {
  const letter = readLetter(body, target);
  try {
    if (letter.kind === 'records') return await repairRecords(letter, consumer);
    if (letter.kind === 'task') return await repairTask(body, letter.task);
    if (letter.kind === 'run') return await repairRun(letter.functionArn, letter.event);
  } catch (error) {
    return left(messageOf(error));
  }
  return left('a message that neither Lambda nor Scheduler writes');
};

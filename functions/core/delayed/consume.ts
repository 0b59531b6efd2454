import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import { inParallel } from '../in-parallel.ts';
import { log } from '../log.ts';
import { observed } from '../observation.ts';
import { readMessage, type Task, type TaskName } from './task.ts';

/** How many tasks of a batch are run at once. */
const AT_ONCE = 5;

/** When a message was received, which is after its delay: the time that tasks take for now. */
const receivedAt = ({ attributes }: SQSRecord): Date =>
  new Date(Number(attributes.ApproximateFirstReceiveTimestamp));

/**
 * The handler of the queue of delayed tasks. A task that fails is reported: the queue delivers its message again, and
 * after the last attempt moves it to the dead letters. Each task is loaded by the first message for it, with all that it needs.
 */
export const consumeTasks = (
  tasks: {
    readonly [N in TaskName]: () => Promise<Pick<Task<N>, 'name' | 'run'>>;
  },
) => {
  const byName: ReadonlyMap<string, () => Promise<Pick<Task, 'run'>>> = new Map(Object.entries(tasks));
  const succeeds = async (record: SQSRecord): Promise<boolean> => {
    try {
      const { task, data } = readMessage(record.body);
      const load = byName.get(task);
      if (!load) throw new Error(`There is no task ${task}.`);
      await (await load()).run(data, receivedAt(record));
      return true;
    } catch (error) {
      log('error', 'delayed task failed', { messageId: record.messageId, error });
      return false;
    }
  };
  return observed(async ({ Records }: SQSEvent): Promise<SQSBatchResponse> => {
    const outcomes = await inParallel(Records, AT_ONCE, succeeds);
    return {
      batchItemFailures: Records.flatMap(({ messageId }, index) =>
        outcomes[index] ? [] : [{ itemIdentifier: messageId }],
      ),
    };
  });
};

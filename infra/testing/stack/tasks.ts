import { readMessage, type TaskName } from '#functions/core/delayed/task.ts';
import { localStack } from '#functions/testing/context.ts';
import { openQueues } from '#infra/local/queues/queues.ts';

/** The messages of the tasks of one kind for an opportunity that are not done yet. */
export const tasksOf = (task: TaskName, opportunityId: string): string[] => {
  const { dataDir, runtime } = localStack();
  const queues = openQueues(dataDir, Date.now);
  try {
    return queues
      .bodies(runtime.delayedTasksUrl.split('/').at(-1) ?? '')
      .filter((body) => readMessage(body).task === task && body.includes(opportunityId));
  } finally {
    queues.close();
  }
};

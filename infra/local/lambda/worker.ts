// Runs inside a worker thread: one Lambda execution environment. It loads the bundle as Lambda's runtime would and
// works off one event at a time.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Answer, Order, Setup } from './messages.ts';

type Handler = (event: unknown, context: unknown) => unknown;

const { codeDirectory, handler: handlerPath } = workerData as Setup;

const failedWith = (error: unknown): Extract<Answer, { kind: 'failed' }> =>
  error instanceof Error
    ? { kind: 'failed', errorType: error.name, errorMessage: error.message, stack: error.stack ?? '' }
    : { kind: 'failed', errorType: typeof error, errorMessage: String(error), stack: '' };

const reply = (answer: Answer): void => parentPort?.postMessage(answer);

const load = async (): Promise<Handler> => {
  const dot = handlerPath.lastIndexOf('.');
  const file = join(codeDirectory, `${handlerPath.slice(0, dot)}.mjs`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const handler = module[handlerPath.slice(dot + 1)];
  if (typeof handler !== 'function') throw new Error(`${handlerPath} is undefined or not exported`);
  return handler as Handler;
};

const work = async (handler: Handler, { event, context, trace, deadline }: Order): Promise<void> => {
  process.env._X_AMZN_TRACE_ID = trace;
  try {
    const result = await handler(JSON.parse(event), {
      ...context,
      callbackWaitsForEmptyEventLoop: true,
      getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    });
    reply({ kind: 'done', result: JSON.stringify(result ?? null) });
  } catch (error) {
    reply(failedWith(error));
  }
};

try {
  const handler = await load();
  parentPort?.on('message', (order: Order) => void work(handler, order));
  reply({ kind: 'ready' });
} catch (error) {
  reply(failedWith(error));
}

// Runs inside a worker thread: one Lambda execution environment. It loads the bundle as Lambda's runtime would and
// works off one event at a time. Plain JavaScript, because every thread would load the compiler that strips types,
// which takes a third of its start.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./messages.ts').Setup} */
const { codeDirectory, handler: handlerPath } = workerData;

/** @returns {import('./messages.ts').Failed} */
const failedWith = (error) =>
  error instanceof Error
    ? { kind: 'failed', errorType: error.name, errorMessage: error.message, stack: error.stack ?? '' }
    : { kind: 'failed', errorType: typeof error, errorMessage: String(error), stack: '' };

/** @param {import('./messages.ts').Answer} answer */
const reply = (answer) => parentPort?.postMessage(answer);

const load = async () => {
  const dot = handlerPath.lastIndexOf('.');
  const file = join(codeDirectory, `${handlerPath.slice(0, dot)}.mjs`);
  const module = await import(pathToFileURL(file).href);
  const handler = module[handlerPath.slice(dot + 1)];
  if (typeof handler !== 'function') throw new Error(`${handlerPath} is undefined or not exported`);
  return handler;
};

/** @param {import('./messages.ts').Order} order */
const work = async (handler, { event, context, trace, deadline }) => {
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
  parentPort?.on('message', (order) => void work(handler, order));
  reply({ kind: 'ready' });
} catch (error) {
  reply(failedWith(error));
}

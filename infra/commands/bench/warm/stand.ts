import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from '#infra/bundling/build.ts';
import { functionEntries } from '#infra/bundling/function-entries.ts';
import type { TemporaryCloud } from '../../temporary-cloud.ts';
import type { Answer, Measured, Order, Outcome } from './process.ts';
import { Recorder } from './recorder.ts';

/**
 * Bundles every function and the bare handlers into a folder of the build as they are deployed, with a map of the sources
 * beside; constants are made when the function loads, which a warm request does not see.
 */
export const buildMapped = async (buildDir: string): Promise<string> => {
  const folder = join(buildDir, 'mapped');
  const bare = { name: 'bare', file: join(import.meta.dirname, 'bare.ts') };
  const entries = functionEntries();
  await Promise.all(
    [...entries, bare].map((entry) =>
      build({ ...bundleOptions(entry, join(folder, entry.name, 'index.mjs'), false), sourcemap: 'external' }),
    ),
  );
  for (const { name } of entries.filter(({ renderer }) => renderer))
    await copyFile(join(buildDir, 'functions', name, 'render.mjs'), join(folder, name, 'render.mjs'));
  return folder;
};

/** Where handlers are measured: a process for them, and a recorder in the place of AWS. */
export class Stand {
  readonly recorder: Recorder;
  readonly #process: ChildProcess;

  private constructor(recorder: Recorder, process: ChildProcess) {
    this.recorder = recorder;
    this.#process = process;
  }

  static async open(folder: string, { runtime, functions }: TemporaryCloud): Promise<Stand> {
    const recorder = new Recorder(runtime.endpoints.dynamodb);
    const endpoint = await recorder.open();
    const variables: Record<string, string> = Object.assign(
      {},
      ...functions.map(({ definition }) => definition.variables),
    );
    // Buckets have addresses of their own.
    const recorded = Object.entries(variables).map(([name, value]) => [
      name,
      value.replace(runtime.endpoints.dynamodb, endpoint),
    ]);
    const child = fork(join(import.meta.dirname, 'process.ts'), [folder], {
      env: {
        ...Object.fromEntries(recorded),
        // Of a deployed stage: no header with what a request consumed.
        STAGE: 'bench',
        AWS_ACCESS_KEY_ID: runtime.credentials.accessKeyId,
        AWS_SECRET_ACCESS_KEY: runtime.credentials.secretAccessKey,
        AWS_ENDPOINT_URL: endpoint,
      },
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    return new Stand(recorder, child);
  }

  async close(): Promise<void> {
    this.#process.kill();
    await this.recorder.close();
  }

  async #obeyed(order: Order): Promise<Outcome> {
    this.#process.send(order);
    const [outcome] = await once(this.#process, 'message');
    return outcome;
  }

  async run(name: string, event: object): Promise<Answer> {
    const outcome = await this.#obeyed({ do: 'run', name, event });
    if ('answer' in outcome) return outcome.answer;
    throw new Error(`${name} failed: ${'error' in outcome ? outcome.error : ''}`);
  }

  async measure(
    name: string,
    event: object,
    bare: Extract<Order, { do: 'measure' }>['bare'],
  ): Promise<Measured> {
    const outcome = await this.#obeyed({ do: 'measure', name, event, bare });
    if ('measured' in outcome) return outcome.measured;
    throw new Error(`${name} failed: ${'error' in outcome ? outcome.error : ''}`);
  }
}

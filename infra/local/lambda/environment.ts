import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { Answer, Failed, Order, Outcome, Setup } from './messages.ts';

/** Lambda gives the loading of the code ten seconds. */
const INIT_MS = 10_000;

export interface EnvironmentOptions extends Setup {
  readonly variables: Readonly<Record<string, string>>;
  readonly memoryMb: number;
  /** One line of the function's console. */
  readonly log: (line: string) => void;
}

/**
 * One execution environment: a worker thread with its own variables and nothing of this process's, which takes one
 * event at a time. After a crash or a timeout it is unusable and must be replaced.
 */
export class Environment {
  readonly #worker: Worker;
  #waiting: ((answer: Answer) => void) | undefined;
  /** Why it is unusable, once it is. */
  #end: Failed | undefined;
  readonly #ready: Promise<Answer>;

  constructor({ codeDirectory, handler, variables, memoryMb, log }: EnvironmentOptions) {
    this.#worker = new Worker(new URL('./worker.mjs', import.meta.url), {
      workerData: { codeDirectory, handler } satisfies Setup,
      env: { ...variables },
      execArgv: ['--no-warnings'],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    for (const output of [this.#worker.stdout, this.#worker.stderr]) {
      createInterface({ input: output }).on('line', log);
    }
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    this.#worker.on('error', (error: Error) =>
      this.#die({
        kind: 'failed',
        errorType: error.name,
        errorMessage: error.message,
        stack: error.stack ?? '',
      }),
    );
    this.#worker.on('exit', (code) =>
      this.#die(failure('Runtime.ExitError', `The function ended itself (${code})`)),
    );
    this.#ready = this.#answer(INIT_MS, 'loading took longer than 10 seconds');
  }

  get dead(): boolean {
    return this.#end !== undefined;
  }

  /** Waits until the code is loaded; why not, if it did not load (the environment is then unusable). */
  async load(): Promise<Failed | undefined> {
    const answer = await this.#ready;
    if (answer.kind !== 'failed') return undefined;
    await this.stop(answer);
    return answer;
  }

  /** Runs one event. Must not be called while another is under way. */
  async run(order: Order, timeoutMs: number): Promise<Outcome> {
    const unready = await this.load();
    if (unready) return unready;
    if (this.#end) return this.#end;
    const answer = this.#answer(timeoutMs, `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`);
    this.#worker.postMessage(order);
    const outcome = await answer;
    return outcome.kind === 'ready' ? failure('Runtime.Error', 'answered out of turn') : outcome;
  }

  async stop(why: Failed = failure('Runtime.Stopped', 'The function was stopped')): Promise<void> {
    this.#die(why);
    await this.#worker.terminate();
  }

  #answer(timeoutMs: number, late: string): Promise<Answer> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => void this.stop(failure('Sandbox.Timedout', late)), timeoutMs);
      this.#waiting = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
    });
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(answer);
  }

  #die(why: Failed): void {
    this.#end ??= why;
    this.#settle(this.#end);
  }
}

const failure = (errorType: string, errorMessage: string): Failed => ({
  kind: 'failed',
  errorType,
  errorMessage,
  stack: '',
});

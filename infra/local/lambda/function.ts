import { randomBytes, randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Environment } from './environment.ts';
import { type Outcome, THROTTLED } from './messages.ts';
import { newTraceRoot } from './trace.ts';

/** A function of the stack, ready to be invoked. */
export interface FunctionDefinition {
  /** The name in the logs. */
  readonly label: string;
  readonly logicalId: string;
  /** The physical name, which is also in the ARN. */
  readonly name: string;
  readonly arn: string;
  readonly handler: string;
  readonly codeDirectory: string;
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly variables: Readonly<Record<string, string>>;
}

/**
 * Lambda runs one event per execution environment and starts another for the next event that comes meanwhile. So
 * does this, with a thread for each: state that a handler keeps between awaits in a module variable is shared here
 * exactly when it is in the cloud. A thread costs some 20 MB, 100 ms of CPU and the time
 * until its code is compiled; further events wait in line, as they would with reserved concurrency.
 */
const MAX_ENVIRONMENTS = Math.min(8, 2 * availableParallelism());
/** Idle environments above the first are given up after this long. */
const IDLE_MS = 30_000;

interface Pooled {
  readonly environment: Environment;
  busy: boolean;
  idleSince: number;
}

/** A function with its pool of environments, which grows while events wait and shrinks when they do not. */
export class LocalFunction {
  readonly definition: FunctionDefinition;
  readonly #log: (line: string) => void;
  #codeDirectory: string;
  #pool: Pooled[] = [];
  readonly #line: ((pooled: Pooled | undefined) => void)[] = [];
  #starting = false;
  readonly #reaper: NodeJS.Timeout;
  #stopped = false;
  #refusals = 0;

  constructor(definition: FunctionDefinition, log: (label: string, line: string) => void) {
    this.definition = definition;
    this.#codeDirectory = definition.codeDirectory;
    this.#log = (line) => log(definition.label, line);
    this.#reaper = setInterval(() => this.#shrink(), IDLE_MS / 2).unref();
  }

  /** Loads the code into a first environment, so that the first event need not wait for it. */
  async warm(): Promise<void> {
    if (this.#pool.length === 0 && !this.#starting) await this.#grow();
  }

  /** Refuses the given number of the next events, as Lambda does when too many are under way. */
  throttle(times: number): void {
    this.#refusals = times;
  }

  /** Runs one event and gives what the function answered as JSON, or how it failed. Never throws. */
  async invoke(event: unknown): Promise<Outcome> {
    if (this.#stopped) return stoppedOutcome;
    if (this.#refusals > 0) {
      this.#refusals -= 1;
      return THROTTLED;
    }
    const pooled = await this.#take();
    if (!pooled) return stoppedOutcome;
    const outcome = await pooled.environment.run(this.#order(event), this.definition.timeoutMs);
    if (outcome.kind === 'failed') {
      const error = `ERROR ${outcome.stack || `${outcome.errorType}: ${outcome.errorMessage}`}`;
      this.#log(this.#stopped ? 'was stopped while it handled an event' : error);
    }
    this.#giveBack(pooled);
    return outcome;
  }

  /** Serves from another directory from now on; events under way finish with the old code. */
  replaceCode(codeDirectory: string): void {
    this.#codeDirectory = codeDirectory;
    const old = this.#pool;
    this.#pool = [];
    for (const pooled of old) if (!pooled.busy) void pooled.environment.stop();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#reaper);
    for (const turn of this.#line.splice(0)) turn(undefined);
    await Promise.all(this.#pool.map(({ environment }) => environment.stop()));
  }

  #order(event: unknown) {
    const { name, arn, memoryMb, timeoutMs } = this.definition;
    return {
      event: JSON.stringify(event),
      context: {
        awsRequestId: randomUUID(),
        functionName: name,
        functionVersion: '$LATEST',
        invokedFunctionArn: arn,
        memoryLimitInMB: String(memoryMb),
        logGroupName: `/aws/lambda/${name}`,
        logStreamName: 'local',
      },
      trace: `${rootOf(event)};Parent=${randomBytes(8).toString('hex')};Sampled=0`,
      deadline: Date.now() + timeoutMs,
    };
  }

  /** A free environment, or the next that becomes free; none when the function is stopped meanwhile. */
  #take(): Promise<Pooled | undefined> {
    const free = this.#pool.find(({ busy }) => !busy);
    if (free) {
      free.busy = true;
      return Promise.resolve(free);
    }
    const turn = new Promise<Pooled | undefined>((resolve) => this.#line.push(resolve));
    this.#growIfNeeded();
    return turn;
  }

  /** One at a time: by the time a second thread would be ready, the first has often emptied the line. */
  #growIfNeeded(): void {
    const wanted = this.#line.length > 0 && this.#pool.length < MAX_ENVIRONMENTS;
    if (wanted && !this.#starting && !this.#stopped) void this.#grow();
  }

  async #grow(): Promise<void> {
    this.#starting = true;
    const { handler, memoryMb, variables } = this.definition;
    const codeDirectory = this.#codeDirectory;
    const environment = new Environment({ codeDirectory, handler, memoryMb, variables, log: this.#log });
    const pooled: Pooled = { environment, busy: true, idleSince: 0 };
    this.#pool.push(pooled);
    const failed = await environment.load();
    this.#starting = false;
    // The event that waited longest learns why the code does not load.
    const first = failed ? this.#line.shift() : undefined;
    if (first) first(pooled);
    else this.#giveBack(pooled);
  }

  #giveBack(pooled: Pooled): void {
    if (pooled.environment.dead || !this.#pool.includes(pooled)) {
      this.#discard(pooled);
      this.#growIfNeeded();
      return;
    }
    const next = this.#line.shift();
    if (next) {
      next(pooled);
      this.#growIfNeeded();
    } else {
      pooled.busy = false;
      pooled.idleSince = Date.now();
    }
  }

  #discard(pooled: Pooled): void {
    this.#pool = this.#pool.filter((other) => other !== pooled);
    void pooled.environment.stop();
  }

  #shrink(): void {
    const idle = this.#pool.filter(({ busy, idleSince }) => !busy && Date.now() - idleSince > IDLE_MS);
    for (const pooled of idle.slice(0, Math.max(0, this.#pool.length - 1))) {
      this.#discard(pooled);
    }
  }
}

/** The trace that an event belongs to: API Gateway's, or one that begins with it. */
const rootOf = (event: unknown): string => {
  const { headers } = Object(event) as { headers?: Record<string, string> };
  return /Root=[^;]+/.exec(headers?.['x-amzn-trace-id'] ?? '')?.[0] ?? newTraceRoot();
};

const stoppedOutcome: Outcome = {
  kind: 'failed',
  errorType: 'Runtime.Stopped',
  errorMessage: 'The local cloud is stopping',
  stack: '',
};

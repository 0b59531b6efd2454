import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { Runtime } from '#functions/commands/endpoints.ts';
import { startBackend } from './backend.ts';
import type { Clock } from './clock.ts';
import { createContext, type LocalContext } from './context.ts';
import { openSiteServer } from './front.ts';
import { json, listen } from './http.ts';
import { FULL_RIGHTS } from './iam.ts';
import type { LocalFunction } from './lambda/function.ts';
import { lockDirectory, type Release } from './lock.ts';
import { openLog } from './log.ts';
import { removeRuntime, writeRuntime } from './runtime-file.ts';
import { bucketsOf } from './s3/bucket.ts';
import { Shutdown } from './shutdown.ts';
import { type Handler, type Intercept, serveSite } from './site-server.ts';
import { serveSockets } from './sockets/upgrade.ts';
import { readAssembly } from './template/assembly.ts';
import { LOCAL_REGION } from './template/identities.ts';
import { openStack } from './template/stack.ts';

export interface CloudOptions {
  /** The cloud assembly that `infra/app/main.ts` wrote. */
  readonly assemblyDir: string;
  /** Where everything is kept; made when it does not exist. */
  readonly dataDir: string;
  /** Of the site; 0 takes a free one. */
  readonly port: number;
  /** Shows only errors on the terminal; `<dataDir>/fledge.log` has everything. */
  readonly quiet?: boolean;
  /** Takes each line of the log instead of the file and the terminal. */
  readonly log?: (line: string) => void;
  /** Whether every function loads its code in the background before its first event (the default). */
  readonly warm?: boolean;
  /** Whether the edge caches what CloudFront would (the default). Not where the functions' own answers are looked at. */
  readonly edgeCache?: boolean;
  /** Lets reads of the tables' indexes lag this many milliseconds behind: for tests, on a fresh data directory. */
  readonly indexLagMs?: number | undefined;
  /** How many shards the tables' streams have: two by default. */
  readonly shards?: number | undefined;
  /** The lock on the data directory, when the caller took it already; else it is taken here. */
  readonly lock?: Release;
  /** Called when a part that cannot be replaced ended by itself; the cloud is then of no use any more. */
  readonly onFailure?: (reason: string) => void;
  /** Sees every request to the site first and may answer it: the hot reload of `npm run dev`. */
  readonly intercept?: Intercept;
}

/** A running local cloud. */
export interface Cloud {
  /** `http://localhost:3000` */
  readonly url: string;
  readonly port: number;
  /** Endpoints, keys with full rights and names, as in `<dataDir>/runtime.json`. */
  readonly runtime: Runtime;
  readonly functions: readonly LocalFunction[];
  /** The servers of the site, for code that handles upgrades to web sockets. */
  readonly siteServers: readonly Server[];
  readonly clock: Clock;
  /** Ends everything that was started, gives the data directory free. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** Starts the synthesised stack on this machine. Throws a LocalFailure for what the person at the keyboard can mend. */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const dataDir = resolve(options.dataDir);
  const shutdown = new Shutdown();
  try {
    shutdown.add(options.lock ?? lockDirectory(dataDir));
    return await assemble({ ...options, dataDir }, shutdown);
  } catch (error) {
    await shutdown.run();
    throw error;
  }
};

const starting: Handler = () =>
  json(503, { message: 'The local cloud is starting.' }, { 'retry-after': '1' });

const logOf = (
  { log, dataDir, quiet }: CloudOptions,
  shutdown: Shutdown,
  fail: (reason: string) => void,
): ((line: string) => void) => {
  if (log) return log;
  const opened = openLog(dataDir, quiet ? 'errors' : 'all', fail);
  shutdown.add(opened.close);
  return opened.write;
};

const assemble = async (options: CloudOptions, shutdown: Shutdown): Promise<Cloud> => {
  const {
    assemblyDir,
    dataDir,
    onFailure = () => undefined,
    intercept,
    warm = true,
    edgeCache = true,
    indexLagMs,
    shards,
  } = options;
  const log = logOf(options, shutdown, onFailure);

  // The port comes first: the template's site address is made of it, and a taken one should be known at once.
  let site = starting;
  const { port, servers, close } = await listen(
    serveSite((request) => site(request), log, intercept),
    options.port,
  );
  shutdown.add(close);
  const stack = openStack(readAssembly(assemblyDir), `localhost:${port}`);
  const context = createContext({
    stack,
    dataDir,
    indexLagMs,
    shards,
    log,
    shutdown,
    fail: (reason) => {
      log(reason);
      onFailure(reason);
    },
  });
  const backend = await startBackend(context);
  const { handle, socketApiAt } = openSiteServer(context, backend, edgeCache);
  site = handle;
  const { connections } = backend.sockets;
  serveSockets(servers, { handle, apiAt: socketApiAt, connections, now: context.clock.now, log });
  const url = `http://localhost:${port}`;
  const runtime = announce(context, url, backend.endpoint);
  // First of all no new requests; where the listener was opened, the parts behind it would be gone before.
  shutdown.add(close);
  shutdown.add(() => connections.close());
  const functions = backend.functions.defineAll();
  if (warm) void warmUp(functions);
  const { clock } = context;
  return { url, port, runtime, functions, siteServers: servers, clock, stop: () => shutdown.run() };
};

/** Writes addresses and keys for operators' commands into a file of the data directory. */
const announce = (
  { stack, dataDir, authority, shutdown }: LocalContext,
  url: string,
  endpoint: string,
): Runtime => {
  const queueUrl = (logicalId: string): string =>
    stack.all('AWS::SQS::Queue').find((queue) => queue.logicalId.startsWith(logicalId))?.ref ?? '';
  const search = bucketsOf(stack).find(({ name }) => name.includes('-search-'))?.name ?? '';
  const runtime: Runtime = {
    url,
    region: LOCAL_REGION,
    endpoints: { dynamodb: endpoint, cognito: endpoint, ses: endpoint, sqs: endpoint, lambda: endpoint },
    credentials: { ...authority.issue('operator', FULL_RIGHTS) },
    tableName: stack.all('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')[0]?.ref ?? '',
    userPoolId: stack.all('AWS::Cognito::UserPool')[0]?.ref ?? '',
    deadLettersUrl: queueUrl('EventsDeadLetters'),
    mailDeadLettersUrl: queueUrl('EventsMailDeadLetters'),
    delayedTasksUrl: queueUrl('EventsDelayedQueue'),
    search: { url: `${endpoint}/${search}`, bucket: search },
  };
  writeRuntime(dataDir, { ...runtime, pid: process.pid });
  shutdown.add(() => removeRuntime(dataDir));
  return runtime;
};

/** Loads the functions one after the other, while the first requests may come already. */
const warmUp = async (functions: readonly LocalFunction[]): Promise<void> => {
  for (const one of functions) await one.warm();
};

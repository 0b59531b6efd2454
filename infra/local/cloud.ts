import { mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { resolve } from 'node:path';
import type { Runtime } from '#functions/commands/endpoints.ts';
import { openGateways } from './api/gateway.ts';
import { awsServices, cognitoService, serveAws } from './aws-endpoint.ts';
import { type Clock, openClock } from './clock.ts';
import type { Cognito } from './cognito/start.ts';
import { makeCustomResources, openAnswerDesk } from './custom-resources.ts';
import { openDatabase } from './database.ts';
import { Conflicts } from './dynamo/conflicts.ts';
import { dynamoProxy } from './dynamo/proxy.ts';
import { distributionsOf } from './edge/config.ts';
import { distribution } from './edge/distribution.ts';
import { originFinder } from './edge/origins.ts';
import { startEventSources } from './event-sources.ts';
import { LocalFailure } from './failure.ts';
import { openFunctions } from './functions.ts';
import { json, listen, send } from './http.ts';
import { createAuthority, FULL_RIGHTS } from './iam.ts';
import type { LocalFunction } from './lambda/function.ts';
import { LOCAL_PREFIX, localRoutes } from './local-routes.ts';
import { lockDirectory, type Release } from './lock.ts';
import { type Log, openLog } from './log.ts';
import { createMailSink } from './mail.ts';
import { removeRuntime, writeRuntime } from './runtime-file.ts';
import { Shutdown } from './shutdown.ts';
import { deployBuckets } from './site/deployment.ts';
import { browserCognito, COGNITO_PATH, nameUserPoolEndpoint } from './site/user-pool-endpoint.ts';
import { type Handler, type Intercept, isAnswer, readRequest, serveSite } from './site-server.ts';
import { openState } from './state.ts';
import type { Consumer } from './streams/consumer.ts';
import { readAssembly } from './template/assembly.ts';
import { LOCAL_ACCOUNT, LOCAL_REGION } from './template/identities.ts';
import { openStack } from './template/stack.ts';
import { mailIdentity, startUserPool } from './user-pool.ts';

export interface CloudOptions {
  /** The cloud assembly that `infra/app.ts` wrote. */
  readonly assemblyDir: string;
  /** Where everything is kept; made when it does not exist. */
  readonly dataDir: string;
  /** Of the site; 0 takes a free one. */
  readonly port: number;
  /** Shows only errors on the terminal; `<dataDir>/fledge.log` has everything. */
  readonly quiet?: boolean;
  /** Takes each line of the log instead of the file and the terminal. */
  readonly log?: (line: string) => void;
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
  /** The servers of the site, for who has to hear of upgrades to web sockets. */
  readonly siteServers: readonly Server[];
  readonly clock: Clock;
  /** Ends everything that was started, gives the data directory free. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

/** Starts the synthesised stack on this machine. Throws a LocalFailure for what the person at the keyboard can mend. */
export const startCloud = async (options: CloudOptions): Promise<Cloud> => {
  const dataDir = resolve(options.dataDir);
  mkdirSync(dataDir, { recursive: true });
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

const logTo = ({ write, close }: Log, shutdown: Shutdown): Log['write'] => {
  shutdown.add(close);
  return write;
};

const assemble = async (options: CloudOptions, shutdown: Shutdown): Promise<Cloud> => {
  const { assemblyDir, dataDir, port, onFailure, intercept } = options;
  const log = options.log ?? logTo(openLog(dataDir, options.quiet ? 'errors' : 'all'), shutdown);

  // The port comes first: the template's site address is made of it, and a taken one should be known at once.
  let site = starting;
  const siteListener = await listen(
    serveSite((request) => site(request), log, intercept),
    port,
  );
  shutdown.add(siteListener.close);
  const url = `http://localhost:${siteListener.port}`;
  const stack = openStack(readAssembly(assemblyDir), `localhost:${siteListener.port}`);

  const state = openState(dataDir);
  shutdown.add(state.close);
  const clock = openClock(state);
  const identity = mailIdentity(stack);
  const mail = createMailSink({
    dataDir,
    now: clock.now,
    region: LOCAL_REGION,
    ...(identity && { identity }),
  });
  shutdown.add(mail.close);
  const authority = createAuthority({
    region: LOCAL_REGION,
    account: LOCAL_ACCOUNT,
    identities: identity ? [identity] : [],
  });

  const database = await openDatabase({
    stack,
    dataDir,
    state,
    onExit: (reason) => {
      log(`ERROR ${reason}`);
      onFailure?.(reason);
    },
  });
  shutdown.add(database.stop);

  let consumers: Consumer[] = [];
  let cognito: Cognito | undefined;
  const services = {
    authority,
    mail,
    cognito: () => {
      if (cognito) return cognito;
      throw new LocalFailure('The user pool is not ready yet');
    },
    dynamo: dynamoProxy({
      client: database.client,
      authority,
      conflicts: new Conflicts(new Map(database.tables.map(({ name, keys }) => [name, keys]))),
      onWrite: () => {
        for (const consumer of consumers) consumer.wake();
      },
    }),
  };
  const aws = serveAws(awsServices(services), log);
  const awsListener = await listen(async (message, response) => {
    if (!isAnswer(message.url)) return aws(message, response);
    const answer = await readRequest(message);
    send(response, answer ? desk.handle(answer) : json(413, {}));
  }, 0);
  shutdown.add(awsListener.close);
  const endpoint = `http://127.0.0.1:${awsListener.port}`;
  const desk = openAnswerDesk(endpoint);

  const functions = openFunctions(stack, authority, endpoint, log);
  shutdown.add(functions.stop);
  await makeCustomResources({ stack, state, desk, invoke: functions.invoke });
  const all = functions.defineAll();
  cognito = startUserPool({ stack, dataDir, functions, clock, mail });
  shutdown.add(cognito.close);
  consumers = await startEventSources({
    stack,
    functions,
    authority,
    client: database.client,
    tables: database.tables,
    state,
    clock,
    log,
  });
  for (const consumer of consumers) shutdown.add(consumer.stop);

  const gateways = openGateways(stack, functions.invoke, clock.now);
  const buckets = deployBuckets(stack);
  for (const bucket of buckets.values()) nameUserPoolEndpoint(bucket);
  const [config, ...more] = distributionsOf(stack, LOCAL_ACCOUNT, (line) => log(`[edge] ${line}`));
  if (!config || more.length > 0)
    throw new LocalFailure('infra/local serves one distribution, on one origin');
  const edge = distribution(config, originFinder(stack, config, gateways, buckets), log);
  const local = localRoutes({ clock, mail });
  const browser = browserCognito(cognitoService(services));
  site = (request) => {
    if (request.path.startsWith(LOCAL_PREFIX)) return local(request);
    return request.path === COGNITO_PATH ? browser(request) : edge(request);
  };

  const runtime: Runtime = {
    url,
    region: LOCAL_REGION,
    endpoints: { dynamodb: endpoint, cognito: endpoint, ses: endpoint },
    credentials: { ...authority.issue('operator', FULL_RIGHTS) },
    tableName: stack.all('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')[0]?.ref ?? '',
    userPoolId: stack.all('AWS::Cognito::UserPool')[0]?.ref ?? '',
  };
  writeRuntime(dataDir, { ...runtime, pid: process.pid });
  shutdown.add(() => removeRuntime(dataDir));
  // First of all no new requests; where the listener was opened, the parts behind it would be gone before.
  shutdown.add(siteListener.close);
  void warmUp(all);
  return {
    url,
    port: siteListener.port,
    runtime,
    functions: all,
    siteServers: siteListener.servers,
    clock,
    stop: () => shutdown.run(),
  };
};

/** Loads the functions one after the other, while the first requests may come already. */
const warmUp = async (functions: readonly LocalFunction[]): Promise<void> => {
  for (const one of functions) await one.warm();
};

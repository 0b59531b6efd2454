import type { AwsService } from './aws.ts';
import { awsServices, serveAws } from './aws-endpoint.ts';
import type { Cognito } from './cognito/start.ts';
import type { LocalContext } from './context.ts';
import { createCallbackEndpoint, makeCustomResources } from './custom-resources.ts';
import { type Database, openDatabase } from './database.ts';
import { Conflicts } from './dynamo/conflicts.ts';
import { lagIndexes } from './dynamo/index-lag.ts';
import { dynamoProxy } from './dynamo/proxy.ts';
import { Throttles } from './dynamo/throttles.ts';
import { eventServices } from './event-services.ts';
import { startEventSources } from './event-sources.ts';
import { LocalFailure } from './failure.ts';
import { type Functions, openFunctions } from './functions.ts';
import { startGoogle } from './google.ts';
import { json, type Listener, listen, send } from './http.ts';
import { parameterStore, storedParameters } from './parameters.ts';
import { type Buckets, openBuckets } from './s3/start.ts';
import { startSchedules } from './schedules.ts';
import { isAnswer, readRequest } from './site-server.ts';
import { openSockets, type Sockets } from './sockets/start.ts';
import type { Consumer } from './streams/consumer.ts';
import { startUserPool } from './user-pool.ts';

/** Everything behind the site: the AWS endpoints, the functions, and what calls them besides the API. */
export interface Backend {
  /** Address of all AWS services, for functions and operators. */
  readonly endpoint: string;
  readonly functions: Functions;
  /** Partitions of the tables that are throttled because a test asked for it. */
  readonly throttles: Throttles;
  readonly sockets: Sockets;
}

/** Opens the AWS endpoint for SDKs and for the answers of custom resources. */
const listenForAws = async (
  { log, shutdown }: LocalContext,
  service: AwsService,
  buckets: Pick<Buckets, 'answer' | 'owns'>,
): Promise<Listener & { endpoint: string; callbacks: ReturnType<typeof createCallbackEndpoint> }> => {
  const aws = serveAws(service, log);
  const listener = await listen(async (message, response) => {
    // A path that begins like neither a custom resource's answer nor an object is of another service.
    if (!isAnswer(message.url) && !buckets.owns(message.url)) return aws(message, response);
    const request = await readRequest(message);
    if (!request) send(response, json(413, {}));
    else if (isAnswer(message.url)) send(response, callbacks.handle(request));
    else send(response, await buckets.answer(request), request.method);
  }, 0);
  shutdown.add(listener.close);
  const endpoint = `http://127.0.0.1:${listener.port}`;
  const callbacks = createCallbackEndpoint(endpoint);
  return { ...listener, endpoint, callbacks };
};

const startDatabase = async ({
  stack,
  dataDir,
  state,
  queues,
  shards,
  shutdown,
  fail,
}: LocalContext): Promise<Database> => {
  const database = await openDatabase({ stack, dataDir, state, queues, shards, onExit: fail });
  shutdown.add(database.stop);
  return database;
};

/** Starts everything behind the site. */
export const startBackend = async (context: LocalContext): Promise<Backend> => {
  const { stack, state, authority, mail, log, shutdown, indexLagMs = 0 } = context;
  const database = await startDatabase(context);
  const throttles = new Throttles();
  const lag = indexLagMs > 0 ? await lagIndexes(database.client, database.tables, indexLagMs) : undefined;
  if (lag) shutdown.add(lag.stop);

  const google = await startGoogle(context);
  const parameters = storedParameters(context.dataDir);
  const buckets = openBuckets(context);

  // The endpoint must be there before the functions, and some of what answers at it needs the functions.
  let consumers: Consumer[] = [];
  let userPool: Cognito | undefined;
  let functions: Functions | undefined;
  const ready = <T>(part: T | undefined): T => {
    if (part) return part;
    throw new LocalFailure('The local cloud is not ready yet');
  };
  const sockets = openSockets(context, (arn, event) => ready(functions).invoke(arn, event));
  const services = {
    authority,
    mail,
    parameters: parameterStore({
      read: (name) => google.parameter(name) ?? parameters.read(name),
      put: parameters.put,
    }),
    sockets: sockets.connections.service,
    ...(await eventServices(context, database, (arn, event) => ready(functions).invoke(arn, event))),
    cognito: () => ready(userPool),
    dynamo: dynamoProxy({
      client: database.client,
      authority,
      conflicts: new Conflicts(new Map(database.tables.map(({ name, keys }) => [name, keys]))),
      around: (forward) => throttles.around(lag ? lag.around(forward) : forward),
      onWrite: () => {
        for (const consumer of consumers) consumer.wake();
      },
    }),
  };
  const { endpoint, callbacks } = await listenForAws(context, awsServices(services), buckets);
  buckets.serveAt(endpoint);
  sockets.serveAt(endpoint);

  const endpoints = { aws: endpoint, google: google.issuer };
  functions = openFunctions(stack, authority, endpoints, log);
  shutdown.add(functions.stop);
  await makeCustomResources({ stack, state, callbacks, invoke: functions.invoke });
  functions.defineAll();
  shutdown.add(buckets.start(functions).stop);
  userPool = startUserPool({ ...context, functions });
  shutdown.add(userPool.close);
  const { client, tables } = database;
  consumers = await startEventSources({ ...context, functions, client, tables });
  for (const consumer of consumers) shutdown.add(consumer.stop);
  for (const player of startSchedules({ ...context, functions })) shutdown.add(player.stop);
  return { endpoint, functions, throttles, sockets };
};

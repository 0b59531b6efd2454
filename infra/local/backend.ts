import { type AwsService, awsServices, cognitoService, serveAws } from './aws-endpoint.ts';
import type { Cognito } from './cognito/start.ts';
import { makeCustomResources, openAnswerDesk } from './custom-resources.ts';
import { type Database, openDatabase } from './database.ts';
import { Conflicts } from './dynamo/conflicts.ts';
import { dynamoProxy } from './dynamo/proxy.ts';
import { eventServices } from './event-services.ts';
import { startEventSources } from './event-sources.ts';
import { LocalFailure } from './failure.ts';
import type { Foundations } from './foundations.ts';
import { type Functions, openFunctions } from './functions.ts';
import { startGoogle } from './google.ts';
import { json, type Listener, listen, send } from './http.ts';
import { parameterStore } from './parameters.ts';
import { startSchedules } from './schedules.ts';
import { isAnswer, readRequest } from './site-server.ts';
import type { Consumer } from './streams/consumer.ts';
import { startUserPool } from './user-pool.ts';

/** Everything behind the site: the AWS endpoints, the functions, and what calls them besides the API. */
export interface Backend {
  /** Address of all AWS services, for functions and operators. */
  readonly endpoint: string;
  readonly functions: Functions;
  /** The user pool, for browsers too. */
  readonly cognito: AwsService;
}

/** Opens the AWS endpoint for SDKs and for the answers of custom resources. */
const listenForAws = async (
  { log, shutdown }: Foundations,
  service: AwsService,
): Promise<Listener & { endpoint: string; desk: ReturnType<typeof openAnswerDesk> }> => {
  const aws = serveAws(service, log);
  const listener = await listen(async (message, response) => {
    if (!isAnswer(message.url)) return aws(message, response);
    const answer = await readRequest(message);
    send(response, answer ? desk.handle(answer) : json(413, {}));
  }, 0);
  shutdown.add(listener.close);
  const endpoint = `http://127.0.0.1:${listener.port}`;
  const desk = openAnswerDesk(endpoint);
  return { ...listener, endpoint, desk };
};

const startDatabase = async (
  { stack, dataDir, state, queues, log, shutdown }: Foundations,
  onFailure: ((reason: string) => void) | undefined,
): Promise<Database> => {
  const onExit = (reason: string) => {
    log(`ERROR ${reason}`);
    onFailure?.(reason);
  };
  const database = await openDatabase({ stack, dataDir, state, queues, onExit });
  shutdown.add(database.stop);
  return database;
};

/** Starts everything behind the site. */
export const startBackend = async (
  foundations: Foundations,
  onFailure: ((reason: string) => void) | undefined,
): Promise<Backend> => {
  const { stack, state, authority, mail, log, shutdown } = foundations;
  const database = await startDatabase(foundations, onFailure);

  const google = await startGoogle(foundations);

  // The endpoint must be there before the functions, and some of what answers at it needs the functions.
  let consumers: Consumer[] = [];
  let userPool: Cognito | undefined;
  let functions: Functions | undefined;
  const ready = <T>(part: T | undefined): T => {
    if (part) return part;
    throw new LocalFailure('The local cloud is not ready yet');
  };
  const services = {
    authority,
    mail,
    parameters: parameterStore(google.parameter),
    ...(await eventServices(foundations, database, (arn, event) => ready(functions).invoke(arn, event))),
    cognito: () => ready(userPool),
    dynamo: dynamoProxy({
      client: database.client,
      authority,
      conflicts: new Conflicts(new Map(database.tables.map(({ name, keys }) => [name, keys]))),
      onWrite: () => {
        for (const consumer of consumers) consumer.wake();
      },
    }),
  };
  const { endpoint, desk } = await listenForAws(foundations, awsServices(services));

  const endpoints = { aws: endpoint, google: google.issuer };
  functions = openFunctions(stack, authority, endpoints, log);
  shutdown.add(functions.stop);
  await makeCustomResources({ stack, state, desk, invoke: functions.invoke });
  functions.defineAll();
  userPool = startUserPool({ ...foundations, functions });
  shutdown.add(userPool.close);
  const { client, tables } = database;
  consumers = await startEventSources({ ...foundations, functions, client, tables });
  for (const consumer of consumers) shutdown.add(consumer.stop);
  for (const player of startSchedules({ ...foundations, functions })) shutdown.add(player.stop);
  return { endpoint, functions, cognito: cognitoService(services) };
};

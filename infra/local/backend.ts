import { type AwsService, awsServices, cognitoService, serveAws } from './aws-endpoint.ts';
import type { Cognito } from './cognito/start.ts';
import { makeCustomResources, openAnswerDesk } from './custom-resources.ts';
import { type Database, openDatabase } from './database.ts';
import { Conflicts } from './dynamo/conflicts.ts';
import { dynamoProxy } from './dynamo/proxy.ts';
import { startEventSources } from './event-sources.ts';
import { LocalFailure } from './failure.ts';
import type { Foundations } from './foundations.ts';
import { type Functions, openFunctions } from './functions.ts';
import { json, type Listener, listen, send } from './http.ts';
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
  { stack, dataDir, state, log, shutdown }: Foundations,
  onFailure: ((reason: string) => void) | undefined,
): Promise<Database> => {
  const onExit = (reason: string) => {
    log(`ERROR ${reason}`);
    onFailure?.(reason);
  };
  const database = await openDatabase({ stack, dataDir, state, onExit });
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

  // The endpoint must be there before the functions, and some of what answers at it needs the functions.
  let consumers: Consumer[] = [];
  let userPool: Cognito | undefined;
  const services = {
    authority,
    mail,
    cognito: () => {
      if (userPool) return userPool;
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
  const { endpoint, desk } = await listenForAws(foundations, awsServices(services));

  const functions = openFunctions(stack, authority, endpoint, log);
  shutdown.add(functions.stop);
  await makeCustomResources({ stack, state, desk, invoke: functions.invoke });
  functions.defineAll();
  userPool = startUserPool({ ...foundations, functions });
  shutdown.add(userPool.close);
  const { client, tables } = database;
  consumers = await startEventSources({ ...foundations, functions, client, tables });
  for (const consumer of consumers) shutdown.add(consumer.stop);
  return { endpoint, functions, cognito: cognitoService(services) };
};

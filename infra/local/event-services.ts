import type { AwsServices } from './aws-endpoint.ts';
import type { LocalContext } from './context.ts';
import type { Database } from './database.ts';
import { lambdaService } from './lambda/service.ts';
import { queueService } from './queues/service.ts';
import { openReader } from './streams/reader.ts';
import { type ReadableStream, streamService } from './streams/service.ts';

/** The streams of the tables that have one. */
const streamsOf = ({ client, tables }: Database): Promise<ReadableStream[]> =>
  Promise.all(
    tables
      .filter(({ create }) => create.StreamSpecification !== undefined)
      .map(async ({ name, streamArn }) => ({ streamArn, reader: await openReader(client, name) })),
  );

/** The services with which an operator looks after what happens by itself: queues, streams, and calls of functions. */
export const eventServices = async (
  { stack, queues, clock, shards }: LocalContext,
  database: Database,
  invoke: Parameters<typeof lambdaService>[0],
): Promise<Pick<AwsServices, 'queues' | 'streams' | 'lambda'>> => {
  const names = stack.all('AWS::SQS::Queue').map(({ logicalId }) => stack.attribute(logicalId, 'QueueName'));
  return {
    queues: queueService(queues, new Set(names)),
    streams: streamService(await streamsOf(database), clock, shards),
    lambda: lambdaService(invoke),
  };
};

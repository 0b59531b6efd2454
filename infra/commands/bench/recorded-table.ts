import { createServer, request as httpRequest } from 'node:http';
import { readBody } from '../../local/http.ts';
import { decodeDynamo } from '../../local/iam/dynamodb.ts';
import { asObject, isObject, parseJson } from '../../local/template/types.ts';

/** What a request read of one partition of the table or an index, in read units. */
export interface PartitionRead {
  readonly partition: string;
  readonly units: number;
}

/** A table's endpoint that passes everything on to the real one and notes the reads. */
export interface RecordedTable {
  readonly endpoint: string;
  /** The reads since the last call. */
  readonly taken: () => PartitionRead[];
  readonly close: () => Promise<void>;
}

const READS = new Set(['GetItem', 'Query', 'BatchGetItem']);
/** Which place it is does not matter: only the partitions of a request are looked at. */
const PLACE = { region: 'local', account: '000000000000' };

const unitsOf = (answer: string): number => {
  const { ConsumedCapacity } = asObject(parseJson(answer));
  const all = Array.isArray(ConsumedCapacity)
    ? ConsumedCapacity.filter(isObject)
    : [asObject(ConsumedCapacity)];
  return all.reduce((sum, { CapacityUnits }) => sum + Number(CapacityUnits ?? 0), 0);
};

/** The same request to the real endpoint: with its own `Host`, which is signed. */
const forward = (
  to: URL,
  headers: Record<string, string | string[] | undefined>,
  body: Buffer,
): Promise<{ status: number; type: string; text: string }> =>
  new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { host: to.hostname, port: to.port, method: 'POST', path: '/', headers },
      async (answer) => {
        const text = (await readBody(answer))?.toString() ?? '';
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Opens an endpoint before a table's own. Reads of several partitions in one call share its units equally. */
export const recordTable = async (endpoint: string): Promise<RecordedTable> => {
  let reads: PartitionRead[] = [];
  const note = (operation: string, body: Buffer, answer: string): void => {
    const accesses = decodeDynamo(operation, Object(parseJson(body.toString())), PLACE);
    const partitions = accesses.flatMap(({ context }) => context['dynamodb:leadingkeys'] ?? []);
    const units = unitsOf(answer) / Math.max(1, partitions.length);
    reads.push(...partitions.map((partition) => ({ partition, units })));
  };
  const server = createServer(async (message, response) => {
    const body = (await readBody(message)) ?? Buffer.alloc(0);
    const { status, type, text } = await forward(new URL(endpoint), message.headers, body);
    const operation = String(message.headers['x-amz-target']).split('.')[1] ?? '';
    if (status === 200 && READS.has(operation)) note(operation, body, text);
    response.writeHead(status, { 'content-type': type }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    taken: () => {
      const taken = reads;
      reads = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

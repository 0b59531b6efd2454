import { Agent, request } from 'node:http';

export interface DynamoAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Sends requests straight to dynoxide, past every check: for the proxy, after its checks, and for the runner. */
export interface DynamoClient {
  readonly forward: (target: string, body: string | Uint8Array) => Promise<DynamoAnswer>;
  /** An operation by its name, `GetRecords` or `CreateTable`; an error answer throws with DynamoDB's message. */
  readonly call: <T>(operation: string, input: unknown) => Promise<T>;
  readonly close: () => void;
}

const STREAM_OPERATIONS = new Set(['ListStreams', 'DescribeStream', 'GetShardIterator', 'GetRecords']);

/** dynoxide wants to see a signature and does not check it; callers are judged in front of it. */
const AUTHORIZATION =
  'AWS4-HMAC-SHA256 Credential=local/20250101/local/dynamodb/aws4_request, SignedHeaders=host, Signature=local';

/** Opens a client with connections that stay open. */
export const dynamoClient = (port: number): DynamoClient => {
  const agent = new Agent({ keepAlive: true });
  const forward = (target: string, body: string | Uint8Array): Promise<DynamoAnswer> =>
    new Promise((resolve, reject) => {
      const outgoing = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method: 'POST',
          path: '/',
          headers: {
            'content-type': 'application/x-amz-json-1.0',
            'content-length': Buffer.byteLength(body),
            'x-amz-target': target,
            'x-amz-date': '20250101T000000Z',
            authorization: AUTHORIZATION,
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 500,
              headers: pick(answer.headers, 'content-type', 'x-amz-crc32', 'x-amzn-requestid'),
              body: Buffer.concat(chunks).toString('utf8'),
            }),
          );
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return {
    forward,
    call: async <T>(operation: string, input: unknown) => {
      const service = STREAM_OPERATIONS.has(operation) ? 'DynamoDBStreams_20120810' : 'DynamoDB_20120810';
      const answer = await forward(`${service}.${operation}`, JSON.stringify(input));
      const body = JSON.parse(answer.body) as T & { __type?: string; message?: string };
      if (answer.status !== 200) {
        throw Object.assign(new Error(`${operation}: ${body.message}`), {
          code: body.__type?.split('#').at(-1),
        });
      }
      return body;
    },
    close: () => agent.destroy(),
  };
};

const pick = (headers: NodeJS.Dict<string | string[]>, ...names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
  );

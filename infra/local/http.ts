import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { LocalFailure } from './failure.ts';

/** A request on its way through the local cloud. `path` and `query` are raw, as the client wrote them. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly clientIp: string;
  readonly clientPort: number;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** The largest body that anything here takes: API Gateway's limit (10 MB). */
export const MAX_PAYLOAD_BYTES = 10 * 1024 * 1024;

/** Reads a body of at most `limit` bytes; `undefined` when there is more. */
export const readBody = async (
  message: IncomingMessage,
  limit = MAX_PAYLOAD_BYTES,
): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  // The answer to a body that is too large goes over the same socket, so leaving the loop must not destroy it.
  for await (const chunk of message.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** The headers as received: duplicates joined as HTTP says, cookies with semicolons. */
export const headersOf = (message: IncomingMessage): Headers => {
  const headers = new Headers();
  const cookies: string[] = [];
  for (let index = 0; index + 1 < message.rawHeaders.length; index += 2) {
    const name = message.rawHeaders[index] ?? '';
    const value = message.rawHeaders[index + 1] ?? '';
    if (name.toLowerCase() === 'cookie') cookies.push(value);
    else headers.append(name, value);
  }
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  return headers;
};

/** Splits a request target into raw path and raw query. */
export const splitTarget = (target: string): { path: string; query: string } => {
  const mark = target.indexOf('?');
  return mark < 0
    ? { path: target, query: '' }
    : { path: target.slice(0, mark), query: target.slice(mark + 1) };
};

/** Sends a response; of an answer to HEAD only the headers. */
export const send = (
  response: ServerResponse,
  { status, headers, body }: HttpResponse,
  method = 'GET',
): void => {
  const bodiless = status === 204 || status === 304;
  const sent = [...headers].filter(([name]) => name !== 'content-length');
  if (!bodiless) sent.push(['content-length', String(body.length)]);
  response.writeHead(status, sent.flat());
  response.end(method === 'HEAD' || bodiless ? undefined : body);
};

/** A response with a JSON body. */
export const json = (status: number, body: unknown, headers: Record<string, string> = {}): HttpResponse => ({
  status,
  headers: new Headers({ 'content-type': 'application/json', ...headers }),
  body: Buffer.from(JSON.stringify(body)),
});

/** A server that listens on loopback only. */
export interface Listener {
  readonly port: number;
  readonly servers: readonly Server[];
  readonly close: () => Promise<void>;
}

const listenOn = (listener: RequestListener, host: string, port: number): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer({ keepAliveTimeout: 65_000 }, listener);
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });

/** Requests under way get a second to end. */
const GRACE_MS = 1_000;

const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    server.close(() => {
      clearTimeout(impatience);
      resolve();
    });
  });

/**
 * Listens on 127.0.0.1 and, where the machine has it, on ::1 (browsers may resolve `localhost` to either).
 * Port 0 takes a free one, then on 127.0.0.1 only. A taken port is a LocalFailure.
 */
export const listen = async (listener: RequestListener, port: number): Promise<Listener> => {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map(closeServer));
  };
  try {
    servers.push(await listenOn(listener, '127.0.0.1', port));
    if (port !== 0) servers.push(await listenOn(listener, '::1', port));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const noIpv6 = servers.length === 1 && (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT');
    if (!noIpv6) {
      await close();
      if (code === 'EADDRINUSE') throw portTaken(port);
      // Below 1024 on most machines.
      if (code === 'EACCES') throw unusable(port, 'needs rights that you don’t have');
      throw error;
    }
  }
  const address = servers[0]?.address();
  return { port: typeof address === 'object' ? (address?.port ?? port) : port, servers, close };
};

/** What is said of a port that cannot be used, and why. */
const unusable = (port: number, why: string): LocalFailure => {
  const other = port < 65_535 ? port + 1 : port - 1;
  return new LocalFailure(`Port ${port} ${why}. Set PORT to a free one: PORT=${other} npm start`);
};

export const portTaken = (port: number): LocalFailure => unusable(port, 'is in use');

/** Fails in one line when something listens on the port already. */
export const assertPortFree = async (port: number): Promise<void> => {
  const listener = await listen((_, response) => response.end(), port);
  await listener.close();
};

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { messageOf } from '#functions/core/errors.ts';
import { type HttpResponse, splitTarget } from '../http.ts';
import { type Handler, isLoopbackHost, readRequest } from '../site-server.ts';
import type { Connections } from './connections.ts';
import { CONNECTION_HEADER } from './gateway.ts';

export interface UpgradeOptions {
  /** Answers the handshake, which comes through the edge like any other request. */
  readonly handle: Handler;
  /** Whether a path leads to web sockets of the stack, and to those of which API. */
  readonly apiAt: (path: string) => string | undefined;
  readonly connections: Connections;
  readonly now: () => number;
  readonly log: (line: string) => void;
}

const refuse = (socket: Duplex, { status, body }: Pick<HttpResponse, 'status' | 'body'>): void => {
  socket.end(
    `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
};

/** Takes handshakes for web sockets at the servers of the site. */
export const serveSockets = (servers: readonly Server[], options: UpgradeOptions): void => {
  const { handle, apiAt, connections, now, log } = options;
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 128 * 1024 });

  const shake = async (message: IncomingMessage, socket: Duplex, head: Buffer, apiId: string) => {
    if (!isLoopbackHost(message.headers.host)) return refuse(socket, { status: 403, body: Buffer.alloc(0) });
    const request = await readRequest(message);
    const response = request && (await handle(request));
    const id = response?.headers.get(CONNECTION_HEADER);
    if (response?.status !== 101 || !id)
      return refuse(socket, response ?? { status: 413, body: Buffer.alloc(0) });
    sockets.handleUpgrade(message, socket, head, (opened) => {
      connections.add(apiId, id, opened, new Date(now()));
    });
  };

  for (const server of servers)
    server.on('upgrade', (message, socket, head) => {
      // Node.js leaves the socket to us: one that a browser resets during the handshake would end the process.
      socket.on('error', () => socket.destroy());
      const apiId = apiAt(splitTarget(message.url ?? '/').path);
      if (apiId !== undefined)
        shake(message, socket, head, apiId).catch((error: unknown) => {
          log(`ERROR web socket: ${messageOf(error)}`);
          socket.destroy();
        });
      // The hot reload of `npm run dev` has sockets of its own.
      else if (server.listenerCount('upgrade') === 1) socket.destroy();
    });
};

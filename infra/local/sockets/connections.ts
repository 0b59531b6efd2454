import { WebSocket } from 'ws';
import { type AwsAnswer, AwsError, type AwsService } from '../aws.ts';
import { connectionCall } from './request.ts';

/** API Gateway closes a connection over which nothing came for this long, and every one after two hours. */
const IDLE_MS = 600_000;
const LONGEST_MS = 7_200_000;
/** The largest message (128 KB). */
const MAX_MESSAGE_BYTES = 128 * 1024;

/** The status code with which a socket is closed: API Gateway is going away. */
const GOING_AWAY = 1001;

interface Connection {
  readonly apiId: string;
  readonly socket: WebSocket;
  readonly connectedAt: Date;
}

const answer = (status: number, body = ''): AwsAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body,
});

/** The open web sockets by the ids that functions know them by. They end with the process. */
export class Connections {
  readonly #open = new Map<string, Connection>();

  add(apiId: string, id: string, socket: WebSocket, connectedAt: Date): void {
    this.#open.set(id, { apiId, socket, connectedAt });
    const close = () => socket.close(GOING_AWAY, 'Going away');
    const last = setTimeout(close, LONGEST_MS);
    const idle = setTimeout(close, IDLE_MS);
    socket.on('message', () => {
      idle.refresh();
      // As API Gateway answers a message for which there is no route.
      socket.send(JSON.stringify({ message: 'Forbidden', connectionId: id, requestId: id }));
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(last);
      clearTimeout(idle);
      this.#open.delete(id);
    });
  }

  /** Ends all. */
  close(): void {
    for (const { socket } of this.#open.values()) socket.terminate();
  }

  /** API Gateway's management API: https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-how-to-call-websocket-api-connections.html */
  readonly service: AwsService = ({ method, url, body }) => {
    const call = connectionCall({ url });
    const connection = this.#open.get(call?.connectionId ?? '');
    if (connection?.socket.readyState !== WebSocket.OPEN || connection.apiId !== call?.apiId)
      throw new AwsError('GoneException', 'The connection is gone.', 410);
    const { socket, connectedAt } = connection;
    if (method === 'POST') {
      if (Buffer.byteLength(body) > MAX_MESSAGE_BYTES)
        throw new AwsError('PayloadTooLargeException', 'The message is too large.', 413);
      socket.send(Buffer.from(body).toString('utf8'));
      return answer(200);
    }
    if (method === 'DELETE') {
      socket.close(GOING_AWAY, 'Going away');
      return answer(204);
    }
    return answer(200, JSON.stringify({ connectedAt: connectedAt.toISOString() }));
  };
}

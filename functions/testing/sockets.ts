import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type Hint, LIVE_PATH } from '#shared/features/inbox/live-updates.ts';
import { type Browser, siteUrl } from './api.ts';

/** A web socket as a browser has it, with what came over it. */
export interface TestSocket {
  readonly hints: readonly Hint[];
  readonly isOpen: () => boolean;
  readonly close: () => Promise<void>;
}

const open = ({ cookies }: Pick<Browser, 'cookies'>, headers: Record<string, string>): WebSocket => {
  const url = new URL(LIVE_PATH, siteUrl());
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new WebSocket(url.href.replace('http', 'ws'), {
    headers: { origin: url.origin, ...(cookie && { cookie }), ...headers },
  });
};

/** Opens a web socket with the cookies of a browser. */
export const connected = async (browser: Browser): Promise<TestSocket> => {
  const socket = open(browser, {});
  const hints: Hint[] = [];
  socket.on('message', (data) => hints.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    hints,
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
  };
};

/** The status with which a socket is refused, or 101. */
export const handshake = (
  browser: Pick<Browser, 'cookies'>,
  headers: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const socket = open(browser, headers);
    socket.on('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
    socket.on('open', () => {
      socket.terminate();
      resolve(101);
    });
    socket.on('error', reject);
  });

import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../http.ts';
import { Connections } from './connections.ts';
import { serveSockets } from './upgrade.ts';

const HANDSHAKE = [
  'GET /live HTTP/1.1',
  'host: localhost',
  'connection: Upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
];

test('a browser that resets its connection during the handshake ends nothing', async () => {
  const { port, servers, close } = await listen((_, response) => response.end('here'), 0);
  const reached = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  servers[0]?.on('upgrade', (_, socket) => socket.once('close', gone.resolve));
  serveSockets(servers, {
    handle: async () => {
      reached.resolve();
      await gone.promise;
      return { status: 403, headers: new Headers(), body: Buffer.alloc(0) };
    },
    apiAt: () => 'api',
    connections: new Connections(),
    now: Date.now,
    log: () => undefined,
  });
  const browser = connect(port, '127.0.0.1');
  await once(browser, 'connect');
  browser.write(`${HANDSHAKE.join('\r\n')}\r\n\r\n`);
  await reached.promise;
  // A reset, not an end: the server reads ECONNRESET.
  browser.resetAndDestroy();
  await gone.promise;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('here');
  await close();
});

import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that was free a moment ago; the caller must handle that it is taken. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The port is not known.');
  server.close();
  await once(server, 'close');
  return address.port;
};

import { createServer, type RequestListener, request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { fetchOver } from './fetch.ts';

test.each<[string, boolean]>([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ...[
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
    ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1'],
    ...['64:ff9b::a00:1', 'fe80::1', 'fd00::1', 'ff02::1', '2002:7f00:1::', '2001:db8::1', 'localhost', ''],
  ].map((address): [string, boolean] => [address, false]),
])('%s is an address of the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

describe('a fetch', () => {
  const answers: Record<string, RequestListener> = {
    '/document': (_, response) => response.end('{"id":1}'),
    '/moved': (_, response) => response.writeHead(302, { location: '/document' }).end(),
    '/gone': (_, response) => response.writeHead(410).end(),
    '/failed': (_, response) => response.writeHead(500).end('{}'),
    '/large': (_, response) => response.end('x'.repeat(262_145)),
    '/packed': (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"id":1}')),
    '/broken': (_, response) => response.end(Buffer.from([0xff, 0xfe])),
  };
  const server = createServer((asked, response) => answers[asked.url ?? '']?.(asked, response));
  const listening = new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  afterAll(() => server.close());
  /** Leads every host to the server of this test. */
  const here = () =>
    fetchOver({
      request,
      lookup: (_, options, done) =>
        options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    });
  const at = async (path: string) => here()(new URL(`http://issuer.example:${await listening}${path}`));

  it('takes a document, and is told when there is none any more', async () => {
    expect(await at('/document')).toEqual({ text: '{"id":1}' });
    expect(await at('/gone')).toEqual({ gone: true });
  });

  it.each(['/moved', '/failed', '/large', '/packed', '/broken'])('takes nothing: %s', async (path) => {
    expect(await at(path)).toBeUndefined();
  });

  it('never reaches what is not on the public internet', async () => {
    const outside = fetchOver({ request });
    const port = await listening;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '0x7f.1'])
      expect(await outside(new URL(`http://${host}:${port}/document`))).toBeUndefined();
  });
});

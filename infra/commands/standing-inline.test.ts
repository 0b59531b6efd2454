import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cspSource } from '../build-output.ts';
import { standingInline } from './standing-inline.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A site whose page has a style, two scripts and data inline. */
const siteWith = async (policy: string): Promise<string> => {
  const page =
    '<style>a{}</style><script>good</script><script>injected</script><script type="application/ld+json">{}</script>';
  server = createServer((_, response) => response.setHeader('content-security-policy', policy).end(page));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('finds what the page has inline and the policy allows', async () => {
  const policy = `script-src 'self' ${cspSource('good')}; style-src 'self' ${cspSource('a{}')} ${cspSource('old')}`;
  expect(await standingInline(await siteWith(policy))).toEqual({
    scripts: [cspSource('good')],
    styles: [cspSource('a{}')],
  });
});

it('finds nothing where nothing answers', async () => {
  expect(await standingInline('http://127.0.0.1:1')).toEqual({ scripts: [], styles: [] });
});

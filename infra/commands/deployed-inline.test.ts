import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { cspSource } from '../bundling/build-output.ts';
import { deployedInline } from './deployed-inline.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A site whose page has a style, two scripts and data inline. */
const siteWith = async (policy: string, status = 200): Promise<string> => {
  const page =
    '<style>a{}</style><script>good</script><script>injected</script><script type="application/ld+json">{}</script>';
  server = createServer((_, response) =>
    response.writeHead(status, { 'content-security-policy': policy }).end(page),
  );
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

it('finds what the page has inline and the policy allows', async () => {
  const policy = `script-src 'self' ${cspSource('good')}; style-src 'self' ${cspSource('a{}')} ${cspSource('old')}`;
  const lines: string[] = [];
  expect(await deployedInline(await siteWith(policy), (line) => lines.push(line))).toEqual({
    scripts: [cspSource('good')],
    styles: [cspSource('a{}')],
  });
  expect(lines).toEqual([]);
});

it('finds what only one of the pages has, and nothing of a page that is not there yet', async () => {
  const policy = `style-src ${cspSource('a{}')} ${cspSource('b{}')}`;
  server = createServer((request, response) => {
    const styles: Record<string, string> = { '/': 'a{}', '/explore': 'b{}', '/auth': 'a{}' };
    const style = styles[request.url ?? ''];
    response
      .writeHead(style ? 200 : 404, { 'content-security-policy': policy })
      .end(`<style>${style}</style>`);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const lines: string[] = [];
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect(await deployedInline(url, (line) => lines.push(line))).toEqual({
    scripts: [],
    styles: [cspSource('a{}'), cspSource('b{}')],
  });
  expect(lines).toEqual([]);
});

it.each<[string, () => Promise<string>, RegExp]>([
  ['nothing answers', async () => 'http://127.0.0.1:1', /127\.0\.0\.1:1 cannot be read/],
  ['another page does', () => siteWith(`script-src ${cspSource('good')}`, 503), /it answered 503/],
])('finds nothing where %s, and says so', async (_, site, line) => {
  const lines: string[] = [];
  const found = await deployedInline(await site(), (one) => lines.push(one));
  expect(found).toEqual({ scripts: [], styles: [] });
  expect(lines).toEqual([expect.stringMatching(line)]);
});

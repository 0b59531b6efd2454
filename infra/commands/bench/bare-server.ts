import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Headers of an answer that belong to its body and connection, or to the styles that its page contains. */
const OWN_HEADERS = /^(content-|transfer-|connection|keep-alive|date|x-)/;

/**
 * Serves a document, compressed as the site's are and with the headers that its page has beside (one of them lets the
 * browser begin in a new process), and the files of the built site that it names.
 */
export const serveBare = async (document: string, headers: Headers, siteDir: string) => {
  const beside = Object.fromEntries([...headers].filter(([name]) => !OWN_HEADERS.test(name)));
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    try {
      const body = path === '/' ? document : readFileSync(join(siteDir, path));
      const type = path === '/' ? 'text/html; charset=utf-8' : '';
      const packed = type !== '';
      response.writeHead(200, {
        ...(type && { ...beside, 'content-type': type }),
        ...(packed && { 'content-encoding': 'gzip' }),
      });
      response.end(packed ? gzipSync(body) : body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://localhost:${port}/`, stop: () => server.close() };
};

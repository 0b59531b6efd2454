import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import type { Cloud } from '../cloud.ts';
import { LOCAL_PREFIX } from '../local-routes.ts';
import type { Intercept } from '../site-server.ts';

/** What keeps coming from the local cloud; all else are pages and modules, which Vite serves from their sources. */
const FROM_CLOUD = ['/api/', LOCAL_PREFIX, '/config.json'];

/**
 * The content security policy of the template, with what hot reload cannot do without: inline scripts and styles, and
 * a web socket. Only `npm run dev` has it; `npm start` and the browser tests run with the real one.
 */
const relaxed = (policy: string): string =>
  policy
    // Beside a hash, browsers ignore 'unsafe-inline'.
    .replace(/ 'sha256-[^']+'/g, '')
    .replace(/(script-src|style-src) /g, "$1 'unsafe-inline' ")
    .replace(/connect-src /, 'connect-src ws: ');

export interface ViteServer {
  readonly intercept: Intercept;
  readonly attach: (cloud: Pick<Cloud, 'siteServers' | 'url'>) => void;
  readonly stop: () => Promise<void>;
}

/** Starts Vite inside this process; it listens to nothing of its own. */
export const startVite = async (root: string, cacheDir: string): Promise<ViteServer> => {
  // Vite wants one server for its web socket, and the site has two (IPv4 and IPv6): this one only passes upgrades on.
  const upgrades = createHttpServer();
  const vite = await createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    cacheDir,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: upgrades } },
  });
  let policy: string | undefined;
  return {
    intercept: (message, response, next) => {
      const path = message.url ?? '/';
      if (FROM_CLOUD.some((prefix) => path.startsWith(prefix))) return next();
      if (policy) response.setHeader('content-security-policy', policy);
      vite.middlewares(message, response, next);
    },
    attach: ({ siteServers, url }) => {
      for (const server of siteServers) {
        server.on('upgrade', (...upgrade) => upgrades.emit('upgrade', ...upgrade));
      }
      // Asked past Vite: the answer carries the policy that the template gives to pages.
      void fetch(`${url}/config.json`).then(({ headers }) => {
        policy = relaxed(headers.get('content-security-policy') ?? '');
      });
    },
    stop: () => vite.close(),
  };
};

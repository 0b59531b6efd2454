import type { APIRequestContext, BrowserContext, TestInfo } from 'playwright/test';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';

/** The tag of tests that need what only a local copy has; `npm run e2e -- --url …` leaves them out. */
export const LOCAL = '@local';

const MEND = `Only a local copy has that: give the test { tag: '${LOCAL}' } (CONTRIBUTING.md, Tests).`;

/** Addresses that no deployed stage has: mail, clock, the gallery. */
const isLocalOnly = (path: string) => path.startsWith('/__local/') || /^\/gallery\/?$/.test(path);

/** What of a request no deployed stage could answer, or should hear: the published password opens nothing there. */
const localPart = (url: string, body: string): string | undefined => {
  const { pathname } = new URL(url, 'http://localhost');
  if (isLocalOnly(pathname)) return pathname;
  return body.includes(DEMO_PASSWORD) ? 'the demo password' : undefined;
};

const isTagged = ({ tags }: TestInfo) => tags.includes(LOCAL);

/** Lets a test without the tag ask only what any stage can answer: it throws for anything else. */
export const portableRequests = (request: APIRequestContext, info: TestInfo): APIRequestContext => {
  if (isTagged(info)) return request;
  // `get`, `post` and the others go through it.
  const fetch = request.fetch.bind(request);
  request.fetch = async (what, options) => {
    const url = typeof what === 'string' ? what : what.url();
    const local = localPart(url, JSON.stringify(options?.data ?? ''));
    if (local !== undefined) throw new Error(`This test asks for ${local}. ${MEND}`);
    return fetch(what, options);
  };
  return request;
};

/** The same for what its pages ask for. Returns what was wrong, which is known at the end. */
export const portablePages = (context: BrowserContext, info: TestInfo): string[] => {
  const wrong: string[] = [];
  portableRequests(context.request, info);
  if (!isTagged(info))
    context.on('request', (request) => {
      const local = localPart(request.url(), request.postData() ?? '');
      if (local !== undefined) wrong.push(`A page asks for ${local}. ${MEND}`);
    });
  return wrong;
};

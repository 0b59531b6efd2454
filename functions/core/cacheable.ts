import type { Route } from '#shared/core/contract.ts';
import type { ApiEvent, Internal } from './middleware/request.ts';
import { accountOf, cookieIn } from './session.ts';

/** What of a call depends on who is asking, and whether the handler has used any of it. */
export const personalParts = ({ cookies: given }: ApiEvent, internal: Internal) => {
  const { sessionToken, now } = internal;
  const cookies: string[] = [];
  let used = sessionToken !== undefined;
  const use = <T>(value: T): T => {
    used = true;
    return value;
  };
  return {
    parts: {
      // Without a session there is none.
      viewer: () => accountOf(sessionToken, now),
      sessionToken,
      cookie: (name: string) => use(cookieIn(given, name)),
      sender: () => use(internal.sender()),
      setCookie: (cookie: string) => void use(cookies.push(cookie)),
    },
    cookies,
    /** The request has a session, or the handler asked for its address or a cookie, or set one. */
    wasUsed: () => used,
  };
};

/**
 * The headers that let the edge keep an answer, for routes that declare `edge`; none when anything about the sender was
 * used: the answer then is as uncacheable as every other. Browsers ask the edge each time.
 */
export const cacheHeaders = ({ edge }: Route, isPersonal: boolean): Record<string, string> =>
  edge && !isPersonal ? { 'cache-control': `public, max-age=0, s-maxage=${edge.seconds}` } : {};

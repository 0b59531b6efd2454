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

/** For how long browsers keep what never changes: one that must not be shown any more is gone from them after a day. */
const IMMUTABLE_SECONDS = 86_400;

/**
 * The headers that let the edge keep an answer, for routes that declare `edge`; none when anything about the sender was
 * used: the answer then is as uncacheable as every other. Browsers ask the edge each time,
 * except for what never changes.
 */
export const cacheHeaders = ({ edge }: Route, isPersonal: boolean): Record<string, string> => {
  if (!edge) return {};
  const kept = edge.immutable ? `max-age=${IMMUTABLE_SECONDS}, immutable` : 'max-age=0';
  if (!isPersonal) return { 'cache-control': `public, ${kept}, s-maxage=${edge.seconds}` };
  return edge.immutable ? { 'cache-control': `private, ${kept}` } : {};
};

import type * as z from 'zod';
import type { Route } from '#shared/contract.ts';
import type { Account } from './account.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a route's handler gets: its validated input, who asks, and when. */
export interface Call<R extends Route> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  /** The signed-in person. A public route has none: it calls `viewer()` if it wants to know. */
  account: R['access'] extends 'public' ? undefined : Account;
  /** Who is signed in, for public routes that care. */
  viewer: () => Promise<Account | undefined>;
  /** The session's token in the request's cookies, if any. */
  sessionToken: string | undefined;
  /** The value of a cookie that the request carried, or undefined. */
  cookie: (name: string) => string | undefined;
  /** Who sent the request, for limits: an address, or an IPv6 network. */
  sender: () => string;
  /** The time of the request, from the event. */
  now: Date;
  requestId: string;
  /** Sets a cookie with the answer. */
  setCookie: (cookie: string) => void;
}

/** Answers a route, or throws an `AppError`. */
export type Handler<R extends Route> = (call: Call<R>) => Promise<z.input<R['response']>>;

/** A handler for every route of a feature: one that is missing does not compile. */
export type Handlers<F extends Record<string, Route>> = { [K in keyof F]: Handler<F[K]> };

/** A handler of whichever route, as `serve` calls it after the input was validated against that route. */
export type AnyHandler = (call: Call<Route>) => Promise<unknown>;

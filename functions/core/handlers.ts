import type * as z from 'zod';
import type { Route } from '#shared/core/contract.ts';
import type { Account } from './account.ts';
import type { SettingReader } from './settings.ts';

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a route's handler gets: the validated input, the caller, the record that the route is about, and the time. */
export interface Call<R extends Route, Loaded = undefined> {
  params: Parsed<R['params']>;
  query: Parsed<R['query']>;
  body: Parsed<R['body']>;
  headers: Parsed<R['headers']>;
  /** The signed-in user. A public route has none: it calls `viewer()` if it needs to know. */
  account: R['access'] extends 'public' ? undefined : Account;
  /** The record that the route declares, loaded; the caller has one of the route's relations to it. */
  record: Loaded;
  /** The signed-in user, if any, for public routes. */
  viewer: () => Promise<Account | undefined>;
  /** The session's token in the request's cookies, if any. */
  sessionToken: string | undefined;
  /** The value of a cookie that the request carried, or undefined. */
  cookie: (name: string) => string | undefined;
  /** The sender of the request, for rate limits: an IPv4 address, or an IPv6 network. */
  sender: () => string;
  /** The value of a setting of the platform. All that a request reads are of one moment. */
  setting: SettingReader;
  /** The time of the request, from the event. */
  now: Date;
  requestId: string;
  /** Sets a cookie with the answer. */
  setCookie: (cookie: string) => void;
  /** The answer has this status instead of the route’s: nothing was created, since it was there already. */
  setStatus: (status: 200) => void;
  /** Sets a header of the answer. */
  setHeader: (name: string, value: string) => void;
}

/** Answers a route, or throws an `AppError`. `Loaded` is the type of the record, if the route declares one. */
export type Handler<R extends Route, Loaded = undefined> = (
  call: Call<R, Loaded>,
) => Promise<z.input<R['response']>>;

/** A handler of any route, as `serve` calls it after the input was validated against that route. */
export type AnyHandler = (call: Call<Route, unknown>) => Promise<unknown>;

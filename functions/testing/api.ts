import { request } from 'node:http';
import type * as z from 'zod';
import type { Route } from '#shared/core/contract.ts';
import type { ErrorBody } from '#shared/core/errors.ts';
import { allRoutes, type RouteId, type RouteOf } from '#shared/routes.ts';
import { localStack } from './context.ts';
import { undeclaredError } from './declared-errors.ts';

type Given<S> = S extends z.ZodType ? z.input<S> : undefined;
type Body<Id extends RouteId> = z.output<RouteOf<Id>['response']>;

/** What a test sends. Anything may be sent, to see it refused: the types only help with what is right. */
export interface Input<R extends Route> {
  params?: Given<R['params']> | Record<string, string>;
  query?: Given<R['query']> | Record<string, string>;
  body?: Given<R['body']> | Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An answer. `body` throws when it is not OK, `error` when it is: a test that expected otherwise shows the text. */
export class Answer<B> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;

  constructor(status: number, headers: Headers, text: string) {
    this.status = status;
    this.headers = headers;
    this.text = text;
  }

  get body(): B {
    if (this.status >= 300) throw new Error(`${this.status}: ${this.text}`);
    return JSON.parse(this.text) as B;
  }

  get error(): ErrorBody {
    if (this.status < 400) throw new Error(`expected an error, got ${this.status}: ${this.text}`);
    return JSON.parse(this.text) as ErrorBody;
  }
}

const declared = new Map(allRoutes.map(({ id, route }) => [id, route]));

const fill = (path: string, params: object = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(Object(params)[name])));

const search = (query: object = {}) => {
  const given = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
};

/** Where the stack under test is served. */
export const siteUrl = (): string => localStack().runtime.url;

let senders = Math.floor(Math.random() * 2 ** 22);

/** An address in 127.0.0.0/8 that no test speaks from yet: the edge sees each as another sender, as people are. */
export const newSender = (): string => {
  senders += 1;
  return `127.${1 + ((senders >> 14) % 254)}.${(senders >> 7) & 127}.${1 + (senders & 127)}`;
};

interface Sent {
  method?: string;
  headers?: HeadersInit;
  body?: string;
}

/** Sends a request from an address of this machine's. `fetch` cannot choose one. */
const sendFrom = (localAddress: string, url: URL, { method = 'GET', headers, body }: Sent) =>
  new Promise<Answer<unknown>>((resolve, reject) => {
    const outgoing = request(
      // The site listens on 127.0.0.1, which is where `localhost` leads for a client from 127.0.0.0/8.
      { localAddress, host: '127.0.0.1', port: url.port, path: url.pathname + url.search, method },
      async (incoming) => {
        const received = new Headers();
        for (const [name, values = []] of Object.entries(incoming.headersDistinct))
          for (const value of values) received.append(name, value);
        let text = '';
        for await (const chunk of incoming.setEncoding('utf8')) text += chunk;
        resolve(new Answer(incoming.statusCode ?? 0, received, text));
      },
    );
    outgoing.setHeader('host', url.host);
    // Node leaves it out for a DELETE.
    if (body !== undefined) outgoing.setHeader('content-length', Buffer.byteLength(body));
    for (const [name, value] of new Headers(headers)) outgoing.setHeader(name, value);
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** A browser as far as the API sees one: it keeps cookies, and sends JSON. Each has an address of its own. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly sender: string;

  constructor(sender: string = newSender()) {
    this.sender = sender;
  }

  /** Another browser with the same cookies, as an attacker has who copied them. */
  copy(): Browser {
    const copy = new Browser();
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }

  /** Sends whatever, raw. Throws when the answer is an error that the route does not declare. */
  async send(path: string, init: Sent = {}): Promise<Answer<unknown>> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await sendFrom(this.sender, new URL(path, siteUrl()), { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) this.keep(cookie);
    const undeclared = undeclaredError(init.method ?? 'GET', path, answer);
    if (undeclared !== undefined) throw new Error(undeclared);
    return answer;
  }

  /** Calls a route by its id. */
  async call<Id extends RouteId>(id: Id, input: Input<RouteOf<Id>> = {}): Promise<Answer<Body<Id>>> {
    const route = declared.get(id) as Route;
    const path = fill(route.path, input.params ?? {}) + search(input.query ?? {});
    const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
    const json = hasBody ? JSON.stringify(input.body ?? {}) : undefined;
    const answer = await this.send(path, {
      method: route.method,
      headers: { ...(json !== undefined && { 'content-type': 'application/json' }), ...input.headers },
      ...(json !== undefined && { body: json }),
    });
    return answer as Answer<Body<Id>>;
  }

  private keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split('; ');
    const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    if (value === '' || attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

import { allRoutes, type RouteId } from '#shared/routes.ts';
import { eventFor } from '../../../local/api/event.ts';
import type { MeasuredRoutes } from './measured.ts';
import type { Stand } from './stand.ts';

const declared = new Map<string, (typeof allRoutes)[number]['route']>(
  allRoutes.map(({ id, route }) => [id, route]),
);

/** What a request has besides its route. */
export interface Given {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** When the request is made; now by default. */
  readonly at?: Date;
}

const IDENTITY = { apiId: 'bench', domainName: 'bench.execute-api', stage: '$default' };

const eventOf = (
  id: RouteId,
  { params = {}, query = {}, body, headers = {}, at = new Date() }: Given,
  cookies: string,
) => {
  const route = declared.get(id);
  if (!route) throw new Error(`There is no route ${id}.`);
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const sent = new Headers({
    'cloudfront-viewer-address': '192.0.2.7:4711',
    'x-origin-secret': '',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'bench',
    ...(cookies !== '' && { cookie: cookies }),
    ...(route.method !== 'GET' && { 'content-type': 'application/json' }),
    ...headers,
  });
  const request = {
    method: route.method,
    path,
    query: new URLSearchParams(query).toString(),
    headers: sent,
    body: Buffer.from(route.method === 'GET' ? '' : JSON.stringify(body ?? {})),
    clientIp: '192.0.2.7',
    clientPort: 4711,
  };
  return eventFor(request, `${route.method} ${route.path}`, params, IDENTITY, at.getTime());
};

/** A browser whose requests go straight to the handlers at the stand, each measured where its route has not been yet. */
export class MeasuredClient {
  readonly #stand: Stand;
  readonly #secret: string;
  readonly #routes: MeasuredRoutes;
  readonly #cookies = new Map<string, string>();

  constructor(stand: Stand, secret: string, routes: MeasuredRoutes) {
    this.#stand = stand;
    this.#secret = secret;
    this.#routes = routes;
  }

  /** Another browser at the same stand. */
  another(): MeasuredClient {
    return new MeasuredClient(this.#stand, this.#secret, this.#routes);
  }

  /** Calls a route, and measures it if it is due. Answers with the body. */
  async call(id: RouteId, given: Given = {}): Promise<ReturnType<typeof JSON.parse>> {
    return this.#call(id, given, this.#routes.isDue(id));
  }

  /** Calls a route without measuring it: it waits for something, or prepares what is measured later. */
  async look(id: RouteId, given: Given = {}): Promise<ReturnType<typeof JSON.parse>> {
    return this.#call(id, given, false);
  }

  async #call(id: RouteId, given: Given, measured: boolean): Promise<ReturnType<typeof JSON.parse>> {
    const [name = ''] = id.split('.');
    const cookies = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = { ...given.headers, 'x-origin-secret': this.#secret };
    const event = eventOf(id, { ...given, headers }, cookies);
    this.#stand.recorder.record();
    const answer = await this.#stand.run(name, event);
    if (answer.statusCode >= 400) throw new Error(`${id} answered ${answer.statusCode}: ${answer.body}`);
    for (const cookie of answer.cookies ?? []) this.#keep(cookie);
    if (measured) await this.#routes.measure({ id, event, answer });
    const isJson = answer.headers?.['content-type']?.includes('json') === true;
    return answer.body && isJson ? JSON.parse(answer.body) : answer.body;
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

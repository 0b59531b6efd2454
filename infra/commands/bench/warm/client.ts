import { allRoutes, type RouteId } from '#shared/routes.ts';
import { eventFor } from '../../../local/api/event.ts';
import type { Answer, Measured } from './process.ts';
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
}

const IDENTITY = { apiId: 'bench', domainName: 'bench.execute-api', stage: '$default' };

const eventOf = (id: RouteId, { params = {}, query = {}, body, headers = {} }: Given, cookies: string) => {
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
  return eventFor(request, `${route.method} ${route.path}`, params, IDENTITY, Date.now());
};

/** A route's figures, with the number of its calls of AWS. */
export interface RouteFigures extends Measured {
  readonly id: RouteId;
  readonly calls: number;
}

/** A browser whose requests go straight to the handlers at the stand, each measured where its route has not been yet. */
export class MeasuredClient {
  readonly #stand: Stand;
  readonly #secret: string;
  readonly #figures: Map<RouteId, RouteFigures>;
  readonly #cookies = new Map<string, string>();

  constructor(stand: Stand, secret: string, figures: Map<RouteId, RouteFigures>) {
    this.#stand = stand;
    this.#secret = secret;
    this.#figures = figures;
  }

  /** Another browser at the same stand. */
  another(): MeasuredClient {
    return new MeasuredClient(this.#stand, this.#secret, this.#figures);
  }

  async call(id: RouteId, given: Given = {}): Promise<ReturnType<typeof JSON.parse>> {
    const [name = ''] = id.split('.');
    const cookies = [...this.#cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const event = eventOf(
      id,
      { ...given, headers: { ...given.headers, 'x-origin-secret': this.#secret } },
      cookies,
    );
    const { recorder } = this.#stand;
    recorder.record();
    const answer = await this.#stand.run(name, event);
    if (answer.statusCode >= 400) throw new Error(`${id} answered ${answer.statusCode}: ${answer.body}`);
    for (const cookie of answer.cookies ?? []) this.#keep(cookie);
    if (!this.#figures.has(id)) await this.#measure(id, name, event, answer);
    recorder.record();
    return answer.body ? JSON.parse(answer.body) : undefined;
  }

  async #measure(id: RouteId, name: string, event: object, expected: Answer): Promise<void> {
    const { recorder } = this.#stand;
    const again = async () => {
      const { statusCode, body } = await this.#stand.run(name, event);
      if (statusCode !== expected.statusCode)
        throw new Error(`${id} cannot be repeated: ${statusCode} ${body}`);
    };
    const calls = await recorder.replay(again);
    // Once more, with the answers in their final order.
    await again();
    const measured = await this.#stand.measure(name, event, { calls, answer: expected });
    this.#figures.set(id, { id, calls: calls.length, ...measured });
  }

  #keep(cookie: string): void {
    const [pair = ''] = cookie.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(name.length + 1);
    if (value === '') this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

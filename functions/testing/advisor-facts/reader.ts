import { RouteRefused } from '#functions/core/advisor/tool.ts';
import type { ErrorBody } from '#shared/core/errors.ts';
import type { AnswerOf, CallableId, InputArgs } from '#shared/route-types.ts';
import { allRoutes } from '#shared/routes.ts';

const ROUTES = new Map<string, (typeof allRoutes)[number]['route']>(
  allRoutes.map(({ id, route }) => [id, route]),
);

interface Given {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

const entriesOf = (values: object = {}): [string, string][] =>
  Object.entries(values).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );

/** Calls routes of a local stack as one user, with the cookie of their session. */
export class Reader {
  readonly #url: string;
  readonly #cookie: string;
  readonly #read = new Map<string, Promise<unknown>>();
  /** What the routes have answered since it was emptied last. */
  answers: unknown[] = [];

  constructor(url: string, cookie: string) {
    [this.#url, this.#cookie] = [url, cookie];
  }

  async #send(id: string, { params, query, body }: Given): Promise<unknown> {
    const route = ROUTES.get(id);
    if (!route) throw new Error(`There is no route ${id}.`);
    const values = new Map(entriesOf(params));
    const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values.get(name) ?? ''),
    );
    const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
    const response = await fetch(new URL(`${path}?${new URLSearchParams(entriesOf(query))}`, this.#url), {
      method: route.method,
      headers: { cookie: this.#cookie, ...(hasBody && { 'content-type': 'application/json' }) },
      ...(hasBody && { body: JSON.stringify(body ?? {}) }),
    });
    if (response.ok) return response.json();
    const { code, message } = (await response.json()) as ErrorBody;
    throw new RouteRefused(response.status, code, message);
  }

  /** Calls a route that changes something. */
  readonly change = async <Id extends CallableId>(id: Id, ...[input]: InputArgs<Id>): Promise<AnswerOf<Id>> =>
    (await this.#send(id, Object(input))) as AnswerOf<Id>;

  /** Reads a route, once for each input: the records stay as they are. */
  readonly call = async <Id extends CallableId>(id: Id, ...[input]: InputArgs<Id>): Promise<AnswerOf<Id>> => {
    const key = JSON.stringify([id, input]);
    const known = this.#read.get(key) ?? this.#send(id, Object(input));
    this.#read.set(key, known);
    const answer = await known;
    this.answers.push(answer);
    return answer as AnswerOf<Id>;
  };
}

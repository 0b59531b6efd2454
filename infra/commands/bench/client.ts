/** What a request consumed of the table: capacity units, and calls. */
export interface Consumed {
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
}

export interface Reply {
  readonly status: number;
  readonly consumed: Consumed;
  readonly body: unknown;
}

const consumedIn = (header: string | null): Consumed => {
  const found = /^reads=([\d.]+) writes=([\d.]+) calls=(\d+)$/.exec(header ?? '');
  if (!found) throw new Error(`An answer does not tell what it consumed: ${header}`);
  return { reads: Number(found[1]), writes: Number(found[2]), calls: Number(found[3]) };
};

/** A client that calls the API of a local stack, with a cookie once they have one. */
export class Client {
  private readonly url: string;
  private cookie: string | undefined;

  constructor(url: string, cookie?: string) {
    [this.url, this.cookie] = [url, cookie];
  }

  /** Sends a request, expecting a status, and returns the answer with what it consumed. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    expected: readonly number[] = [200, 201],
  ): Promise<Reply> {
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: {
        ...(this.cookie !== undefined && { cookie: this.cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!expected.includes(response.status))
      throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    const [cookie] = response.headers.getSetCookie();
    if (cookie !== undefined) this.cookie = cookie.split(';')[0];
    return {
      status: response.status,
      consumed: consumedIn(response.headers.get('x-consumed')),
      body: JSON.parse(text),
    };
  }

  get(path: string, expected?: readonly number[]): Promise<Reply> {
    return this.call('GET', path, undefined, expected);
  }

  post(path: string, body: unknown = {}, expected?: readonly number[]): Promise<Reply> {
    return this.call('POST', path, body, expected);
  }
}

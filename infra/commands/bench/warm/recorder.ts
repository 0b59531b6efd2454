import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readBody } from '../../../local/http.ts';

/** A call of an AWS service and its answer. */
export interface Exchange {
  readonly target: string;
  readonly body: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Buffer;
}

/** A call alone: the operation and its input as JSON. Of S3, the method and the path, such as `S3 GET /bucket/key?…`. */
export type AwsCall = Pick<Exchange, 'target' | 'body'>;

const ANSWER_HEADERS = ['content-type', 'x-amz-crc32', 'x-amzn-errortype'];

const callOf = ({ headers, method, url }: IncomingMessage, body: Buffer): AwsCall => {
  const target = headers['x-amz-target'];
  return target === undefined
    ? { target: `S3 ${method} ${url}`, body: '' }
    : { target: String(target), body: body.toString() };
};

/** Sends a request on as it came; the signature covers its headers. */
const forward = (endpoint: URL, message: IncomingMessage, body: Buffer): Promise<Exchange> =>
  new Promise((resolve, reject) => {
    const { headers, method, url } = message;
    const options = { host: endpoint.hostname, port: endpoint.port, method, path: url, headers };
    const outgoing = httpRequest(options, async (incoming) => {
      const answer = (await readBody(incoming)) ?? Buffer.alloc(0);
      const kept = ANSWER_HEADERS.flatMap((name) =>
        incoming.headers[name] === undefined ? [] : [[name, String(incoming.headers[name])]],
      );
      resolve({
        ...callOf(message, body),
        status: incoming.statusCode ?? 0,
        headers: Object.fromEntries(kept),
        answer,
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** The same operation with the same input. */
const exactly = ({ target, body }: AwsCall): string => `${target} ${body}`;
/** What a call is about: its item, or the partition that it queries. */
const keyIn = (body: string) => {
  const { Key, Item, ExpressionAttributeValues, IndexName, ...input } = JSON.parse(body);
  return { pk: (Key ?? Item)?.pk ?? ExpressionAttributeValues?.[':pk'], IndexName, input };
};
/** The same operation on the same item, whatever times and random numbers it writes. */
const sameItem = ({ target, body }: AwsCall): string => {
  if (body === '') return target.replace(/\?.*/, '');
  const { pk, IndexName, input } = keyIn(body);
  return JSON.stringify([target, pk, IndexName, input.UpdateExpression, input.ConditionExpression]);
};
/** The same operation on an item of the same kind. */
const sameKind = ({ target, body }: AwsCall): string => {
  if (body === '') return target.replace(/ \/.*/, '');
  const { pk, IndexName } = keyIn(body);
  return JSON.stringify([target, IndexName, pk?.S?.replace(/#.*/, '')]);
};

/** From the closest likeness of a call and a recorded one to the most distant. */
const LIKENESSES = [exactly, sameItem, sameKind];

/** What changes nothing. */
const READS = /\.(GetItem|BatchGetItem|Query)$|^S3 GET/;

/** A write of an item may have the time of its request in it: the next one is never exactly alike. */
const leastLikeness = ({ target }: AwsCall): number =>
  LIKENESSES.indexOf(READS.test(target) ? exactly : sameItem);

/**
 * Answers calls with those recorded that are most like them. Of several that are as much alike each has its turn, so that
 * a repeated request gets what the first got.
 */
class Replay {
  readonly #recorded: readonly { like: (call: AwsCall) => string; groups: Map<string, Exchange[]> }[];
  readonly calls: AwsCall[] = [];
  /** How each recorded exchange was found. */
  readonly found = new Map<Exchange, number>();

  /** @param found how a first run found each; those found by a close likeness are no answers for distant ones */
  constructor(recorded: readonly Exchange[], found: ReadonlyMap<Exchange, number> = new Map()) {
    this.#recorded = LIKENESSES.map((like, index) => ({
      like,
      groups: Map.groupBy(
        recorded.filter((one) => index <= Math.max(found.get(one) ?? index, leastLikeness(one))),
        like,
      ),
    }));
  }

  answer(call: AwsCall): Exchange | undefined {
    this.calls.push(call);
    for (const [index, { like, groups }] of this.#recorded.entries()) {
      const alike = groups.get(like(call));
      const next = alike?.shift();
      if (!next) continue;
      alike?.push(next);
      this.found.set(next, Math.min(index, this.found.get(next) ?? index));
      return next;
    }
    return undefined;
  }

  /** Adds what a function asks for only now and then, such as whether there is a later snapshot of the search. */
  add(exchange: Exchange): void {
    for (const { like, groups } of this.#recorded) {
      const key = like(exchange);
      groups.set(key, [...(groups.get(key) ?? []), exchange]);
    }
  }
}

/**
 * An endpoint of AWS services that passes calls on and records them, or answers them from the last recording: a handler can
 * then do the same work as often as wanted, and its process spends time on nothing else.
 */
export class Recorder {
  readonly #server = createServer((message, response) => void this.#serve(message, response));
  readonly #endpoint: URL;
  #recorded: Exchange[] = [];
  #replay: Replay | undefined;
  /** How long each replayed answer takes, in ms. */
  latency = 0;

  constructor(endpoint: string) {
    this.#endpoint = new URL(endpoint);
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Passes calls on and records them from here on. */
  record(): void {
    this.#recorded = [];
    this.#replay = undefined;
  }

  /** What was recorded since. */
  get recorded(): readonly Exchange[] {
    return this.#recorded;
  }

  /** Answers from a recording; the calls of `firstRun` are those that the bare handler makes. */
  async replay(
    firstRun: () => Promise<void>,
    recorded: readonly Exchange[] = this.#recorded,
  ): Promise<readonly AwsCall[]> {
    const first = new Replay(recorded);
    this.#replay = first;
    await firstRun();
    this.#replay = new Replay(recorded, first.found);
    return first.calls;
  }

  async #serve(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await readBody(message)) ?? Buffer.alloc(0);
    const exchange = this.#replay
      ? await this.#replayed(this.#replay, message, body)
      : await forward(this.#endpoint, message, body);
    if (exchange && !this.#replay) this.#recorded.push(exchange);
    if (this.#replay && this.latency > 0) await wait(this.latency);
    // Not among the answers of AWS, so that it is noticed.
    response.writeHead(exchange?.status ?? 599, exchange?.headers).end(exchange?.answer);
  }

  async #replayed(replay: Replay, message: IncomingMessage, body: Buffer): Promise<Exchange | undefined> {
    const call = callOf(message, body);
    const found = replay.answer(call);
    if (found || !READS.test(call.target)) return found;
    const exchange = await forward(this.#endpoint, message, body);
    replay.add(exchange);
    return exchange;
  }
}

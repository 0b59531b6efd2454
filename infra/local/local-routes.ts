import * as z from 'zod';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Clock } from './clock.ts';
import type { Throttles } from './dynamo/throttles.ts';
import type { Functions } from './functions.ts';
import { type HttpRequest, type HttpResponse, json } from './http.ts';
import type { MailSink } from './mail.ts';

/** The part of the address space that only the local stage has. */
export const LOCAL_PREFIX = '/__local/';

export interface LocalRoutesOptions {
  readonly clock: Clock;
  readonly mail: Pick<MailSink, 'list'>;
  readonly throttles: Pick<Throttles, 'throttle'>;
  readonly functions: Pick<Functions, 'defineAll'>;
}

const refuse = (message: string): HttpResponse => json(400, { code: 'bad_request', message });

const readMail = ({ query }: HttpRequest, mail: LocalRoutesOptions['mail']): HttpResponse => {
  const to = new URLSearchParams(query).get('to');
  return to
    ? json(200, mail.list(to), { 'cache-control': 'no-store' })
    : refuse('Add the recipient: ?to=ADDRESS');
};

const YEAR_MS = 366 * DAY_MS;
const MOST_MS = 10 * YEAR_MS;
/** Later, dates would soon have five digits in their year. */
const LATEST = Date.UTC(2200, 0);

/**
 * By how much to move the clock: milliseconds, up to ten years at a time and never back. They are rounded, because a
 * computed number such as 0.55 hours has a fraction.
 */
const advanceSchema = z.object({ advanceMs: z.number().min(0).max(MOST_MS).transform(Math.round) });

const advanceOf = (body: Buffer): number | undefined => {
  try {
    return advanceSchema.parse(JSON.parse(body.toString('utf8'))).advanceMs;
  } catch {
    return undefined;
  }
};

/** Whether a page of another site sent the request, or one of another port of this machine. */
const isCrossOrigin = ({ headers }: HttpRequest): boolean => {
  const [site, origin] = [headers.get('sec-fetch-site'), headers.get('origin')];
  return (
    (site !== null && site !== 'same-origin' && site !== 'none') ||
    (origin !== null && origin !== `http://${headers.get('host')}`)
  );
};

const isJson = ({ headers }: HttpRequest): boolean =>
  /^application\/json\s*(;|$)/i.test(headers.get('content-type') ?? '');

/** The refusal of a request that a page of another site may have sent. */
const refusalOf = (request: HttpRequest): HttpResponse | undefined => {
  if (isCrossOrigin(request))
    return json(403, { code: 'forbidden', message: 'This request came from another site.' });
  // Pages of other sites cannot send this type without the server's consent.
  if (!isJson(request))
    return json(415, { code: 'unsupported_media_type', message: 'Send the request as JSON.' });
  return undefined;
};

/** What to throttle: a number of the next requests to a partition of the table, or events of a function. */
const throttleSchema = z.object({
  partition: z.string().optional(),
  function: z.string().optional(),
  times: z.number().int().min(0).max(1000),
});

const throttleOf = (body: Buffer) => {
  try {
    return throttleSchema.parse(JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
};

const throttle = ({ body }: HttpRequest, { throttles, functions }: LocalRoutesOptions): HttpResponse => {
  const { partition, function: name, times = 0 } = throttleOf(body) ?? {};
  const found = functions.defineAll().find(({ definition: { label } }) => label === name);
  if ((partition === undefined) === (found === undefined))
    return refuse('Name what to throttle: { "partition": key, "times": number } or { "function": name, … }');
  if (partition !== undefined) throttles.throttle(partition, times);
  found?.throttle(times);
  return json(200, {});
};

const moveClock = (request: HttpRequest, clock: Clock): HttpResponse => {
  const ms = advanceOf(request.body);
  if (ms === undefined) return refuse(`Set advanceMs: { "advanceMs": milliseconds from 0 to ${MOST_MS} }`);
  if (clock.now() + ms > LATEST) return refuse('The clock cannot be moved beyond the year 2199');
  const now = clock.advance(ms);
  return json(200, { now, iso: new Date(now).toISOString() });
};

/**
 * Serves `GET /__local/mail?to=`, `POST /__local/clock` and `POST /__local/throttle`; no deployed stage has them.
 */
export const localRoutes =
  (options: LocalRoutesOptions) =>
  (request: HttpRequest): HttpResponse => {
    const { clock, mail } = options;
    const route = `${request.method} ${request.path}`;
    if (route === `GET ${LOCAL_PREFIX}mail`) return readMail(request, mail);
    if (route === `POST ${LOCAL_PREFIX}clock`) return refusalOf(request) ?? moveClock(request, clock);
    if (route === `POST ${LOCAL_PREFIX}throttle`) return refusalOf(request) ?? throttle(request, options);
    return json(404, { code: 'not_found', message: 'The local cloud has no such route.' });
  };

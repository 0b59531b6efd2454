import * as z from 'zod';
import type { Clock } from './clock.ts';
import { type HttpRequest, type HttpResponse, json } from './http.ts';
import type { MailSink } from './mail.ts';

/** The part of the address space that only the local stage has. */
export const LOCAL_PREFIX = '/__local/';

export interface LocalRoutesOptions {
  readonly clock: Clock;
  readonly mail: Pick<MailSink, 'list'>;
}

const refuse = (message: string): HttpResponse => json(400, { code: 'bad_request', message });

const readMail = ({ query }: HttpRequest, mail: LocalRoutesOptions['mail']): HttpResponse => {
  const to = new URLSearchParams(query).get('to');
  return to
    ? json(200, mail.list(to), { 'cache-control': 'no-store' })
    : refuse('Add the recipient: ?to=ADDRESS');
};

const YEAR_MS = 366 * 86_400_000;
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

const moveClock = (request: HttpRequest, clock: Clock): HttpResponse => {
  if (isCrossOrigin(request))
    return json(403, { code: 'forbidden', message: 'This request came from another site.' });
  // Pages of other sites cannot send this type without the server's consent.
  if (!isJson(request))
    return json(415, { code: 'unsupported_media_type', message: 'Send the request as JSON.' });
  const ms = advanceOf(request.body);
  if (ms === undefined) return refuse(`Set advanceMs: { "advanceMs": milliseconds from 0 to ${MOST_MS} }`);
  if (clock.now() + ms > LATEST) return refuse('The clock cannot be moved beyond the year 2199');
  const now = clock.advance(ms);
  return json(200, { now, iso: new Date(now).toISOString() });
};

/** Serves `GET /__local/mail?to=` and `POST /__local/clock`; no deployed stage has them. */
export const localRoutes =
  ({ clock, mail }: LocalRoutesOptions) =>
  (request: HttpRequest): HttpResponse => {
    const route = `${request.method} ${request.path}`;
    if (route === `GET ${LOCAL_PREFIX}mail`) return readMail(request, mail);
    if (route === `POST ${LOCAL_PREFIX}clock`) return moveClock(request, clock);
    return json(404, { code: 'not_found', message: 'The local cloud has no such route.' });
  };

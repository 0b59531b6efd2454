import type { Clock } from './clock.ts';
import { type HttpRequest, type HttpResponse, json } from './http.ts';
import type { MailSink } from './mail.ts';
import { parseObject } from './template/types.ts';

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
    : refuse('Say whose mail: ?to=ADDRESS');
};

const advanceOf = (body: Buffer): number | undefined => {
  try {
    const value = parseObject(body.toString('utf8')).advanceMs;
    return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

const moveClock = ({ body }: HttpRequest, clock: Clock): HttpResponse => {
  const ms = advanceOf(body);
  if (ms === undefined) return refuse('Say by how much: { "advanceMs": number }');
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

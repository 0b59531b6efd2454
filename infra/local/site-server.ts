import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOf } from '#functions/core/errors.ts';
import { CALLBACK_PREFIX } from './custom-resources.ts';
import {
  type HttpRequest,
  type HttpResponse,
  headersOf,
  json,
  MAX_PAYLOAD_BYTES,
  readBody,
  send,
  splitTarget,
} from './http.ts';

/** Answers a request to the one origin. */
export type Handler = (request: HttpRequest) => Promise<HttpResponse> | HttpResponse;

/** May answer a request instead of the site; calls `next` for those that it leaves to it. */
export type Intercept = (message: IncomingMessage, response: ServerResponse, next: () => void) => void;

const tooLarge = () => json(413, { message: 'Request Entity Too Large' }, { connection: 'close' });

const failed = () => json(502, { message: 'The local cloud failed. See its log for details.' });

const foreignHost = () => json(403, { message: 'This host name is not served here.' });

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether a request is for a host name of this machine. */
export const isLoopbackHost = (host: string | undefined): boolean => LOOPBACK_HOST.test(host ?? '');

/** Reads a request off the wire; undefined when its body is larger than anything here takes. */
export const readRequest = async (message: IncomingMessage): Promise<HttpRequest | undefined> => {
  const body = await readBody(message, MAX_PAYLOAD_BYTES);
  if (!body) return undefined;
  return {
    method: message.method ?? 'GET',
    ...splitTarget(message.url ?? '/'),
    headers: headersOf(message),
    body,
    clientIp: (message.socket.remoteAddress ?? '127.0.0.1').replace('::ffff:', ''),
    clientPort: message.socket.remotePort ?? 0,
  };
};

/**
 * Serves the site. A host name other than this machine's own is refused, as CloudFront refuses one that is not the
 * distribution's: a web page elsewhere whose name was made to point here must not reach the local mail.
 */
export const serveSite =
  (handler: Handler, log: (line: string) => void, intercept?: Intercept) =>
  (message: IncomingMessage, response: ServerResponse): void => {
    const serve = async (): Promise<void> => {
      const answer = await answerTo(handler, message, log);
      try {
        if (!response.destroyed) send(response, answer, message.method);
      } catch (error) {
        // A header that no connection can carry; nothing is sent yet.
        log(`ERROR ${messageOf(error)}`);
        send(response, failed(), message.method);
      }
    };
    if (!isLoopbackHost(message.headers.host)) send(response, foreignHost(), message.method);
    else if (intercept) intercept(message, response, () => void serve());
    else void serve();
  };

const answerTo = async (
  handler: Handler,
  message: IncomingMessage,
  log: (line: string) => void,
): Promise<HttpResponse> => {
  try {
    const request = await readRequest(message);
    return request ? await handler(request) : tooLarge();
  } catch (error) {
    // Who hangs up in the middle of a request is no failure of ours.
    if (!message.destroyed)
      log(`ERROR ${message.method} ${splitTarget(message.url ?? '').path}: ${messageOf(error)}`);
    return failed();
  }
};

/** Whether a request is the answer of a custom resource's function. */
export const isAnswer = (url: string | undefined): boolean => url?.startsWith(CALLBACK_PREFIX) ?? false;

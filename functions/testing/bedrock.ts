import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import { Browser } from './api.ts';

/** How a request is answered. */
export type Reply = (response: ServerResponse) => void;

/** A request as it arrived. */
export interface Received {
  readonly path: string;
  readonly authorization: string;
  readonly body: string;
}

const usage = { inputTokens: 300, outputTokens: 40, totalTokens: 340 };

const message =
  (content: readonly object[], stopReason: string): Reply =>
  (response) =>
    response.end(JSON.stringify({ output: { message: { role: 'assistant', content } }, stopReason, usage }));

/** An answer of text. */
export const saying = (text: string, stopReason = 'end_turn'): Reply => message([{ text }], stopReason);
/** A call of tools by their names, with whatever input a model makes up. */
export const choosing = (...names: readonly string[]): Reply =>
  message(
    names.map((name, index) => ({ toolUse: { toolUseId: `tool-${index}`, name, input: { userId: 'x' } } })),
    'tool_use',
  );
/** An exception of Bedrock’s. */
export const failing =
  (status: number, name: string): Reply =>
  (response) =>
    response.writeHead(status, { 'x-amzn-errortype': `${name}:http://internal.amazon.com/` }).end('{}');
/** Whatever is no answer of Converse. */
export const raw =
  (text: string): Reply =>
  (response) =>
    response.end(text);
/** No answer at all. */
export const silent: Reply = () => undefined;
/** The beginning of an answer, and nothing more of it. */
export const slow: Reply = (response) => response.write('{"output":');
/** The beginning of an answer, and then the end of the connection. */
export const cut: Reply = (response) => response.write('{"output":', () => response.destroy());

const eventSchema = z.object({
  rawPath: z.string(),
  rawQueryString: z.string(),
  cookies: z.array(z.string()).default([]),
  requestContext: z.object({ http: z.object({ method: z.string() }) }),
  body: z.string().optional(),
});

/** A route’s answer to the event of an Invoke, by way of the site: the function itself knows only the secret of its own stack. */
const invoked = async (body: string): Promise<string> => {
  const {
    rawPath,
    rawQueryString,
    cookies,
    requestContext,
    body: sent,
  } = eventSchema.parse(JSON.parse(body));
  const answer = await new Browser().send(`${rawPath}?${rawQueryString}`, {
    method: requestContext.http.method,
    headers: { cookie: cookies.join('; '), 'content-type': 'application/json' },
    ...(sent !== undefined && { body: sent }),
  });
  return JSON.stringify({ statusCode: answer.status, body: answer.text });
};

/** Bedrock’s Converse, and Lambda’s Invoke, on this machine. */
export class LocalBedrock {
  /** Each request to the model is answered by the next of these, the last of them again and again. */
  replies: Reply[] = [];
  readonly received: Received[] = [];
  readonly #server: Server = createServer((incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8').on('data', (chunk) => {
      body += chunk;
    });
    incoming.on('end', () => {
      const { url: path = '', headers } = incoming;
      if (path.endsWith('/invocations')) return void invoked(body).then((answer) => response.end(answer));
      this.received.push({ path, authorization: headers.authorization ?? '', body });
      const reply = this.replies.length > 1 ? this.replies.shift() : this.replies[0];
      return reply?.(response);
    });
  });

  /** Resolves with its address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

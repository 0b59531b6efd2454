import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { inParallel } from '#functions/core/in-parallel.ts';
import { ROLES, type Role } from '#shared/core/contract.ts';
import { PASSWORD } from './password.ts';
import { anyRequest, type RawRequest, type World } from './requests.ts';

export interface LoadTest {
  readonly url: string;
  readonly count: number;
  readonly seed: number;
  readonly atOnce: number;
  /** An approved admin. */
  readonly admin: { readonly email: string; readonly password: string };
  /** Called with the number of requests answered so far, now and then. */
  readonly onProgress?: (answered: number) => void;
}

export interface Outcome {
  /** How often each status came. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests that were answered with 5xx, or for the API outside our JSON shape, or not at all; at most ten of them. */
  readonly failures: readonly { readonly request: RawRequest; readonly answer: string }[];
}

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}

/** Sends a request as it is: `fetch` would tidy it up first. */
const send = (agent: Agent, base: URL, { method, path, headers, body }: RawRequest): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const payload = body === undefined ? undefined : Buffer.from(body);
    const outgoing = request(
      {
        agent,
        host: base.hostname,
        port: base.port,
        method,
        path,
        headers: { ...headers, ...(payload && { 'content-length': String(payload.length) }) },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });

const post = (agent: Agent, base: URL, path: string, body: unknown): Promise<Reply> =>
  send(agent, base, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

interface Signed {
  readonly cookie: string;
  readonly userId: string;
  readonly email: string;
}

/** The session's cookie as a `Cookie` header. */
const cookieIn = (headers: Reply['headers']): string =>
  String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';

const signUp = async (agent: Agent, base: URL, role: Role, email: string): Promise<Signed> => {
  const person = { email, password: PASSWORD, firstName: 'Robin', lastName: 'Example', role };
  const { status, headers, text } = await post(agent, base, '/api/auth/signup', person);
  if (status !== 201) throw new Error(`Sign-up as ${role} answered ${status}: ${text}`);
  const { id } = JSON.parse(text) as { id: string };
  return { cookie: cookieIn(headers), userId: id, email };
};

const signIn = async (agent: Agent, base: URL, credentials: LoadTest['admin']): Promise<string> => {
  const body = { ...credentials, remember: false };
  const { status, headers, text } = await post(agent, base, '/api/auth/signin', body);
  if (status !== 200) throw new Error(`Sign-in of the admin answered ${status}: ${text}`);
  return cookieIn(headers);
};

const MAIL_PATIENCE_MS = 40_000;

/** Confirms an address with the link in the mail to it, which comes through the stream. */
const confirm = async (agent: Agent, base: URL, email: string): Promise<void> => {
  const began = performance.now();
  for (;;) {
    const path = `/__local/mail?to=${encodeURIComponent(email)}`;
    const { text } = await send(agent, base, { method: 'GET', path, headers: {}, body: undefined });
    const token = /token=([\w-]+)/.exec(text)?.[1];
    if (token !== undefined) {
      await post(agent, base, '/api/auth/confirm', { token, password: PASSWORD });
      return;
    }
    if (performance.now() - began > MAIL_PATIENCE_MS) throw new Error(`No mail came to ${email}.`);
    await wait(25);
  }
};

/** Signs up a confirmed person of each role and one to sign out again, and looks which opportunities there are. */
const makeWorld = async (
  agent: Agent,
  base: URL,
  { seed, admin }: Pick<LoadTest, 'seed' | 'admin'>,
): Promise<World> => {
  const address = (name: string) => `load-${seed}-${name}@people.fledge.test`;
  const people = await inParallel(ROLES, 1, (role) => signUp(agent, base, role, address(role)));
  await inParallel(people, ROLES.length, ({ email }) => confirm(agent, base, email));
  const spare = await signUp(agent, base, 'student', address('spare'));
  // Admins decide about these: the others must stay as they are.
  const managed = await inParallel(ROLES, 1, (role) => signUp(agent, base, role, address(`managed-${role}`)));
  const list = await send(agent, base, {
    method: 'GET',
    path: '/api/opportunities?limit=10',
    headers: {},
    body: undefined,
  });
  const { items, nextCursor } = JSON.parse(list.text) as {
    items: { id: string }[];
    nextCursor: string | null;
  };
  const ids = items.map(({ id }) => id);
  const newcomers = Array.from({ length: 200 }, (_, index) => address(`new-${index}`));
  return {
    cookies: people.map(({ cookie }) => cookie),
    spareCookies: [spare.cookie],
    adminCookie: await signIn(agent, base, admin),
    known: {
      userId: people.map(({ userId }) => userId),
      email: [...people.map(({ email }) => email), ...newcomers],
      id: [...ids, ...managed.map(({ userId }) => userId)],
      csv: [`email,firstName,lastName,role\n${address('imported')},Ada,Byron,student`],
      opportunityId: ids,
      password: [PASSWORD, `${PASSWORD}3`],
      firstName: ['Robin'],
      cursor: nextCursor === null ? [] : [nextCursor, nextCursor.slice(1), `${nextCursor}x`],
    },
  };
};

/** Why an answer is a failure, if it is one. */
const problem = ({ method, path }: RawRequest, { status, headers, text }: Reply): string | undefined => {
  if (status >= 500 || status === 0) return `${status}: ${text.slice(0, 500)}`;
  // Outside the API an error is a page.
  if (status < 400 || method === 'HEAD' || !path.startsWith('/api/')) return undefined;
  if (!String(headers['content-type']).startsWith('application/json'))
    return `${status} without JSON: ${text.slice(0, 200)}`;
  const { code, message } = JSON.parse(text) as { code?: unknown; message?: unknown };
  return typeof code === 'string' && typeof message === 'string'
    ? undefined
    : `${status} in another shape: ${text.slice(0, 200)}`;
};

const MOST_FAILURES = 10;
const CHUNK = 500;

/** Sends a number of random requests, the same for the same seed and world, and reports how they were answered. */
export const runLoadTest = async (options: LoadTest): Promise<Outcome> => {
  const { url, count, seed, atOnce, onProgress } = options;
  const base = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<string, number> = {};
  const failures: { request: RawRequest; answer: string }[] = [];
  try {
    const requests = anyRequest(await makeWorld(agent, base, options));
    for (let sent = 0; sent < count; sent += CHUNK) {
      const chunk = fc.sample(requests, { numRuns: Math.min(CHUNK, count - sent), seed: seed + sent });
      await inParallel(chunk, atOnce, async (one) => {
        const reply = await send(agent, base, one).catch((error: Error) => ({
          status: 0,
          headers: {},
          text: error.message,
        }));
        statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
        const answer = problem(one, reply);
        if (answer !== undefined && failures.length < MOST_FAILURES) failures.push({ request: one, answer });
      });
      onProgress?.(Math.min(count, sent + CHUNK));
    }
  } finally {
    agent.destroy();
  }
  return { statuses, failures };
};

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import * as z from 'zod';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { sessionCookie } from '#functions/testing/signed-in.ts';
import { requestIdOf } from '#shared/features/conversations/reason-rules.ts';
import { LIVE_PATH } from '#shared/features/inbox/live-updates.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { Client, type Consumed } from './client.ts';
import { longConversation } from './long-conversation.ts';

/*
 * Measures what browsers ask that are open all day, on a stack of its own, as a child process, as size.ts does. Called with
 * the build's folder; sends the figures to its parent.
 */

/** Requests of one kind: what each consumed at most, the session included, and how long they took, in ms. */
export interface InboxFigures {
  readonly route: string;
  readonly consumed: Consumed;
  readonly session: number;
  readonly milliseconds: readonly number[];
  readonly browsers: number;
}

const begunSchema = z.object({ conversation: z.object({ id: z.string() }) });

const [buildDir = ''] = process.argv.slice(2);
const BROWSERS = 200;
/** How often each asks: usually, and beside an open conversation; and how many times. */
const USUAL = { route: 'inbox.changes', every: 30_000, questions: 1 } as const;
const CONVERSATION = {
  route: 'inbox.changes, beside a conversation',
  every: 2500,
  questions: 4,
} as const;
/** What finding out who asks consumes: a read of the session and one of the account. */
const SESSION = 2;

interface Member {
  readonly id: string;
  readonly cookie: string;
  readonly client: Client;
}

const join = async (url: string, role: 'student' | 'mentor' = 'student'): Promise<Member> => {
  const account = await storeUser({ account: { role } });
  const cookie = await sessionCookie(account);
  return { id: account.id, cookie, client: new Client(url, cookie) };
};

const most = (all: readonly Consumed[]): Consumed => ({
  reads: Math.max(...all.map(({ reads }) => reads)),
  writes: Math.max(...all.map(({ writes }) => writes)),
  calls: Math.max(...all.map(({ calls }) => calls)),
});

/** Lets each browser ask again and again, not all at the same time. */
const poll = async (
  members: readonly Member[],
  { route, every, questions }: typeof USUAL | typeof CONVERSATION,
): Promise<InboxFigures> => {
  const consumed: Consumed[] = [];
  const milliseconds: number[] = [];
  const ask = async ({ client }: Member, index: number) => {
    await wait((index * every) / members.length);
    for (let question = 0; question < questions; question += 1) {
      const began = performance.now();
      consumed.push((await client.get('/api/inbox/changes?since=0.0.0')).consumed);
      const took = performance.now() - began;
      milliseconds.push(took);
      if (question + 1 < questions) await wait(Math.max(0, every - took));
    }
  };
  await Promise.all(members.map(ask));
  return {
    route,
    consumed: most(consumed),
    session: SESSION,
    milliseconds,
    browsers: members.length,
  };
};

/** Connects each browser, and takes the time from a change of its inbox to the hint, some at a time. */
const hint = async (url: string, members: readonly Member[]): Promise<InboxFigures> => {
  const address = new URL(LIVE_PATH, url).href.replace('http', 'ws');
  const sockets: WebSocket[] = [];
  for (const { cookie } of members) {
    const socket = new WebSocket(address, { headers: { cookie, origin: url } });
    // The first one comes when the socket opens.
    await once(socket, 'message');
    sockets.push(socket);
  }
  const milliseconds: number[] = [];
  for (const [index, { id }] of members.entries()) {
    const socket = sockets[index];
    if (!socket) continue;
    const hinted = once(socket, 'message');
    const began = performance.now();
    await transact({ inbox: inboxChange(id, 'bell') });
    await hinted;
    milliseconds.push(performance.now() - began);
  }
  for (const socket of sockets) socket.terminate();
  const none = { reads: 0, writes: 0, calls: 0 };
  return {
    route: 'a hint over a socket',
    consumed: none,
    session: 0,
    milliseconds,
    browsers: members.length,
  };
};

/** Opens a conversation of ten thousand messages. */
const open = async (url: string): Promise<InboxFigures> => {
  const [student, mentor] = [await join(url), await join(url, 'mentor')];
  const begun = await student.client.post('/api/conversations', {
    with: mentor.id,
    reason: { kind: 'request', id: requestIdOf(student.id, mentor.id) },
    text: 'Hello',
    clientId: newId(),
  });
  const { conversation } = begunSchema.parse(begun.body);
  await longConversation(conversation.id, [student.id, mentor.id]);
  const consumed: Consumed[] = [];
  const milliseconds: number[] = [];
  for (let time = 0; time < 20; time += 1) {
    const began = performance.now();
    const path = `/api/conversations/${conversation.id}/messages`;
    consumed.push((await student.client.get(path)).consumed);
    milliseconds.push(performance.now() - began);
  }
  return {
    route: 'conversations.messages',
    consumed: most(consumed),
    session: SESSION,
    milliseconds,
    browsers: 1,
  };
};

await onTemporaryCloud(buildDir, async ({ runtime: { url } }) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  const members = await Promise.all(Array.from({ length: BROWSERS }, () => join(url)));
  // The first request of a day also notes the day, and loads code.
  for (const { client } of members) await client.get('/api/inbox/changes');
  tell(`${BROWSERS} browsers ask …`);
  const polled = [await poll(members, USUAL), await poll(members, CONVERSATION)];
  tell(`${BROWSERS} browsers are connected …`);
  const hinted = await hint(url, members);
  tell('Opening a long conversation …');
  process.send?.([...polled, hinted, await open(url)]);
});

import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Hint } from '#shared/features/inbox/live-updates.ts';
import { Asking } from './asking.ts';
import { inboxQuery } from './inboxQuery.ts';

/** How long anything takes to arrive, in milliseconds. */
const WAY_MS = 100;

/** What becomes of sockets on the other network. */
type Others = 'speak' | 'are silent' | 'do not open';
const others = (become: Others): { others: Others } => ({ others: become });
/** The server, as the browser sees it: the inbox, and what the network does to sockets. */
const server = { state: 0, network: 1, questions: 0, probes: 0, ...others('speak') };
const sockets = new Set<Socket>();
const hintOf = (): Hint => ({ since: `0.${server.state}.0`, unread: server.state });

/** A web socket that is dead once the network has changed: it stays open, and nothing comes. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  private readonly network = server.network;

  constructor() {
    super();
    sockets.add(this);
    if (this.network > 1 && server.others === 'do not open') return;
    setTimeout(() => {
      this.readyState = Socket.OPEN;
      this.dispatchEvent(new Event('open'));
      this.hear(hintOf());
    }, WAY_MS);
  }

  hear(data: object): void {
    const event = new MessageEvent('message', { data: JSON.stringify(data) });
    const silent = this.network > 1 && server.others === 'are silent';
    setTimeout(() => !silent && this.network === server.network && this.dispatchEvent(event), WAY_MS);
  }

  send(): void {
    server.probes += 1;
    this.hear({ message: 'Forbidden' });
  }

  /** Browsers report the end of a dead connection after a minute. */
  close(): void {
    this.readyState = 2;
    setTimeout(() => this.dispatchEvent(new Event('close')), 60_000);
  }
}

/** Something is new. */
const change = () => {
  server.state += 1;
  for (const socket of sockets) if (socket.readyState === Socket.OPEN) socket.hear(hintOf());
};

beforeEach(async () => {
  await import('#shared/later-routes.generated.ts');
  vi.useFakeTimers();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const page = Object.assign(new EventTarget(), { setTimeout: set, clearTimeout: clear });
  vi.stubGlobal('window', Object.assign(page, { location: { href: 'https://fledge.example/dashboard' } }));
  vi.stubGlobal('navigator', { locks: {} });
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async (path: string) => {
    server.questions += 1;
    const { since, unread } = hintOf();
    const changed = !path.endsWith(since) && { changed: ['messages'], unreadMessages: unread };
    await new Promise((done) => setTimeout(done, WAY_MS));
    return Response.json({ since, ...changed });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser that asks, with or without an open conversation. */
const browser = () => {
  Object.assign(server, { state: 0, network: 1, questions: 0, probes: 0, ...others('speak') });
  sockets.clear();
  const ended = new AbortController();
  const client = new QueryClient();
  const asking = new Asking(client, () => undefined, ended.signal);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** How long it takes until the browser knows the newest state, in milliseconds, as far as this one. */
  const knownAfter = async (most: number): Promise<number> => {
    const began = Date.now();
    while (client.getQueryData(inboxQuery.queryKey)?.since !== hintOf().since) {
      await pass(20);
      if (Date.now() - began > most) return Number.POSITIVE_INFINITY;
    }
    return Date.now() - began;
  };
  const end = () => {
    ended.abort();
    client.clear();
  };
  return { asking, pass, knownAfter, end };
};

/** Waits, with a conversation open. */
const talk = async ({ asking, pass }: ReturnType<typeof browser>, ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 4000) {
    asking.noteConversation();
    await pass(Math.min(4000, left));
  }
};

it('learns what is new from the socket, without a question', async () => {
  const one = browser();
  await one.pass(5000);
  change();
  expect(await one.knownAfter(1000)).toBeLessThanOrEqual(300);
  expect(server.questions).toBe(0);
  one.end();
});

it.each<Others>(['speak', 'are silent', 'do not open'])(
  'knows within three seconds beside a conversation when the socket dies without a sign, and others %s',
  async (become) => {
    for (let phase = 0; phase < 2400; phase += 200)
      for (const later of [0, 700, 1900, 3100, 4500, 5600, 6500, 7700]) {
        const one = browser();
        await talk(one, 8000 + phase);
        Object.assign(server, { network: 2, ...others(become) });
        await talk(one, later);
        change();
        one.asking.noteConversation();
        // What is new is loaded then, which takes another way or two.
        expect(await one.knownAfter(5000), `after ${phase} and ${later} ms`).toBeLessThanOrEqual(2800);
        one.end();
      }
  },
);

it('knows within thirty seconds elsewhere, when the user did something in the last half minute', async () => {
  for (let quiet = 0; quiet <= 30_000; quiet += 1500) {
    const one = browser();
    await one.pass(40_000 + 2 * quiet);
    one.asking.noteActivity();
    await one.pass(quiet);
    server.network = 2;
    change();
    expect(await one.knownAfter(60_000), `after ${quiet} ms`).toBeLessThanOrEqual(29_000);
    one.end();
  }
});

it('knows within thirty seconds when the user does something again beside a socket that died meanwhile, and at once when they are online again', async () => {
  for (const [wake, most] of [
    ['touch', 29_000],
    ['online', 1000],
  ] as const) {
    const one = browser();
    await one.pass(120_000);
    server.network = 2;
    change();
    await one.pass(60_000);
    if (wake === 'online') window.dispatchEvent(new Event('online'));
    else one.asking.noteActivity();
    expect(await one.knownAfter(60_000), wake).toBeLessThanOrEqual(most);
    one.end();
  }
});

it('probes as seldom as the costs of decision 0197 are reckoned with', async () => {
  const one = browser();
  await one.pass(300_000);
  server.probes = 0;
  for (let second = 0; second < 20; second += 5) {
    one.asking.noteActivity();
    await one.pass(5000);
  }
  await one.pass(310_000);
  expect(server.probes).toBe(2);
  server.probes = 0;
  for (let second = 0; second < 20; second += 5) {
    one.asking.noteActivity();
    await talk(one, 5000);
  }
  await talk(one, 310_000);
  // Each proof is 2.1 s after the answer to the one before.
  expect(server.probes).toBeLessThanOrEqual(50 / 2.1 + 280 / 75 + 1);
  // The one after ten minutes.
  expect(server.questions).toBe(1);
  one.end();
});

import { expect, it } from 'vitest';
import { nextAfter, proofDueAt, reconnectAfter } from './schedule.ts';

const situation = (activeAgo: number, conversation: boolean, connected: boolean) => ({
  now: 1e6,
  activeAt: 1e6 - activeAgo,
  activeSince: 1e6 - activeAgo,
  conversationUntil: conversation ? 1e6 + 1 : 0,
  connected,
});
const at = (activeAgo: number, conversation: boolean, connected = false) =>
  nextAfter(situation(activeAgo, conversation, connected));

it('asks within three seconds beside an open conversation, twice a minute otherwise, and less when idle', () => {
  expect(at(0, true)).toBeLessThanOrEqual(3000);
  expect(at(0, false)).toBe(30_000);
  expect(at(100_000, true)).toBeGreaterThan(at(0, true));
  expect(at(100_000, false)).toBeGreaterThan(at(0, false));
});

it('asks far less while a web socket tells what is new, whether the user is idle or not', () => {
  expect(at(0, true, true)).toBeGreaterThanOrEqual(20 * at(0, true));
  expect(at(0, false, true)).toBeGreaterThanOrEqual(20 * at(0, false));
  expect(at(100_000, false, true)).toBe(at(0, false, true));
});

it('wants a proof that the web socket is alive often beside an open conversation, and less when idle', () => {
  const within = (activeAgo: number, conversation: boolean) =>
    proofDueAt(situation(activeAgo, conversation, true), 1e6) - 1e6;
  expect(within(0, true)).toBeLessThan(3000);
  expect(within(0, false)).toBeLessThan(30_000);
  expect(within(100_000, true)).toBeGreaterThan(within(0, true));
  expect(within(0, false)).toBeGreaterThan(within(0, true));
  expect(within(100_000, false)).toBeGreaterThanOrEqual(within(0, false));
});

it('connects again soon at first, then less and less often, and not with all browsers at once', () => {
  expect(reconnectAfter(0, 1)).toBe(1000);
  for (let failures = 0; failures < 20; failures += 1) {
    expect(reconnectAfter(failures + 1, 0.5)).toBeGreaterThanOrEqual(reconnectAfter(failures, 0.5));
    expect(reconnectAfter(failures, 0)).toBe(reconnectAfter(failures, 1) / 2);
  }
  expect(reconnectAfter(1000, 1)).toBe(300_000);
});

import { expect, it } from 'vitest';
import { nextAfter } from './schedule.ts';

const at = (activeAgo: number, conversation: boolean) =>
  nextAfter({ now: 1e6, activeAt: 1e6 - activeAgo, conversationUntil: conversation ? 1e6 + 1 : 0 });

it('asks within three seconds beside an open conversation, twice a minute otherwise, and less when idle', () => {
  expect(at(0, true)).toBeLessThanOrEqual(3000);
  expect(at(0, false)).toBe(30_000);
  expect(at(100_000, true)).toBeGreaterThan(at(0, true));
  expect(at(100_000, false)).toBeGreaterThan(at(0, false));
});

import { expect, test } from 'vitest';
import { simulate } from './simulate.ts';
import { traffic } from './traffic.ts';

const ITEMS = Array.from({ length: 200 }, (_, index) => ({
  id: `o${index}`,
  title: `Engineer ${index}`,
  company: `Company ${index}`,
}));

/** Every request reads one unit of the partition that is named like its path. */
const run = (ways: { edgeSeconds: number; memory: boolean }) =>
  simulate({
    ...ways,
    next: traffic({ items: ITEMS }, 1),
    readsOf: (path) => [{ partition: path, units: 1 }],
    requestsPerSecond: 4_000,
    seconds: 4,
  });

test('the edge and the memory of functions each spare the hottest partition most of its reads', async () => {
  const hottest = async (ways: { edgeSeconds: number; memory: boolean }) =>
    (await run(ways)).get('/api/opportunities') ?? 0;
  const each = await hottest({ edgeSeconds: 0, memory: false });
  const edge = await hottest({ edgeSeconds: 5, memory: false });
  const both = await hottest({ edgeSeconds: 5, memory: true });
  // 30% of the requests, of which 35% have a session.
  expect(each).toBeGreaterThan(1_000);
  expect(edge).toBeLessThan(each * 0.45);
  // Not hot for every instance at this rate: the more come, the less each costs.
  expect(both).toBeLessThanOrEqual(edge);
});

test('ten thousand requests a second with a session for one list read it about once a second in each instance', async () => {
  const units = await simulate({
    edgeSeconds: 5,
    memory: true,
    next: () => ({ path: '/api/opportunities', hasSession: true }),
    readsOf: () => [{ partition: 'search-log', units: 0.5 }],
    requestsPerSecond: 10_000,
    seconds: 4,
  });
  expect(units.get('search-log')).toBeLessThan(200 * 0.5 * 1.2);
});

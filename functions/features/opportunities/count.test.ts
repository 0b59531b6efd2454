import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { published } from '#functions/testing/publish.ts';
import { advanceClock, eventually } from '#functions/testing/stack.ts';
import { COUNTED_AT_MOST } from '#shared/features/opportunities.ts';
import { dayOf } from '#shared/features/opportunity-days.ts';
import { countOpen } from './deadline.ts';

const MINUTE_MS = 60_000;
const count = async () => (await new Browser().call('opportunities.count')).body;

it('counts what is open for anyone, once a minute', async () => {
  await advanceClock(MINUTE_MS);
  const before = await count();
  await published({});
  await published({ status: 'closed' });
  await published({ deadline: '2026-01-06' });
  expect(await count()).toEqual(before);
  // The catalog may have followed other tests' openings late, too: the index of deadlines says what is open by now.
  await eventually('the next count', async () => {
    const now = await advanceClock(MINUTE_MS);
    const [open, stored] = [await count(), await countOpen(dayOf(now), COUNTED_AT_MOST)];
    return open.open >= 1 && isDeepStrictEqual(open, stored);
  });
});

it('counts from a day on, no more than it is asked to, and says that there are more', async () => {
  const lastDay = '2030-03-01';
  const { open: later } = await countOpen(lastDay, 1_000);
  await published({ deadline: '2030-02-28' });
  await published({ deadline: lastDay });
  await published({ deadline: lastDay });
  expect(await countOpen(lastDay, 1_000)).toEqual({ open: later + 2, more: false });
  expect(await countOpen(lastDay, later + 2)).toEqual({ open: later + 2, more: false });
  expect(await countOpen(lastDay, 1)).toEqual({ open: 1, more: true });
});

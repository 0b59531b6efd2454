import { expect, it } from 'vitest';
import { countOpen } from '#functions/parts/opportunities/deadline.ts';
import { Browser } from '#functions/testing/api.ts';
import { published } from '#functions/testing/publish.ts';
import { advanceClock, eventually } from '#functions/testing/stack.ts';

const MINUTE_MS = 60_000;
const count = async () => (await new Browser().call('opportunities.count')).body.open;

/** Whether the next other number is one more, after one opening that is open, and two that are not, were published. */
const countsOneMore = async (): Promise<boolean> => {
  await advanceClock(MINUTE_MS);
  const before = await count();
  await published({});
  await published({ status: 'closed' });
  await published({ deadline: '2026-01-06' });
  expect(await count()).toBe(before);
  const next = await eventually('the next count', async () => {
    await advanceClock(MINUTE_MS);
    const open = await count();
    return open !== before && open;
  });
  return next === before + 1;
};

it('counts what is open for anyone, once a minute', async () => {
  // What earlier tests published or closed may arrive meanwhile: then the number is another one, and this is done again.
  await eventually('a count of one more', countsOneMore);
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

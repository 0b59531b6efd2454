import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('does what has the same key one after the other, and what has another one meanwhile', async () => {
  const steps: string[] = [];
  const work = (key: string, name: string, fails = false) =>
    inTurn(key, async () => {
      steps.push(`${name} begins`);
      await turn();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const done = await Promise.allSettled([work('a', '1', true), work('b', '2'), work('a', '3')]);
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(steps.filter((step) => !step.startsWith('2'))).toEqual(['1 begins', '1 ends', '3 begins', '3 ends']);
  expect(steps.slice(0, 2)).toEqual(['1 begins', '2 begins']);
});

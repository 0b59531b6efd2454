import { expect, test } from 'vitest';
import { batches, type Guard, guards, outdated } from './list.ts';

const of = (file: string, ...tests: string[]): Guard => ({
  guard: file,
  file,
  find: 'a',
  replace: '',
  tests,
});

test('guards that could fail each other’s tests are not removed together', () => {
  const [contact, google] = [
    of('functions/features/contact/a.ts', 'c'),
    of('functions/features/google/a.ts', 'g'),
  ];
  const [core, infra] = [of('functions/core/a.ts', 'x'), of('infra/constructs/a.ts', 'i')];
  const again = of('functions/features/contact/b.ts', 'd');
  expect(batches([contact, google, core, infra, again])).toEqual([[contact, google, infra], [core], [again]]);
});

test('there are forty guards at least, each with its own name', () => {
  expect(guards.length).toBeGreaterThanOrEqual(40);
  expect(new Set(guards.map(({ guard }) => guard)).size).toBe(guards.length);
});

test('every guard is in its file once, and its tests exist', () => {
  expect(outdated(guards)).toEqual([]);
  expect(outdated([of('shared/core/contract.ts', 'shared/no-such.test.ts')])).toHaveLength(2);
});

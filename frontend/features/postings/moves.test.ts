import { expect, test } from 'vitest';
import { OPPORTUNITY_STATUSES } from '#shared/core/opportunity-statuses.ts';
import { canBeUndone, movesOf } from './moves.ts';

test.each([
  ['draft', []],
  ['in_review', ['closed', 'draft']],
  ['open', ['paused', 'filled', 'closed']],
  ['paused', ['open', 'filled', 'closed']],
  ['expired', ['filled', 'closed']],
  ['closed', []],
  ['filled', []],
] as const)('%s offers what the workflow allows', (status, moves) => {
  expect(movesOf(status).map(({ to }) => to)).toEqual(moves);
});

test('the end of a posting can be undone', () => {
  for (const from of ['open', 'paused'] as const)
    for (const to of ['closed', 'filled'] as const) expect(canBeUndone(from, to)).toBe(true);
  expect(OPPORTUNITY_STATUSES.some((to) => canBeUndone('draft', to))).toBe(false);
});

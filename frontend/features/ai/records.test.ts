import { expect, test } from 'vitest';
import type { Action, Block } from '#shared/features/ai/schema.ts';
import { recordsOf } from './records.ts';

const blocks: Block[] = [
  { kind: 'paragraph', text: 'Two of your applications wait.' },
  { kind: 'cards', cards: [{ title: 'Data intern', detail: 'Orkney Robotics', path: '/opportunities/1' }] },
  {
    kind: 'list',
    ordered: false,
    items: [
      { text: 'Data intern', path: '/opportunities/1' },
      { text: 'Web developer', path: '/opportunities/2' },
      { text: 'No record', path: null },
    ],
  },
];
const action: Action = {
  id: 'a',
  kind: 'save',
  label: 'Save',
  effect: 'Saves “Web developer”.',
  target: '/opportunities/2',
  state: 'open',
  expiresAt: '2026-11-26T12:00:00.000Z',
};

test('an answer’s records are each listed once, as they were named first', () => {
  expect(recordsOf({ blocks, actions: [action] })).toEqual([
    { title: 'Data intern', detail: 'Orkney Robotics', path: '/opportunities/1' },
    { title: 'Web developer', detail: '', path: '/opportunities/2' },
  ]);
});

test('a record that only a proposal names is listed with its effect', () => {
  expect(recordsOf({ blocks: [], actions: [action] })).toEqual([
    { title: 'Save', detail: 'Saves “Web developer”.', path: '/opportunities/2' },
  ]);
});

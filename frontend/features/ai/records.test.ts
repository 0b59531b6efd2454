import { expect, test } from 'vitest';
import type { Block } from '#shared/features/ai/schema.ts';
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

test('an answer’s records are each listed once, as they were named first', () => {
  expect(recordsOf({ blocks })).toEqual([
    { title: 'Data intern', detail: 'Orkney Robotics', path: '/opportunities/1' },
    { title: 'Web developer', detail: '', path: '/opportunities/2' },
  ]);
});

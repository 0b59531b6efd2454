import { expect, test } from 'vitest';
import type { Block } from '#shared/core/blocks.ts';
import { headingAnchors } from './anchors.ts';

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });

test('each heading has an id of its own, made of its words', () => {
  const blocks: readonly Block[] = [
    heading('State & props'),
    { kind: 'paragraph', spans: [{ text: 'State & props' }] },
    heading('What’s next?'),
    heading('State, props'),
    heading('¿Ñandú?'),
    heading('!'),
  ];
  expect([...headingAnchors(blocks)]).toEqual([
    [0, 'section-state-props'],
    [2, 'section-what-s-next'],
    [3, 'section-state-props-2'],
    [4, 'section-ñandú'],
    [5, 'section-'],
  ]);
});

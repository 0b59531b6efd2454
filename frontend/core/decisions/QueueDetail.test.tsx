import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OpenItem } from '../lists/useOpenItem.ts';
import type { AtOnce, Decision } from './decision.ts';
import { QueueDetail } from './QueueDetail.tsx';

interface Claimed {
  id: string;
  mine: boolean;
}
const nothing = () => undefined;
const open: OpenItem = {
  box: nothing,
  wide: true,
  named: null,
  shownId: 'a',
  rows: { current: null },
  headingRef: nothing,
  select: nothing,
  close: nothing,
  searchFor: () => '',
};
const approval: AtOnce<Claimed> = {
  send: async () => ({ said: { title: 'Approved' } }),
  failed: () => 'Not approved',
};
const DECISIONS: readonly Decision<Claimed>[] = [
  { name: 'approve', label: () => 'Approve', isOffered: ({ mine }) => !mine, atOnce: approval },
  { name: 'reject', label: () => 'Reject' },
];

const buttonsOf = (mine: boolean, given: { pending?: AtOnce<Claimed>; decided?: string } = {}) => {
  const view = { open, decisions: DECISIONS, decide: nothing, pending: given.pending };
  const html = renderToStaticMarkup(
    <QueueDetail item={{ id: 'a', mine }} title="Ada" view={view} decided={given.decided}>
      What Ada states
    </QueueDetail>,
  );
  expect(html).toContain('What Ada states');
  return [...html.matchAll(/<button([^>]*)>.*?<\/button>/g)].map(([button, attributes = '']) => ({
    text: button.replaceAll(/<[^>]*>/g, ''),
    busy: attributes.includes('aria-busy'),
  }));
};

test('the expected decision is the last button, and one that asks for a reason says so', () => {
  expect(buttonsOf(false).map(({ text }) => text)).toEqual(['Reject…', 'Approve']);
});

test('a decision that cannot be made about an item is not offered, and none once it is decided', () => {
  expect(buttonsOf(true).map(({ text }) => text)).toEqual(['Reject…']);
  expect(buttonsOf(false, { decided: 'Approved' })).toEqual([]);
});

test('the decision that is being sent is shown as such, and no other', () => {
  const busy = buttonsOf(false, { pending: approval }).flatMap(({ text, busy: is }) => (is ? [text] : []));
  expect(busy).toEqual(['Approve']);
});

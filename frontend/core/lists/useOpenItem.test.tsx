import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { type OpenItem, useOpenItem } from './useOpenItem.ts';

interface ProbeProps {
  firstId: string | undefined;
  ready: boolean | undefined;
  onOpen: (open: OpenItem) => void;
}
function Probe({ firstId, ready, onOpen }: ProbeProps) {
  onOpen(useOpenItem(firstId, ready));
  return null;
}

/** What the hook returns at an address, on a wide screen. */
const at = (address: string, firstId: string | undefined, ready?: boolean): OpenItem => {
  const found: OpenItem[] = [];
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Probe firstId={firstId} ready={ready} onOpen={(open) => found.push(open)} />
    </MemoryRouter>,
  );
  const [open] = found;
  if (!open) throw new Error('Nothing was rendered.');
  return open;
};

test('shows the item that the address names, or the first of the list', () => {
  expect(at('/?open=b', 'a')).toMatchObject({ named: 'b', shownId: 'b', wide: true });
  expect(at('/?q=x', 'a')).toMatchObject({ named: null, shownId: 'a' });
  expect(at('/', undefined).shownId).toBeUndefined();
});

test('links to items and back to the list without losing the filters', () => {
  const { searchFor } = at('/?q=x&open=b', 'a');
  expect(searchFor('c')).toBe('?q=x&open=c');
  expect(searchFor()).toBe('?q=x');
});

test('ignores the address while a prerendered page is not hydrated', () => {
  expect(at('/?open=b', 'a', false)).toMatchObject({ named: null, shownId: 'a' });
});

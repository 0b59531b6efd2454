import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { PagedTable } from './PagedTable.tsx';
import { cursorPages } from './useCursorPages.ts';

interface Row {
  id: string;
}
type Page = Parameters<typeof PagedTable<Row>>[0]['page'];

const page = (
  ids: readonly string[] | undefined,
  given: Partial<Page> & { nextCursor?: string } = {},
): Page => {
  const { nextCursor = null, ...rest } = given;
  const data = ids && { items: ids.map((id) => ({ id })), nextCursor };
  return {
    data,
    error: null,
    isFetching: false,
    isPlaceholderData: false,
    refetch: () => undefined,
    ...rest,
  };
};

const render = (shown: Page, cursor?: string, trail?: readonly string[], total?: number) =>
  renderToStaticMarkup(
    <PagedTable
      label="Things"
      page={shown}
      pages={cursorPages(cursor, trail && { trail }, () => undefined)}
      size={2}
      total={total}
      columns={[{ id: 'name', header: 'Name', cell: ({ id }) => `Thing ${id}` }]}
      rowId={({ id }) => id}
      rowClass="h-12"
      empty={<p>Nothing yet</p>}
    />,
  );

test('has grey rows while the first page is loading', () => {
  const html = render(page(undefined, { isFetching: true }));
  expect(html).toContain('aria-busy="true"');
  expect(html.match(/<tr/g)).toHaveLength(1 + 8);
});

test('says which rows of how many it shows, and leads to the other pages', () => {
  const html = render(page(['c', 'd'], { nextCursor: 'e' }), 'c', [''], 1240);
  expect(html).toContain('Thing c');
  expect(html).toContain('Showing 3 to 4 of 1,240');
  expect(html).not.toContain('disabled=""');
});

test('says which rows only where that is known', () => {
  // The server may end a page of filtered rows early.
  expect(render(page(['c'], { nextCursor: 'e' }), 'c', [''])).not.toContain('Showing');
  expect(render(page([], { nextCursor: 'e' }), 'c', [''])).toContain('Nothing on this page');
});

test('leads to no next page while another one is loading', () => {
  const html = render(page(['a', 'b'], { nextCursor: 'c', isPlaceholderData: true }), 'c', [''], 1240);
  expect(html).toMatch(/disabled=""[^>]*><span>Next/);
  expect(html).not.toContain('Showing');
});

test('has no buttons where all rows fit, and the empty state without rows', () => {
  expect(render(page(['a']))).not.toContain('Next');
  expect(render(page([]))).toContain('Nothing yet');
});

test('shows the error instead of rows of other filters, and old rows while it is asked again', () => {
  const error = new ApiError(500, '{"code":"internal","message":"It broke."}');
  const failed = render(page(['a'], { error, isPlaceholderData: true }));
  expect(failed).toContain('We couldn’t load the things');
  expect(failed).toContain('It broke.');
  expect(render(page(['a'], { error }))).toContain('Thing a');
  expect(render(page(undefined, { error, isFetching: true }))).not.toContain('It broke.');
});

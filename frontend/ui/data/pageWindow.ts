/** A page's number, or a gap where some are left out. */
export type PageSlot = number | 'gap';

/**
 * Which page numbers to offer, from 1: the first, the last, the current one and its neighbours. A gap never stands
 * for a single page (the page itself takes no more room), so that the row has the same length on every page.
 */
export const pageWindow = (page: number, pages: number): PageSlot[] => {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap', pages];
  if (page >= pages - 3) return [1, 'gap', ...range(pages - 4, pages)];
  return [1, 'gap', page - 1, page, page + 1, 'gap', pages];
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

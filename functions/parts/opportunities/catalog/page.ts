import { newestFirst } from './listing.ts';
import type { Segment } from './segment.ts';

/** How well a row of a segment suits a person: the higher, the better. Prepared once for a segment. */
export type ScoreRows = (segment: Segment) => (row: number) => number;

/** In which order a search is answered; among equals the newest first, and then by id. */
export type Order =
  | { readonly by: 'newest' }
  | { readonly by: 'deadline' }
  | { readonly by: 'match'; readonly score: ScoreRows };

/** A place in an order: the smaller rank comes first. */
export interface Place {
  readonly rank: number;
  readonly postedAt: number;
  readonly id: string;
}

export interface Found extends Place {
  readonly segment: Segment;
  readonly row: number;
}

const rankOf = (segment: Segment, order: Order): ((row: number) => number) => {
  if (order.by === 'newest') return () => 0;
  if (order.by === 'deadline') return (row) => segment.deadline[row] ?? 0;
  const score = order.score(segment);
  return (row) => -score(row);
};

const inOrder = (a: Place, b: Place): number => a.rank - b.rank || newestFirst(a, b);

/** Where `place` belongs among places in order. */
const indexFor = (places: readonly Place[], place: Place): number => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = places[middle];
    if (other && inOrder(other, place) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The first `count` rows after `after` among those that fail nothing, over all segments. The place of an opportunity
 * depends on nothing but itself, so what comes and goes between two pages moves no other to another page.
 */
export const firstAfter = (
  marked: readonly { readonly segment: Segment; readonly failing: Uint16Array }[],
  order: Order,
  after: Place | undefined,
  count: number,
): Found[] => {
  const best: Found[] = [];
  for (const { segment, failing } of marked) {
    const rank = rankOf(segment, order);
    for (let row = 0; row < segment.size; row++) {
      if (failing[row] !== 0) continue;
      const last = best.length === count ? best.at(-1) : undefined;
      const ranked = rank(row);
      if (last && ranked > last.rank) continue;
      const postedAt = segment.postedAt[row] ?? 0;
      const one = { rank: ranked, postedAt, id: segment.ids[row] ?? '', segment, row };
      if (last && inOrder(last, one) < 0) {
        // The rows of a segment are the newest first: those that follow come later still.
        if (order.by === 'newest') break;
        continue;
      }
      if (after && inOrder(one, after) <= 0) continue;
      best.splice(indexFor(best, one), 0, one);
      if (best.length > count) best.pop();
    }
  }
  return best;
};

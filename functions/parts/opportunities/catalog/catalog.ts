import { RecordCatalog, type Shape, type Tombstone } from '#functions/core/catalog/catalog.ts';
import {
  type Count,
  type Counted,
  type Counts,
  countAll,
  countFor,
  countOpen,
  type Marked,
} from './filter-counts.ts';
import { type Listing, type Row, rowOf } from './listing.ts';
import { BITS, mark, type Question } from './mismatches.ts';
import { firstAfter, type Order, type Place } from './page.ts';
import { questionOf } from './question.ts';
import { aliveRows, buildSegment, listingAt, type Segment } from './segment.ts';
import { corrected } from './spelling.ts';

/** What a search asks of the catalog. */
export interface Search {
  readonly question: Question;
  readonly order: Order;
  readonly limit: number;
  readonly after: Place | undefined;
  /** Days since 1970: what can be applied for on this day is found. */
  readonly day: number;
  readonly withCounts: boolean;
  /** Opportunities that are left out. */
  readonly hidden?: Iterable<string>;
}

export interface Page {
  readonly items: Listing[];
  /** Undefined at the end. */
  readonly next: Place | undefined;
  readonly counts: Counts | undefined;
  /** The words that were searched for instead of those that nothing begins with. */
  readonly correctedWords: readonly string[] | undefined;
}

const ANYTHING = questionOf({});

const SHAPE: Shape<Listing, Row, Segment> = { rowOf, build: buildSegment, rowsOf: aliveRows };

/** All open opportunities in memory. */
export class Catalog extends RecordCatalog<Listing, Row, Segment> {
  constructor(number: number, base: Segment, gone: readonly Tombstone[], termsVersion = '') {
    super(SHAPE, { number, base, gone, termsVersion });
  }

  private mark(question: Question, day: number): Marked {
    return this.segments.map((segment) => ({ segment, failing: mark(segment, question, day) }));
  }

  /** How many opportunities are open on a day (days since 1970). */
  openOn(day: number): number {
    return countOpen(this.mark(ANYTHING, day));
  }

  /** The values of a field of the opportunities that are open on a day, with their number, the most frequent first. */
  valuesOn(day: number, of: Counted): Count[] {
    return countFor(this.mark(ANYTHING, day), of, Number.POSITIVE_INFINITY);
  }

  /** Answers a search; when it finds nothing at all, one with the words that were probably meant. */
  find(search: Search): Page {
    const page = this.answer(search);
    const { words } = search.question;
    if (page.items.length > 0 || search.after || !words) return page;
    const meant = corrected(this.segments, words);
    if (!meant) return page;
    const second = this.answer({ ...search, question: { ...search.question, words: meant } });
    return second.items.length > 0 ? { ...second, correctedWords: meant } : page;
  }

  private answer({ question, order, limit, after, day, withCounts, hidden = [] }: Search): Page {
    const marked = this.mark(question, day);
    for (const id of hidden) {
      const at = this.positions.get(id);
      const failing = marked.find(({ segment }) => segment === at?.segment)?.failing;
      if (at && failing) failing[at.row] = BITS.gone;
    }
    // One more than wanted shows whether more follow.
    const found = firstAfter(marked, order, after, limit + 1);
    const last = found.length > limit ? found[limit - 1] : undefined;
    return {
      items: found.slice(0, limit).map(({ segment, row }) => listingAt(segment, row)),
      next: last && { rank: last.rank, postedAt: last.postedAt, id: last.id },
      counts: withCounts ? countAll(marked) : undefined,
      correctedWords: undefined,
    };
  }
}

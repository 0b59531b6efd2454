import {
  type Count,
  type Counted,
  type Counts,
  countAll,
  countFor,
  countOpen,
  type Marked,
} from './filter-counts.ts';
import { type Change, type Listing, rowOf } from './listing.ts';
import { BITS, mark, type Question } from './mismatches.ts';
import { firstAfter, type Order, type Place } from './page.ts';
import { questionOf } from './question.ts';
import { aliveRows, buildSegment, listingAt, type Segment } from './segment.ts';
import { corrected } from './spelling.ts';

/** An opportunity that is no longer to be found: at which version it went, and when, in milliseconds since 1970. */
export interface Tombstone {
  readonly id: string;
  readonly version: number;
  readonly at: number;
}

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

interface Position {
  readonly segment: Segment;
  readonly row: number;
}

/**
 * All open opportunities in memory: a large segment out of a snapshot, and small ones of what changed since. `number` is
 * that of the latest entry of the log in it.
 */
export class Catalog {
  number: number;
  private segments: Segment[];
  private readonly positions = new Map<string, Position>();
  private readonly gone = new Map<string, Tombstone>();

  /** The version of the matching that read the terms. */
  readonly termsVersion: string;

  constructor(number: number, base: Segment, gone: readonly Tombstone[], termsVersion = '') {
    this.number = number;
    this.termsVersion = termsVersion;
    this.segments = [base];
    for (let row = 0; row < base.size; row++) this.positions.set(base.ids[row] ?? '', { segment: base, row });
    for (const tombstone of gone) this.gone.set(tombstone.id, tombstone);
  }

  get tombstones(): Tombstone[] {
    return [...this.gone.values()];
  }

  /** The rows of all that is open. */
  *rows() {
    for (const segment of this.segments) yield* aliveRows(segment);
  }

  /** The version of an opportunity that it knows; 0 for none. */
  private versionOf(id: string): number {
    const position = this.positions.get(id);
    return position ? (position.segment.versions[position.row] ?? 0) : (this.gone.get(id)?.version ?? 0);
  }

  /**
   * Takes in changes, in the order of the log, up to the entry with this number. An older version than the one that is
   * known changes nothing: its consumer was late.
   */
  apply(number: number, changes: readonly Change[], at: number): void {
    this.number = number;
    const latest = new Map<string, Change>();
    for (const change of changes)
      if (change.version >= (latest.get(change.id)?.version ?? this.versionOf(change.id)))
        latest.set(change.id, change);
    const added = [...latest.values()].flatMap(({ id, version, listing }) => {
      this.remove(id);
      if (listing) return [rowOf(listing, version)];
      this.gone.set(id, { id, version, at });
      return [];
    });
    if (added.length > 0) this.add(buildSegment(added));
  }

  private remove(id: string): void {
    const position = this.positions.get(id);
    if (position) position.segment.alive[position.row] = 0;
    this.positions.delete(id);
    this.gone.delete(id);
  }

  /** Adds a segment, united with the last ones while they are about as small: there are never many. */
  private add(segment: Segment): void {
    let added = segment;
    for (let last = this.segments.at(-1); last; last = this.segments.at(-1)) {
      if (this.segments.length === 1 || last.size > 2 * added.size) break;
      this.segments.pop();
      added = buildSegment([...aliveRows(last), ...aliveRows(added)]);
    }
    this.segments.push(added);
    for (let row = 0; row < added.size; row++)
      this.positions.set(added.ids[row] ?? '', { segment: added, row });
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

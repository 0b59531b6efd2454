/** A record as of one version: what the catalog holds of it, or null when it is not to be found any more. */
export interface Change<Listing> {
  readonly id: string;
  readonly version: number;
  readonly listing: Listing | null;
}

/** A record that is no longer to be found: at which version it went, and when, in milliseconds since 1970. */
export interface Tombstone {
  readonly id: string;
  readonly version: number;
  readonly at: number;
}

/** Some records as columns, to which each kind of record adds its own. */
export interface Columns {
  readonly size: number;
  readonly ids: readonly string[];
  readonly versions: Uint32Array;
  /** What of the listing of a row does not follow from its columns, as JSON. */
  readonly line: (row: number) => string;
  /** 0 for a row that a later change has replaced or removed. The only part that changes. */
  readonly alive: Uint8Array;
}

/** How a kind of record is held in columns. */
export interface Shape<Listing, Row, Segment extends Columns> {
  readonly rowOf: (listing: Listing, version: number) => Row;
  /** A segment of rows, in any order. */
  readonly build: (rows: readonly Row[]) => Segment;
  /** The rows of a segment that no later change has replaced or removed. */
  readonly rowsOf: (segment: Segment) => Iterable<Row>;
}

/** What a catalog is made of when it begins. */
export interface Beginning<Segment> {
  /** The number of the latest entry of the log in it. */
  readonly number: number;
  readonly base: Segment;
  readonly gone: readonly Tombstone[];
  /** The version of the matching that read the terms of the records; empty where nothing is matched. */
  readonly termsVersion: string;
}

/**
 * Records of one kind in memory: a large segment out of a snapshot, and small ones of what changed since. `number` is that of
 * the latest entry of the log in it.
 */
export class RecordCatalog<Listing, Row, Segment extends Columns> {
  number: number;
  readonly termsVersion: string;
  protected segments: Segment[];
  protected readonly positions = new Map<string, { readonly segment: Segment; readonly row: number }>();
  private readonly gone = new Map<string, Tombstone>();
  private readonly shape: Shape<Listing, Row, Segment>;

  constructor(shape: Shape<Listing, Row, Segment>, { number, base, gone, termsVersion }: Beginning<Segment>) {
    this.shape = shape;
    this.number = number;
    this.termsVersion = termsVersion;
    this.segments = [base];
    this.place(base);
    for (const tombstone of gone) this.gone.set(tombstone.id, tombstone);
  }

  get tombstones(): Tombstone[] {
    return [...this.gone.values()];
  }

  /** The rows of all that is to be found. */
  *rows() {
    for (const segment of this.segments) yield* this.shape.rowsOf(segment);
  }

  /** The version of a record that it knows; 0 for none. */
  private versionOf(id: string): number {
    const position = this.positions.get(id);
    return position ? (position.segment.versions[position.row] ?? 0) : (this.gone.get(id)?.version ?? 0);
  }

  /**
   * Takes in changes, in the order of the log, up to the entry with this number. An older version than the one that is
   * known changes nothing: its consumer was late.
   */
  apply(number: number, changes: readonly Change<Listing>[], at: number): void {
    this.number = number;
    const latest = new Map<string, Change<Listing>>();
    for (const change of changes)
      if (change.version >= (latest.get(change.id)?.version ?? this.versionOf(change.id)))
        latest.set(change.id, change);
    const added = [...latest.values()].flatMap(({ id, version, listing }) => {
      this.remove(id);
      if (listing) return [this.shape.rowOf(listing, version)];
      this.gone.set(id, { id, version, at });
      return [];
    });
    if (added.length > 0) this.add(this.shape.build(added));
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
      added = this.shape.build([...this.shape.rowsOf(last), ...this.shape.rowsOf(added)]);
    }
    this.segments.push(added);
    this.place(added);
  }

  private place(segment: Segment): void {
    for (let row = 0; row < segment.size; row++) this.positions.set(segment.ids[row] ?? '', { segment, row });
  }
}

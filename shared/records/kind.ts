/** The functions that read the table's stream, by the name of their folder in functions/events. */
export type Consumer = 'stream' | 'mail';
/** What happened to a record, in the words of DynamoDB Streams. */
export type Operation = 'INSERT' | 'MODIFY' | 'REMOVE';

/** The names of the table's indexes. Their keys are in shared/records.ts. */
export type IndexName = 'gsi1' | 'gsi2' | 'gsi3' | 'openDeadlines';

/** A list of records: a partition of one of the indexes. `{name}` is a placeholder for a part of the key. */
interface List {
  readonly index: IndexName;
  readonly pk: string;
  readonly sk: string;
}

/** Until when a record is stored. */
type Retention =
  /** Until the account, or the thing that it describes, is deleted. */
  | { readonly until: 'deletion' }
  /** Until it is used up by the process that wrote it. */
  | { readonly until: 'done' }
  /** As long as the table exists: it proves what was done. */
  | { readonly until: 'never' }
  /** Until its `ttl`; `after` says when that is, in words for the privacy page. */
  | { readonly until: 'ttl'; readonly after: string };

/** What the table holds under one `entity`. */
export interface RecordKind {
  /** The primary key. `{name}` is a placeholder for a part that the caller gives. */
  readonly pk: string;
  readonly sk: string;
  /** The function that reads and writes it, if it is the only one; else `infra/constructs/record-access/` names all of them. */
  readonly usedBy?: string;
  /** The lists in which it is found, by name. */
  readonly lists?: Readonly<Record<string, List>>;
  /** Whose data it is: of a user with an account, of a company, of the sender of a message, or of the system. */
  readonly owner: 'user' | 'company' | 'sender' | 'system';
  /** Which consumers of the stream are called for it, and after which operations. */
  readonly stream?: Readonly<Partial<Record<Consumer, readonly Operation[]>>>;
  readonly retention: Retention;
  /**
   * Whether a copy of the owner's data includes it. `describedAs` is its row in the privacy page's table: kinds with
   * the same words share a row.
   */
  readonly personal?: { readonly inCopy: boolean; readonly describedAs: string };
}

/** Kinds of records by their `entity`. */
export type RecordKinds = Readonly<Record<string, RecordKind>>;

/** Stored for a number of days. */
export const days = (count: number) => ({ until: 'ttl', after: `after ${count} days` }) as const;
/** Each time a record is written. */
export const WRITTEN = ['INSERT', 'MODIFY'] as const;

/** Needed for a day at most; DynamoDB deletes an item within two days after its `ttl`. */
export const SHORT_LIVED = { until: 'ttl', after: 'within three days' } as const;

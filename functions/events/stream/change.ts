/** A change of one record of the table, as its stream tells it. */
export interface Change {
  /** The record before; undefined when it is new. */
  readonly before: Record<string, unknown> | undefined;
  /** The record after; undefined when it was deleted. */
  readonly after: Record<string, unknown> | undefined;
  /** When it happened: the time that effects take for now. */
  readonly at: Date;
}

/**
 * What follows from a change. It is done once or more, and may be done again long after later changes: doing it
 * again must come to the same. Throws when it could not be done and is to be tried again.
 */
export type Effect = (change: Change) => Promise<void>;

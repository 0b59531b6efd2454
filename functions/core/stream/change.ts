/** A change of one record of the table, as its stream reports it. */
export interface Change {
  /** The record before; undefined when it is new. */
  readonly before: Record<string, unknown> | undefined;
  /** The record after; undefined when it was deleted. */
  readonly after: Record<string, unknown> | undefined;
  /** When it happened: the time that effects take for now. */
  readonly at: Date;
}

/**
 * What follows from a change. It is called at least once, perhaps again long after later changes: calling it again
 * must have the same result. Throws when it failed and is to be retried.
 */
export type Effect = (change: Change) => Promise<void>;

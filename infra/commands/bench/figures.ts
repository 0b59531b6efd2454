import type { Consumed } from './client.ts';

/** What the requests of one kind consumed. */
export interface Figures {
  /** The name of the measurement, as in the table. */
  readonly what: string;
  readonly requests: number;
  readonly reads: { readonly median: number; readonly most: number };
  readonly writes: { readonly median: number; readonly most: number };
  readonly calls: { readonly most: number };
  /** How many items came on pages after which more follow; undefined where there are no pages. */
  readonly items: { readonly median: number; readonly least: number } | undefined;
  /** How much of the reads went into finding out who asks. */
  readonly session: number;
  /** The most read units that a request may consume, the session's share not counted. */
  readonly limit: number | undefined;
}

const spread = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return {
    least: sorted[0] ?? 0,
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    most: sorted.at(-1) ?? 0,
  };
};

interface Circumstances {
  readonly session?: number;
  readonly limit?: number;
  readonly items?: readonly number[];
}

/** Sums up the requests of one kind. */
export const figuresOf = (
  what: string,
  consumed: readonly Consumed[],
  { session = 0, limit, items = [] }: Circumstances = {},
): Figures => ({
  what,
  requests: consumed.length,
  reads: spread(consumed.map(({ reads }) => reads - session)),
  writes: spread(consumed.map(({ writes }) => writes)),
  calls: spread(consumed.map(({ calls }) => calls)),
  items: items.length > 0 ? spread(items) : undefined,
  session,
  limit,
});

/** One round of every company: see deck.ts. */
export const DEFAULT_OPPORTUNITIES = 420;

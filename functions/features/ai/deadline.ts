/** An answer, and what confirming does, takes at most this long: less than the function has, and than people wait. */
export const DEADLINE_MS = 8_000;

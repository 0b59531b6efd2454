/** An answer, and what confirming does, takes at most this long: less than the function has, and than people wait. */
export const DEADLINE_MS = 8_000;
/** The model has said what it says by then, so that what is proposed can still be read. */
export const MODEL_MS = 6_000;

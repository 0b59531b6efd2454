import * as z from 'zod';

/** Text of a pattern; anything else, and nothing at all, is told that the setting `needs <what>`. */
export const matching = (pattern: RegExp, what: string) =>
  z.string(`needs ${what}`).regex(pattern, `needs ${what}`);

import * as z from 'zod';

/** Text of a pattern; the error for anything else, or a missing value, says that the setting `needs <what>`. */
export const matching = (pattern: RegExp, what: string) =>
  z.string(`needs ${what}`).regex(pattern, `needs ${what}`);

/**
 * One of several ways in which a test can be run, always the same for the same key; all of them in `npm run soak`.
 * Different keys get different ones, so that every run tries each of them somewhere.
 */
export const sample = <Way>(ways: readonly Way[], key: string): readonly Way[] => {
  if (process.env.FLEDGE_SOAK) return ways;
  let sum = 0;
  for (const character of key) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return ways.slice(sum % ways.length, (sum % ways.length) + 1);
};

/** Spec, point 9: so many suggestions stand there at once. */
const SUGGESTIONS_AT_ONCE = 10;

const same = (one: string, other: string) =>
  one.localeCompare(other, 'en', { sensitivity: 'accent', usage: 'search' }) === 0;

/**
 * The tags with what was typed added: parted at commas (a pasted list), without spaces around, each once whatever
 * its capitals, and no more than `max` in all.
 */
export const addTags = (tags: readonly string[], typed: string, max: number): readonly string[] => {
  const next = [...tags];
  for (const part of typed.split(',')) {
    const tag = part.trim().replace(/\s+/g, ' ');
    if (tag === '' || next.length >= max || next.some((one) => same(one, tag))) continue;
    next.push(tag);
  }
  return next;
};

/** The first ten suggestions that are not among the tags. */
export const suggestionsFor = (pool: readonly string[], tags: readonly string[]): string[] =>
  pool.filter((word) => !tags.some((tag) => same(tag, word))).slice(0, SUGGESTIONS_AT_ONCE);

/** The order of texts by their characters, the same in every language: for ids, days and moments. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

// Made once: `localeCompare` with options makes one for each comparison.
const BASE = new Intl.Collator('en', { sensitivity: 'base' });

/** Whether texts are the same apart from capitals and accents. */
export const isSameText = (a: string, b: string): boolean => BASE.compare(a, b) === 0;

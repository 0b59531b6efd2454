/** The order of texts by their characters, the same in every language: for ids, days and moments. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Made once, and not while a function loads: the first one takes several milliseconds. */
let base: Intl.Collator | undefined;

/** Whether texts are the same apart from capitals and accents. */
export const isSameText = (a: string, b: string): boolean => {
  base ??= new Intl.Collator('en', { sensitivity: 'base' });
  return base.compare(a, b) === 0;
};

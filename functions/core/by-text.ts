/** The order of texts by their characters, the same in every language: for ids, days and moments. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

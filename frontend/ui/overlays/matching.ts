/** Without capitals and accents, so that "munchen" or "asa" matches "München" and "Åsa". */
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * How well something fits what is typed, for cmdk: 0 not at all, because a typed word occurs nowhere in it; 1 when each
 * begins a word of its label. Stricter than cmdk's own measure, which also finds letters that are far apart.
 */
export const matchScore = (_value: string, typed: string, keywords: readonly string[] = []): number => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const label = ` ${plain(keywords[0] ?? '')}`;
  const all = `${label} ${plain(keywords.slice(1).join(' '))}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (words.every((word) => label.includes(` ${word}`))) return 1;
  return words.every((word) => all.includes(` ${word}`)) ? 0.6 : 0.3;
};

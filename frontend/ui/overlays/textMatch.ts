/** Without capitals and accents, so that "munchen" or "asa" matches "München" and "Åsa". */
const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** What the user may look for. */
interface Findable {
  readonly label: string;
  /** Other words by which it is found. */
  readonly keywords?: readonly string[];
}

/** The score of something whose label or keywords have words that begin as typed; inside of a word it is less. */
const WORD_START = 0.6;

/**
 * How well something fits what is typed: 0 not at all, because a typed word occurs nowhere in it; 1 when each begins a
 * word of its label. Stricter than cmdk's own measure, which also finds letters that are far apart.
 */
export const matchScore = (typed: string, { label: text, keywords = [] }: Findable): number => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const label = ` ${plain(text)}`;
  const all = `${label} ${plain(keywords.join(' '))}`;
  if (!words.every((word) => all.includes(word))) return 0;
  if (words.every((word) => label.includes(` ${word}`))) return 1;
  return words.every((word) => all.includes(` ${word}`)) ? WORD_START : 0.3;
};

/**
 * The items that fit what is typed, the best of each group first. The groups keep their order, but those that have only
 * matches inside of words come last. Everything, in its order, while nothing is typed.
 */
export const matchingGroups = <
  Item extends Findable,
  Group extends { readonly items: readonly Item[]; readonly most?: number },
>(
  groups: readonly Group[],
  typed: string,
): Group[] => {
  const found = groups.map((group) => {
    const scored = group.items.map((item) => ({ item, score: matchScore(typed, item) }));
    const fitting = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
    const items = fitting.slice(0, group.most).map(({ item }) => item);
    return { group: { ...group, items }, best: fitting[0]?.score ?? 0 };
  });
  return [
    ...found.filter(({ best }) => best >= WORD_START),
    ...found.filter(({ best }) => best > 0 && best < WORD_START),
  ].map(({ group }) => group);
};

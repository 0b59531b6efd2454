/** The entries of a list that never changes its order, each with its number from 0, for React's keys. */
export const numbered = <Item>(items: readonly Item[]): readonly { item: Item; number: number }[] =>
  items.map((item, number) => ({ item, number }));

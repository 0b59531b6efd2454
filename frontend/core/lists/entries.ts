interface Entry {
  readonly id: string;
}

/** A list with an entry in place of the one with its id, or at its end. */
export const withEntry = <E extends Entry>(entries: readonly E[], entry: E): E[] =>
  entries.some(({ id }) => id === entry.id)
    ? entries.map((one) => (one.id === entry.id ? entry : one))
    : [...entries, entry];

/** A list without an entry. */
export const withoutEntry = <E extends Entry>(entries: readonly E[], { id }: Entry): E[] =>
  entries.filter((one) => one.id !== id);

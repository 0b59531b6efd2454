/** The keys of a table of texts or rules that is written out in code: at least one, in its order, as `z.enum` takes them. */
export const keysIn = <K extends string>(table: Readonly<Record<K, unknown>>): [K, ...K[]] =>
  Object.keys(table) as [K, ...K[]];

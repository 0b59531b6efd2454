/** One value for each row, as a code into the distinct values. */
export interface Column {
  /** The distinct values as they are shown. */
  readonly values: readonly string[];
  /** One code for each row. */
  readonly codes: Uint32Array;
  /** The code of a value in lower case; undefined when no row has it. */
  readonly codeOf: (key: string) => number | undefined;
}

/** One value for each row, as they are. */
export type Values = Pick<Column, 'values' | 'codes'>;

/** Any number of values for each row. */
export interface Lists {
  /** The distinct values. */
  readonly values: readonly string[];
  /** The codes of row `i` are those from `starts[i]` to before `starts[i + 1]`. */
  readonly starts: Uint32Array;
  readonly codes: Uint32Array;
}

/** Lists whose values can be looked up. */
export interface ListColumn extends Lists, Pick<Column, 'codeOf'> {
  /** The other way round: the rows with code `c` are those from `rowStarts[c]` to before `rowStarts[c + 1]`. */
  readonly rowStarts: Uint32Array;
  readonly rows: Uint32Array;
}

/** Finds codes by the values' lower case. Made at the first use: most columns of a small segment are never asked. */
const finder = (values: readonly string[]): Column['codeOf'] => {
  let codes: Map<string, number> | undefined;
  return (key) => {
    codes ??= new Map(values.map((value, code) => [value.toLowerCase(), code]));
    return codes.get(key);
  };
};

/** Collects distinct values: by `keyOf`, those that differ in case only are one, in the spelling that comes first. */
export class Dictionary {
  readonly values: string[] = [];
  private readonly codes = new Map<string, number>();
  private readonly keyOf: (value: string) => string;

  constructor(keyOf = (value: string) => value.toLowerCase()) {
    this.keyOf = keyOf;
  }

  /** The code of a value, a new one if needed. */
  add(value: string): number {
    const known = this.codes.get(value);
    if (known !== undefined) return known;
    const key = this.keyOf(value);
    const code = this.codes.get(key) ?? this.values.push(value) - 1;
    this.codes.set(value, code).set(key, code);
    return code;
  }
}

/** A column of distinct values and codes. */
export const columnOf = (values: readonly string[], codes: Uint32Array): Column => ({
  values,
  codes,
  codeOf: finder(values),
});

/** A column of lists; the rows by code are computed here. */
export const listColumnOf = (
  values: readonly string[],
  starts: Uint32Array,
  codes: Uint32Array,
): ListColumn => {
  const rowStarts = new Uint32Array(values.length + 1);
  for (const code of codes) rowStarts[code + 1] = (rowStarts[code + 1] ?? 0) + 1;
  for (let code = 0; code < values.length; code++)
    rowStarts[code + 1] = (rowStarts[code + 1] ?? 0) + (rowStarts[code] ?? 0);
  const next = rowStarts.slice();
  const rows = new Uint32Array(codes.length);
  for (let row = 0; row + 1 < starts.length; row++)
    for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i++) {
      const code = codes[i] ?? 0;
      const at = next[code] ?? 0;
      rows[at] = row;
      next[code] = at + 1;
    }
  return { values, codes, codeOf: finder(values), starts, rowStarts, rows };
};

/** The value of a row. */
export const valueAt = ({ values, codes }: Values, row: number): string => values[codes[row] ?? 0] ?? '';

/** The values of a row. */
export const valuesAt = ({ values, codes, starts }: Lists, row: number): string[] => {
  const found: string[] = [];
  for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i++) found.push(values[codes[i] ?? 0] ?? '');
  return found;
};

/** The codes of the values that begin with `prefix`, in a column whose values are sorted: from, and to before. */
export const prefixRange = (values: readonly string[], prefix: string): readonly [number, number] => {
  const search = (isBefore: (value: string) => boolean): number => {
    let [low, high] = [0, values.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(values[middle] ?? '')) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return [search((value) => value < prefix), search((value) => value < prefix || value.startsWith(prefix))];
};

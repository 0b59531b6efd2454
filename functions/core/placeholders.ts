/** Where a value is in an item: an attribute, or a path into one. Numbers are places in a list. */
export type Path = string | readonly [string, ...(string | number)[]];

const isName = (text: string): boolean => /^\w+$/.test(text);

/**
 * Placeholders for the names and values of an expression. Those of an update and of its condition begin with different
 * letters, and no expression written by hand has them.
 */
export class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  readonly #letter: string;

  constructor(letter: 'u' | 'c') {
    this.#letter = letter;
  }

  /** The path with a placeholder for each name in it. */
  path(path: Path): string {
    const [first, ...rest] = typeof path === 'string' ? [path] : path;
    const start = this.#name(first);
    const inside = rest.map((part) => (typeof part === 'number' ? `[${part}]` : `.${this.#name(part)}`));
    return [start, ...inside].join('');
  }

  value(value: unknown): string {
    const placeholder = `:${this.#letter}${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }

  #name(name: string): string {
    const known = Object.keys(this.names).find((one) => this.names[one] === name);
    // Attributes can be recognised in a recorded call; ids have characters that no placeholder may have.
    const placeholder =
      known ?? `#${this.#letter}${isName(name) ? `_${name}` : Object.keys(this.names).length}`;
    this.names[placeholder] = name;
    return placeholder;
  }
}

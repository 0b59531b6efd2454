/**
 * What was made lately, by all that it was made from: at most `most` values, of which the one that was asked for longest
 * ago goes first. For what takes much more CPU time to make than to compare, depends on nothing but its key, and is the same for
 * everyone who may have the key. Values are shared: do not change them.
 */
export class Memory<T extends object | string> {
  readonly #most: number;
  readonly #values = new Map<string, T>();

  constructor(most: number) {
    this.#most = most;
  }

  find(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.keep(key, value);
    return value;
  }

  keep(key: string, value: T): T {
    this.#values.delete(key);
    this.#values.set(key, value);
    const [oldest] = this.#values.keys();
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest);
    return value;
  }
}

/** A value that is loaded on first use and cached for the lifetime of the function. */
export interface CachedValue<T> {
  readonly get: () => Promise<T>;
  /** Discards the value, so that the next call loads it again. */
  readonly forget: () => void;
}

/** Caches the result of `load`; a failure is not cached. */
export const cachedValue = <T>(load: () => Promise<T>): CachedValue<T> => {
  let value: Promise<T> | undefined;
  const forget = () => {
    value = undefined;
  };
  const get = () => {
    value ??= load().catch((error: unknown) => {
      forget();
      throw error;
    });
    return value;
  };
  return { get, forget };
};

/** Something that is loaded when it is first needed, and kept as long as the function lives. */
export interface Remembered<T> {
  readonly get: () => Promise<T>;
  /** Loads it anew the next time. */
  readonly forget: () => void;
}

/** Keeps what `load` gives; a failure is not kept. */
export const remembered = <T>(load: () => Promise<T>): Remembered<T> => {
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

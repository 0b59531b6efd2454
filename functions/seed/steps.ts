/** How often a step that waits says so. */
const TELL_EVERY_MS = 15_000;

/** Takes a line for people. */
export type Tell = (line: string) => void;

/** Runs one step and prints its result and duration. */
export const step = async <T>(
  tell: Tell,
  work: () => Promise<T>,
  outcome: (result: T) => string,
): Promise<void> => {
  const began = performance.now();
  const result = await work();
  tell(`${outcome(result)} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
};

/**
 * For steps that wait for the stream consumer: called with the number that is left, prints it now and then. A new stage is
 * quiet for minutes, until its stream mapping reads.
 */
export const progressOf = (tell: Tell) => {
  const began = performance.now();
  let printed = began;
  return (what: string) =>
    (left: number): void => {
      const now = performance.now();
      if (now - printed < TELL_EVERY_MS) return;
      printed = now;
      tell(
        `Waiting for the stream consumer since ${Math.round((now - began) / 1000)} s: ${left} ${what} are missing`,
      );
    };
};

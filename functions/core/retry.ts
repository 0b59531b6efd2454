import { setTimeout as wait } from 'node:timers/promises';

const ATTEMPTS = 12;
const BASE_MS = 10;
const CAP_MS = 500;

/**
 * Does `attempt` again while it fails in a way that `again` accepts, after exponential pauses with full jitter
 * (some 3 s in all, well inside a function's 10 s). The last failure is thrown.
 */
export const retrying = async <T>(
  attempt: () => Promise<T>,
  again: (error: unknown) => boolean,
): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (tries >= ATTEMPTS || !again(error)) throw error;
      await wait(Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** tries));
    }
  }
};

/**
 * Works on a record that others change, too: `attempt` gets it as it is known, and after a failure that `again` accepts as it
 * is then, when `read` still finds it. For what reads in each attempt anyway there is `retrying`.
 */
export const withLatest = <R, T>(
  known: R,
  read: () => Promise<R | undefined>,
  attempt: (record: R) => Promise<T>,
  again: (error: unknown) => boolean,
): Promise<T> => {
  let current: R | undefined = known;
  return retrying(async () => {
    const record = current ?? (await read()) ?? known;
    current = undefined;
    return attempt(record);
  }, again);
};

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

import type { State } from './state.ts';

/** The time of the local cloud: the machine's time plus the offset that was set. */
export interface Clock {
  /** Milliseconds since 1970 as the functions see it now. */
  readonly now: () => number;
  /** What the clock showed (or would show) at a moment of the machine's time. */
  readonly at: (machineMs: number) => number;
  /** Moves the clock from now on; advances add up and outlive a restart. */
  readonly advance: (ms: number) => number;
  /** Calls this with the milliseconds of each advance, after it: for what waits for a time. */
  readonly onAdvance: (listener: (ms: number) => void) => void;
}

interface Advance {
  readonly at: number;
  readonly ms: number;
}

const KEY = 'clock';

/**
 * Keeps every advance with the moment it was made, not only their sum: a stream record written before an advance
 * and delivered after it must carry the time of its writing.
 */
export const openClock = (state: State, machineNow: () => number = Date.now): Clock => {
  const advances = state.get<Advance[]>(KEY) ?? [];
  const listeners: ((ms: number) => void)[] = [];
  const at = (machineMs: number): number =>
    advances.reduce((sum, advance) => (advance.at <= machineMs ? sum + advance.ms : sum), machineMs);
  return {
    now: () => at(machineNow()),
    at,
    advance: (ms) => {
      advances.push({ at: machineNow(), ms });
      state.set(KEY, advances);
      for (const listener of listeners) listener(ms);
      return at(machineNow());
    },
    onAdvance: (listener) => void listeners.push(listener),
  };
};

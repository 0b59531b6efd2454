import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '#functions/core/errors.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { Clock } from '../clock.ts';
import type { State } from '../state.ts';
import type { Schedule } from './schedule.ts';

export interface PlayerOptions {
  readonly schedule: Pick<Schedule, 'logicalId' | 'period'>;
  /** Makes the call for a planned moment to its end; false when the cloud stopped before. */
  readonly call: (planned: number) => Promise<boolean>;
  readonly state: State;
  readonly clock: Clock;
  readonly log: (line: string) => void;
}

/** Calls a function when its time has come. */
export interface Player {
  readonly stop: () => Promise<void>;
}

/** What is remembered over restarts: the next planned moment, and the period it was reckoned with. */
interface Plan {
  readonly next: number;
  readonly period: number;
}

/** How long a call under way may hold up the end. */
const STOP_MS = 1_500;
/** Timers do not advance while the machine sleeps: so look again at least this often. */
const LONGEST_SLEEP_MS = HOUR_MS;

/**
 * Plays one schedule on the local clock; between two calls there is only a timer. The first call comes one period after
 * the schedule was first seen. When the clock is moved past several planned moments, or nothing ran for that long, it
 * calls once, for the last of them: in AWS, where time does not jump, there would have been one call for each. A call
 * that was cut off by the end of the process is made again at the next start.
 */
export const startPlayer = ({ schedule, call, state, clock, log }: PlayerOptions): Player => {
  const key = `schedule/${schedule.logicalId}`;
  const { period } = schedule;
  const stop = new AbortController();
  let wakeUp = new AbortController();
  const plan = (next: number): number => {
    state.set(key, { next, period } satisfies Plan);
    return next;
  };
  const known = state.get<Plan>(key);
  let next = known?.period === period ? known.next : plan(clock.now() + period);

  const sleepUntilDue = async (ms: number): Promise<void> => {
    wakeUp = new AbortController();
    const signal = AbortSignal.any([stop.signal, wakeUp.signal]);
    await sleep(Math.min(ms, LONGEST_SLEEP_MS), undefined, { signal, ref: false }).catch(() => undefined);
  };

  const play = async (): Promise<void> => {
    while (!stop.signal.aborted) {
      const late = clock.now() - next;
      if (late < 0) {
        await sleepUntilDue(-late);
        continue;
      }
      const passed = Math.floor(late / period);
      if (passed > 0) log(`passed over ${passed} calls: the clock was moved, or nothing ran`);
      const planned = next + passed * period;
      if (!(await call(planned))) return;
      next = plan(planned + period);
    }
  };
  const ended = play().catch((error: unknown) => log(`ERROR the schedule has ended: ${messageOf(error)}`));
  clock.onAdvance(() => wakeUp.abort());

  return {
    stop: async () => {
      stop.abort();
      await Promise.race([ended, sleep(STOP_MS, undefined, { ref: false })]);
    },
  };
};

/** How many waits of one length: until a review, or until now while there is none. */
export interface Waited {
  /** In hours, or any other unit. */
  readonly time: number;
  readonly count: number;
  /** Whether they ended with a review. Those that did not wait at least so long. */
  readonly ended: boolean;
}

/** The share of those that wait longer than a time. */
export interface Survival {
  readonly time: number;
  readonly share: number;
}

/** The counts of one time, of which those that ended come first: who waits at least so long was there when they ended. */
interface Moment {
  readonly time: number;
  ended: number;
  going: number;
}

const momentsOf = (waits: readonly Waited[]): Moment[] => {
  const moments = new Map<number, Moment>();
  for (const { time, count, ended } of waits) {
    const moment = moments.get(time) ?? { time, ended: 0, going: 0 };
    moments.set(time, moment);
    if (ended) moment.ended += count;
    else moment.going += count;
  }
  return [...moments.values()].sort((one, other) => one.time - other.time);
};

/**
 * The estimator of Kaplan and Meier (1958): the share that waits longer than each time at which waits ended. What still
 * waits counts for as long as it has waited, so that a queue that nobody answers does not look fast by its few answers.
 */
export const kaplanMeier = (waits: readonly Waited[]): Survival[] => {
  let atRisk = waits.reduce((sum, { count }) => sum + count, 0);
  let share = 1;
  const curve: Survival[] = [];
  for (const { time, ended, going } of momentsOf(waits)) {
    if (ended > 0) {
      share *= 1 - ended / atRisk;
      curve.push({ time, share });
    }
    atRisk -= ended + going;
  }
  return curve;
};

/** The time within which a part of all waits ends; undefined when too many still wait to say so. */
export const quantileOf = (curve: readonly Survival[], part: number): number | undefined =>
  // The sum of many small steps misses the part by a little.
  curve.find(({ share }) => share <= 1 - part + 1e-9)?.time;

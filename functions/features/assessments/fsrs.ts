import { DAY_MS } from '#shared/core/durations.ts';

/*
 * FSRS-6, the scheduler of spaced repetition, with its default parameters, without steps within a day and without chance
 * (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm). Its test compares it with `ts-fsrs`.
 */

/** How well a card was remembered. */
export const AGAIN = 1;
const HARD = 2;
export const GOOD = 3;
const EASY = 4;
export type Rating = 1 | 2 | 3 | 4;
const RATINGS = [AGAIN, HARD, GOOD, EASY] as const;

/** The default parameters, w0 to w20. */
const FIRST_STABILITY = { 1: 0.212, 2: 1.2931, 3: 2.3065, 4: 8.2956 } as const;
const W4 = 6.4133;
const W5 = 0.8334;
const W6 = 3.0194;
const W7 = 0.001;
const W8 = 1.8722;
const W9 = 0.1666;
const W10 = 0.796;
const W11 = 1.4835;
const W12 = 0.0614;
const W13 = 0.2629;
const W14 = 1.6483;
const HARD_PENALTY = 0.6014;
const EASY_BONUS = 1.8729;
const DECAY = -0.1542;

/** A card is due when it is remembered with this probability. */
const RETENTION = 0.9;
const LONGEST_DAYS = 36_500;
const STABILITY = { min: 0.001, max: 36_500 } as const;
const DIFFICULTY = { min: 1, max: 10 } as const;

/** What is known of the memory of a card. */
export interface Memory {
  /** Days after which it is remembered with a probability of 90 %. */
  readonly stability: number;
  /** From 1 to 10. */
  readonly difficulty: number;
  readonly reviewedAt: string;
}

/** The memory after a review, and when the card is due. */
export interface Reviewed extends Memory {
  readonly dueAt: string;
}

const round = (number: number): number => Math.round(number * 1e8) / 1e8;
const clamp = (number: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(Math.max(number, min), max);

const FACTOR = round(Math.exp(DECAY ** -1 * Math.log(0.9)) - 1);
const INTERVAL_MODIFIER = round((RETENTION ** (1 / DECAY) - 1) / FACTOR);

const retrievability = (days: number, stability: number): number =>
  round((1 + (FACTOR * days) / stability) ** DECAY);

const firstDifficulty = (rating: Rating): number => round(W4 - Math.exp((rating - 1) * W5) + 1);

const nextDifficulty = (difficulty: number, rating: Rating): number => {
  const damped = difficulty + round((-W6 * (rating - 3) * (10 - difficulty)) / 9);
  return clamp(round(W7 * firstDifficulty(EASY) + (1 - W7) * damped), DIFFICULTY);
};

const afterRecall = ({ stability, difficulty }: Memory, recalled: number, rating: Rating): number => {
  const growth =
    Math.exp(W8) *
    (11 - difficulty) *
    stability ** -W9 *
    (Math.exp((1 - recalled) * W10) - 1) *
    (rating === HARD ? HARD_PENALTY : 1) *
    (rating === EASY ? EASY_BONUS : 1);
  return round(clamp(stability * (1 + growth), STABILITY));
};

const afterForgetting = ({ stability, difficulty }: Memory, recalled: number): number => {
  const forgotten = W11 * difficulty ** -W12 * ((stability + 1) ** W13 - 1) * Math.exp((1 - recalled) * W14);
  return Math.min(Math.max(round(stability), STABILITY.min), round(clamp(forgotten, STABILITY)));
};

/** Days between two moments, as their dates in UTC count them. */
const daysBetween = (from: string, to: Date): number =>
  Math.max(0, (Date.parse(to.toISOString().slice(0, 10)) - Date.parse(from.slice(0, 10))) / DAY_MS);

type State = Pick<Memory, 'stability' | 'difficulty'>;

/** The state after each rating. */
const statesOf = (memory: Memory | undefined, now: Date): Record<Rating, State> => {
  const after = (rating: Rating): State => {
    if (!memory)
      return {
        stability: Math.max(FIRST_STABILITY[rating], 0.1),
        difficulty: clamp(firstDifficulty(rating), DIFFICULTY),
      };
    const recalled = retrievability(daysBetween(memory.reviewedAt, now), memory.stability);
    return {
      stability: rating === AGAIN ? afterForgetting(memory, recalled) : afterRecall(memory, recalled, rating),
      difficulty: nextDifficulty(memory.difficulty, rating),
    };
  };
  return { 1: after(1), 2: after(2), 3: after(3), 4: after(4) };
};

const daysOf = ({ stability }: State): number =>
  Math.min(Math.max(1, Math.round(stability * INTERVAL_MODIFIER)), LONGEST_DAYS);

/** Days until the card is due after a rating: each better rating waits longer than the one below it. */
const intervalAfter = (states: Record<Rating, State>, rating: Rating): number => {
  let days = Math.min(daysOf(states[AGAIN]), daysOf(states[HARD]));
  for (const better of RATINGS.slice(1, rating)) days = Math.max(daysOf(states[better]), days + 1);
  return days;
};

/** The memory of a card after a review, and when it is due again. Without a memory it is the card’s first. */
export const review = (memory: Memory | undefined, rating: Rating, now: Date): Reviewed => {
  const states = statesOf(memory, now);
  const days = intervalAfter(states, rating);
  return {
    ...states[rating],
    reviewedAt: now.toISOString(),
    dueAt: new Date(now.getTime() + days * DAY_MS).toISOString(),
  };
};

import type { ApplicationStatus } from '../applications/rules.ts';
import { AGES, EQUALITY_CHOICES, type EqualityAnswers, RACES, SEXES } from '../equality/rules.ts';

// Plain functions without schemas.

/** What selection means: how far a candidate came. Each is a selection rate of its own. */
export const FAIRNESS_STAGES = ['interview_scheduled', 'offered', 'hired'] as const;

/** By what groups are formed. New York City’s rules ask for sex, race or ethnicity, and both together (6 RCNY § 5-301). */
export const DIMENSIONS = ['sex', 'race', 'sexAndRace', 'age'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

export const DIMENSION_LABELS: Readonly<Record<Dimension, string>> = {
  sex: 'Sex or gender',
  race: 'Race or ethnicity',
  sexAndRace: 'Sex, and race or ethnicity',
  age: 'Age',
};

/** The groups of each dimension; one of two answers has both codes: `female asian`. */
export const GROUPS: Readonly<Record<Dimension, readonly string[]>> = {
  sex: SEXES,
  race: RACES,
  sexAndRace: SEXES.flatMap((sex) => RACES.map((race) => `${sex} ${race}`)),
  age: AGES,
};

const LABELS: ReadonlyMap<string, string> = new Map(
  Object.values(EQUALITY_CHOICES).flatMap((choices) => Object.entries(choices)),
);

/** A group in words. */
export const groupLabel = (group: string): string =>
  group
    .split(' ')
    .map((code) => LABELS.get(code) ?? code)
    .join(' · ');

/** What the figures need to know of one candidate for a company in a quarter. A person counts once. */
export interface Candidate {
  /** How many of the stages they have reached, in their order. */
  readonly reached: number;
  /** Their highest match; null without a number. */
  readonly score: number | null;
  readonly answers: EqualityAnswers | undefined;
}

/** The counts of a group, or of all. */
export interface Tally {
  people: number;
  /** How many reached each stage, in the order of the stages. */
  reached: number[];
  /** How many have a match, and how many one above the median of all candidates who have one (6 RCNY § 5-300). */
  scored: number;
  above: number;
}

/** The counts of a company in a quarter, before anything is withheld. Groups without anyone are left out. */
export interface Tallies {
  readonly all: Tally;
  readonly groups: Readonly<Record<Dimension, Readonly<Record<string, Tally>>>>;
}

/** An application, as far as it decides what a candidate counts as. */
interface Applied {
  readonly userId: string;
  readonly steps: readonly (readonly [status: ApplicationStatus, at: string])[];
  readonly match?: number | null | undefined;
}

/** How many of the stages an application has reached. One who declined an offer was offered the job. */
const reachedBy = (steps: Applied['steps']): number =>
  Math.max(
    0,
    ...FAIRNESS_STAGES.map((stage, index) => (steps.some(([status]) => status === stage) ? index + 1 : 0)),
  );

/**
 * The candidates behind applications: each person once, by the application that came furthest and the highest match. Those who
 * withdrew before the company decided about them are no candidates (Uniform Guidelines, Questions and Answers 15).
 */
export const candidatesOf = (applications: readonly Applied[]): Map<string, Omit<Candidate, 'answers'>> => {
  const candidates = new Map<string, Omit<Candidate, 'answers'>>();
  for (const { userId, steps, match } of applications) {
    const reached = reachedBy(steps);
    if (reached === 0 && steps.at(-1)?.[0] === 'withdrawn') continue;
    const known = candidates.get(userId);
    const scores = [match, known?.score].filter((score) => typeof score === 'number');
    candidates.set(userId, {
      reached: Math.max(reached, known?.reached ?? 0),
      score: scores.length > 0 ? Math.max(...scores) : null,
    });
  }
  return candidates;
};

const none = (): Tally => ({ people: 0, reached: FAIRNESS_STAGES.map(() => 0), scored: 0, above: 0 });

const medianOf = (scores: readonly number[]): number => {
  const sorted = [...scores].sort((a, b) => a - b);
  const [low = 0, high = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (low + high) / 2;
};

const groupOf = (dimension: Dimension, { sex, race, age }: EqualityAnswers): string | null => {
  if (dimension === 'sexAndRace') return sex && race && `${sex} ${race}`;
  return { sex, race, age }[dimension];
};

/** Counts candidates, all of them and by group. */
export const tally = (candidates: readonly Candidate[]): Tallies => {
  const median = medianOf(candidates.flatMap(({ score }) => score ?? []));
  const count = (into: Tally, { reached, score }: Candidate): void => {
    into.people += 1;
    into.reached = into.reached.map((number, index) => number + (reached > index ? 1 : 0));
    if (score === null) return;
    into.scored += 1;
    if (score > median) into.above += 1;
  };
  const all = none();
  const groups: Record<Dimension, Record<string, Tally>> = { sex: {}, race: {}, sexAndRace: {}, age: {} };
  for (const candidate of candidates) {
    count(all, candidate);
    for (const dimension of DIMENSIONS) {
      const group = candidate.answers && groupOf(dimension, candidate.answers);
      if (!group) continue;
      groups[dimension][group] ??= none();
      count(groups[dimension][group], candidate);
    }
  }
  return { all, groups };
};

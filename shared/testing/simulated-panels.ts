import { assign } from '../features/judging/assignment.ts';
import type { JudgeScore, Weighted } from '../features/judging/results.ts';
import { letterOf } from '../features/judging/rules.ts';
import { type Random, randomOf } from '../features/judging/seeded-random.ts';

/** A rubric whose weights make a hundred. */
export const CRITERIA: readonly Weighted[] = [
  { id: 'problem', weight: 40 },
  { id: 'solution', weight: 35 },
  { id: 'evidence', weight: 25 },
];

/** A number from a normal distribution (Box and Muller). */
const normal = (random: Random): number => {
  const uniform = (): number => (random(2 ** 30) + 1) / (2 ** 30 + 1);
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
};

interface SimulatedPanel {
  readonly truth: ReadonlyMap<string, number>;
  readonly severity: ReadonlyMap<string, number>;
  readonly scores: readonly JudgeScore[];
}

/** A panel whose truth is known: entries in steps of a third of a point, so that some are equal; judges who are more or less severe. */
export const simulated = (number: number, asScored: (score: number) => number): SimulatedPanel => {
  const random = randomOf(`panel ${number}`);
  const judges = Array.from({ length: 5 + random(5) }, (_, index) => letterOf(index));
  const entries = Array.from({ length: 8 + random(25) }, (_, index) => `entry${index}`);
  const truth = new Map(entries.map((id) => [id, 1.7 + random(6) / 3]));
  const drawn = judges.map(() => 0.45 * normal(random));
  const average = drawn.reduce((sum, one) => sum + one, 0) / drawn.length;
  const severity = new Map(judges.map((judge, index) => [judge, (drawn[index] ?? 0) - average]));
  const { added } = assign({
    seed: `panel ${number}`,
    round: 0,
    judges,
    entries: entries.map((id) => ({ id, conflicts: [] })),
    common: [],
    kept: [],
  });
  const scores = added.flatMap(({ judge, entryId }) =>
    CRITERIA.map(({ id: criterion }) => ({
      judge,
      entryId,
      criterion,
      score: asScored((truth.get(entryId) ?? 0) - (severity.get(judge) ?? 0) + 0.6 * normal(random)),
    })),
  );
  return { truth, severity, scores };
};

/** A score as judges give it: a whole number from 0 to 5. */
export const wholePoints = (score: number): number => Math.min(5, Math.max(0, Math.round(score)));

import { DRAWN } from '#shared/features/assessments/rules.ts';
import type { QuestionPack } from './keys.ts';

/** A question of a version by its objective and its number within it, both from 1; written `2.5`. */
export interface QuestionId {
  readonly objective: number;
  readonly question: number;
}

export const questionName = ({ objective, question }: QuestionId): string => `${objective}.${question}`;

export const questionOf = (name: string): QuestionId => {
  const [objective = 0, question = 0] = name.split('.').map(Number);
  return { objective, question };
};

/** A number from 0 up to, and without, a limit. */
type Random = (below: number) => number;

const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random(last + 1);
    const [a, b] = [mixed[last], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[last], mixed[other]] = [b, a];
  }
  return mixed;
};

/**
 * The questions of an attempt, by objective: those that were not asked before come first, then those that were asked longest ago,
 * and withdrawn ones only where there are too few others. `asked` has them in the order in which they were asked.
 */
export const draw = (packs: readonly QuestionPack[], asked: readonly string[], random: Random): string[] =>
  packs.flatMap(({ objective, questions, withdrawn }) => {
    const rank = (name: string): number =>
      asked.lastIndexOf(name) + (withdrawn.has(questionOf(name).question) ? asked.length + 1 : 0);
    const names = questions.map((_, index) => questionName({ objective, question: index + 1 }));
    const drawn = shuffled(names, random)
      .toSorted((a, b) => rank(a) - rank(b))
      .slice(0, DRAWN);
    return shuffled(drawn, random);
  });

import { type Block, blockText } from '#shared/core/blocks.ts';
import { DRAWN, QUALITY_FROM } from '#shared/features/assessments/rules.ts';
import type { ItemStatistics, TestStatistics } from '#shared/features/authoring/schema.ts';
import type { AnswerKey } from './grading.ts';
import { getSums } from './item-records.ts';
import { getPacks, type Question, type VersionId } from './keys.ts';
import { consistency, discrimination, facility, isFlagged, type TestSums } from './statistics.ts';

const NONE = { answers: 0, right: 0, rest: 0, restSquares: 0, restOfRight: 0, chosen: [] } as const;

const textOf = (blocks: readonly Block[]): string => blocks.map(blockText).join(' ').replaceAll(/\s+/g, ' ');

/** The numbers of the right options; undefined where there are none to choose from. */
const rightOptions = (key: AnswerKey): readonly number[] | undefined => {
  if (key.kind === 'choice') return [key.right];
  return key.kind === 'several' ? key.right : undefined;
};

/** The options with how often each was chosen: of an order all are, which says nothing. */
const optionsOf = ({ shown, key }: Question, chosen: readonly number[]): ItemStatistics['options'] => {
  const right = rightOptions(key);
  if (!right) return [];
  return shown.options.map((text, index) => ({
    text,
    right: right.includes(index + 1),
    chosen: chosen[index] ?? 0,
  }));
};

/** How a test did; how consistent it is once its course’s page shows it, too. */
const testOf = (sums: TestSums | undefined): TestStatistics => {
  if (!sums) return { attempts: 0, passed: null, consistency: null };
  const { attempts, passed } = sums;
  return {
    attempts,
    passed: passed / attempts,
    consistency: attempts < QUALITY_FROM ? null : consistency(sums),
  };
};

/** How the questions of a version did in first attempts, by objective, and its test, for its author. */
export const statisticsOf = async (
  of: VersionId,
  objectives: number,
): Promise<{ items: ItemStatistics[]; test: TestStatistics }> => {
  const places = objectives * DRAWN;
  const [packs, { items, test }] = await Promise.all([getPacks(of, objectives), getSums(of, places)]);
  const ofQuestions = packs.flatMap(({ objective, questions, withdrawn }) =>
    questions.map((asked, index): ItemStatistics => {
      const question = index + 1;
      const sums = items.find((one) => one.objective === objective && one.question === question) ?? NONE;
      return {
        objective,
        question,
        prompt: textOf(asked.shown.prompt),
        answers: sums.answers,
        facility: facility(sums),
        discrimination: discrimination(sums),
        options: optionsOf(asked, sums.chosen),
        flagged: !withdrawn.has(question) && isFlagged(sums),
        withdrawn: withdrawn.has(question),
      };
    }),
  );
  return { items: ofQuestions, test: testOf(test) };
};

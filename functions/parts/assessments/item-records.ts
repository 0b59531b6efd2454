import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import type { VersionId } from './keys.ts';
import type { ItemSums, TestSums } from './statistics.ts';

const sum = z.number().int().default(0);
/** With how often each option was chosen, as `option1` …, or each place of the test was right, as `place1` …. */
const recordSchema = z
  .object({
    objective: z.number().int(),
    question: z.number().int(),
    ...{ answers: sum, right: sum, rest: sum, restSquares: sum, restOfRight: sum },
    ...{ attempts: sum, passed: sum, score: sum, scoreSquares: sum },
    flaggedAt: z.string().optional(),
  })
  .catchall(z.unknown());
type ItemRecord = z.infer<typeof recordSchema>;

/** The sums of a version: of its questions, and of the whole test. */
export interface VersionSums {
  readonly items: readonly ItemSumsOf[];
  readonly test: TestSums | undefined;
}

/** The sums of one question. */
export interface ItemSumsOf extends ItemSums {
  readonly objective: number;
  readonly question: number;
  /** How often each option was chosen, from the first. */
  readonly chosen: readonly number[];
  /** When its author was notified of it. */
  readonly flaggedAt: string | undefined;
}

/** The sums of the whole test are beside those of its questions, as question 0 of objective 0. */
const WHOLE_TEST = { objective: 0, question: 0 } as const;

type Counted = Pick<ItemSumsOf, 'objective' | 'question'>;

const statisticsKey = ({ courseId, version }: VersionId, { objective, question }: Counted) =>
  keyOf('item-statistics', {
    id: courseId,
    version: String(version),
    objective: String(objective),
    question: String(question),
  });

const addTo = (of: VersionId, counted: Counted, add: Readonly<Record<string, number>>): Write => ({
  Update: updateOf(statisticsKey(of, counted), {
    set: { entity: 'item-statistics', objective: counted.objective, question: counted.question },
    add,
  }),
});

/** Adds an answer to the sums of a question: whether it was right, the rest score, and the options that were chosen. */
export const countAnswer = (
  of: VersionId,
  counted: Counted,
  {
    right,
    rest,
    options,
  }: { readonly right: boolean; readonly rest: number; readonly options: readonly number[] },
): Write =>
  addTo(of, counted, {
    answers: 1,
    right: right ? 1 : 0,
    rest,
    restSquares: rest ** 2,
    restOfRight: right ? rest : 0,
    ...Object.fromEntries(options.map((option) => [`option${option}`, 1])),
  });

/** Adds an attempt to the sums of the whole test. */
export const countAttempt = (
  of: VersionId,
  { right, passed }: { readonly right: readonly number[]; readonly passed: boolean },
): Write =>
  addTo(of, WHOLE_TEST, {
    attempts: 1,
    passed: passed ? 1 : 0,
    score: right.length,
    scoreSquares: right.length ** 2,
    ...Object.fromEntries(right.map((place) => [`place${place}`, 1])),
  });

/** The write that says when the author of a question was notified; it fails when that was at another moment. */
export const flagWrite = (of: VersionId, counted: Counted, at: string) =>
  updateOf(
    statisticsKey(of, counted),
    { set: { flaggedAt: at } },
    { condition: 'attribute_not_exists(flaggedAt) OR flaggedAt = :at', values: { ':at': at } },
  );

/** The numbers that a record has as `option1` or `place1` and so on, `count` of them. */
const numbered = (record: ItemRecord, name: 'option' | 'place', count: number): number[] =>
  Array.from({ length: count }, (_, index) =>
    z
      .number()
      .catch(0)
      .parse(record[`${name}${index + 1}`]),
  );

const itemOf = (record: ItemRecord): ItemSumsOf => ({
  ...record,
  flaggedAt: record.flaggedAt,
  chosen: numbered(record, 'option', COURSE.options.max),
});

/** All sums of a version, whose test has a number of places. */
export const getSums = async (of: VersionId, places: number): Promise<VersionSums> => {
  const { items } = await queryItems(recordSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :version)',
    ExpressionAttributeValues: {
      ':pk': statisticsKey(of, WHOLE_TEST).pk,
      ':version': `${of.version}#`,
    },
    Limit: COURSE.objectives.max * COURSE.questions.max + 1,
    ConsistentRead: true,
  });
  const test = items.find(({ objective }) => objective === WHOLE_TEST.objective);
  return {
    items: items.filter((item) => item !== test).map(itemOf),
    test: test && { ...test, places: numbered(test, 'place', places) },
  };
};

import { type Outcome, outcomeOf } from '#functions/features/ai/evaluation/measure.ts';
import { type Question, questions } from '#functions/features/ai/evaluation/questions.ts';
import { readModel } from '#functions/features/ai/router/model.ts';
import { compressed } from '#functions/features/ai/router/training/train.ts';
import { trainedBytes } from '#functions/features/ai/router/weights.ts';
import type { FactsOutcome } from '#functions/testing/advisor-facts/measure.ts';

const ROUNDS = 5;

const cpuOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const share = (right: number, of: number): string => (of === 0 ? '' : (right / of).toFixed(3));

const shareRight = (outcomes: readonly Outcome[]): string =>
  share(outcomes.filter(({ right }) => right).length, outcomes.length);

/** Whether an answer says what the records say, and nothing besides. */
const isTrue = ({ missing, unsupported }: FactsOutcome): boolean => missing.length + unsupported.length === 0;

const shareTrue = (facts: readonly FactsOutcome[]): string =>
  share(facts.filter(isTrue).length, facts.length);

interface Results {
  readonly outcomes: readonly Outcome[];
  readonly facts: readonly FactsOutcome[];
}

/** A row for the questions that a test picks: how many there are, and the shares that are right, of both parts. */
const row = (name: string, { outcomes, facts }: Results, isOf: (question: Question) => boolean): string => {
  const cells = (['tuned', 'kept'] as const).flatMap((part) => {
    const isOwn = ({ question }: { question: Question }) => question.part === part && isOf(question);
    const own = outcomes.filter(isOwn);
    return [String(own.length), shareRight(own), shareTrue(facts.filter(isOwn))];
  });
  return `| ${[name, ...cells].join(' | ')} |`;
};

const rows = (results: Results, keyOf: (question: Question) => string): string[] =>
  [...new Set(results.outcomes.map(({ question }) => keyOf(question)))].map((key) =>
    row(key, results, (question) => keyOf(question) === key),
  );

/** The tuned questions whose answers are not true, with why: those may be looked at. */
export const untrue = (facts: readonly FactsOutcome[]): string[] =>
  facts
    .filter((one) => one.question.part === 'tuned' && !isTrue(one))
    .map(
      ({ question: { id, turns }, missing, unsupported }) =>
        `${id} ${turns.join(' // ')}: missing ${JSON.stringify(missing)}, unsupported ${JSON.stringify(unsupported)}`,
    );

/**
 * What the advisor understands of its questions, tuned and kept apart, whether its answers are true, and what its router takes.
 * @param facts what came of the questions about the records of a scene
 */
export const advisorReport = (today: string, facts: readonly FactsOutcome[]): string => {
  const all = questions();
  const bytes = trainedBytes();
  const loading = cpuOf(() => readModel(bytes));
  const outcomes = all.map(outcomeOf);
  const asked = all.reduce((sum, { turns }) => sum + turns.length, 0) * ROUNDS;
  const cpu = cpuOf(() => {
    for (let round = 0; round < ROUNDS; round++) all.map(outcomeOf);
  });
  const inside = outcomes.filter(({ question }) => question.expect.every((expected) => 'intent' in expected));
  const slots = outcomes.reduce(
    ({ of, right }, one) => ({ of: of + one.slots.of, right: right + one.slots.right }),
    { of: 0, right: 0 },
  );
  const results = { outcomes, facts };
  return [
    '## Advisor',
    '',
    `Measured on ${today} on the questions in \`functions/features/ai/evaluation\`. A question is right when everything that it`,
    'asks for was understood, and nothing besides. The phrases of the router were improved with the tuned questions only. Its facts',
    'are right when its answer, from records of a fixed scene that real routes read, has every value that it should have, and no',
    `number, name or day that neither a record nor an article has: those of ${facts.length} of ${all.length} questions are measured.`,
    '',
    '| Questions | Tuned | Right | Facts right | Kept | Right | Facts right |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    row('**All**', results, () => true),
    ...rows(results, ({ kind }) => kind),
    ...rows(results, ({ role }) => role),
    '',
    '| Figure | Value | Target |',
    '| --- | --: | --: |',
    `| Answers whose facts are right | ${shareTrue(facts)} | ≥ 0.97 |`,
    `| Values that nothing supports | ${facts.reduce((sum, { unsupported }) => sum + unsupported.length, 0)} | 0 |`,
    `| Questions within the scope that were declined | ${share(inside.filter(({ lost }) => lost).length, inside.length)} | ≤ 0.05 |`,
    `| Values named in questions that were understood | ${share(slots.right, slots.of)} | ≥ 0.95 |`,
    `| CPU of a question, ms | ${(cpu / asked).toFixed(2)} | ≤ 3 |`,
    `| CPU of reading the weights, ms | ${loading.toFixed(1)} | ≤ 20 |`,
    `| Weights in the bundle, KB brotli | ${(compressed(bytes).length / 1000).toFixed(0)} | |`,
  ].join('\n');
};

import { type Outcome, outcomeOf } from '#functions/features/ai/evaluation/measure.ts';
import { type Question, questions } from '#functions/features/ai/evaluation/questions.ts';
import { readModel } from '#functions/features/ai/router/model.ts';
import { compressed } from '#functions/features/ai/router/training/train.ts';
import { trainedBytes } from '#functions/features/ai/router/weights.ts';

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

/** A row for the questions of a group: how many there are, and the share that is right, of both parts. */
const row = (name: string, outcomes: readonly Outcome[]): string => {
  const cells = (['tuned', 'kept'] as const).flatMap((part) => {
    const own = outcomes.filter(({ question }) => question.part === part);
    return [String(own.length), shareRight(own)];
  });
  return `| ${[name, ...cells].join(' | ')} |`;
};

const groups = (outcomes: readonly Outcome[], keyOf: (question: Question) => string): string[] =>
  [...Map.groupBy(outcomes, ({ question }) => keyOf(question))].map(([name, own]) => row(name, own));

/** What the advisor understands of its questions, tuned and kept apart, and what its router takes. */
export const advisorReport = (today: string): string => {
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
  return [
    '## Advisor',
    '',
    `Measured on ${today} on the questions in \`functions/features/ai/evaluation\`. A question is right when everything that it`,
    'asks for was understood, and nothing besides. The phrases of the router were improved with the tuned questions only.',
    '',
    '| Questions | Tuned | Right | Kept | Right |',
    '| --- | --: | --: | --: | --: |',
    row('**All**', outcomes),
    ...groups(outcomes, ({ kind }) => kind),
    ...groups(outcomes, ({ role }) => role),
    '',
    '| Figure | Value | Target |',
    '| --- | --: | --: |',
    `| Questions within the scope that were declined | ${share(inside.filter(({ lost }) => lost).length, inside.length)} | ≤ 0.05 |`,
    `| Values named in questions that were understood | ${share(slots.right, slots.of)} | ≥ 0.95 |`,
    `| CPU of a question, ms | ${(cpu / asked).toFixed(2)} | ≤ 3 |`,
    `| CPU of reading the weights, ms | ${loading.toFixed(1)} | ≤ 20 |`,
    `| Weights in the bundle, KB brotli | ${(compressed(bytes).length / 1000).toFixed(0)} | |`,
  ].join('\n');
};

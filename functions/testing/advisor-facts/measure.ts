import { type Advising, answerPart } from '#functions/features/ai/answering/answer-part.ts';
import { composed } from '#functions/features/ai/answering/compose.ts';
import { type Before, listAfter } from '#functions/features/ai/answering/meant.ts';
import type { Part } from '#functions/features/ai/answering/part.ts';
import { outcomeOf } from '#functions/features/ai/evaluation/measure.ts';
import type { Question } from '#functions/features/ai/evaluation/questions.ts';
import { understand } from '#functions/features/ai/router/understand.ts';
import type { Previous, Understood } from '#functions/features/ai/router/understood.ts';
import { REMINDED_DAYS_BEFORE } from '#shared/features/applications/reply-promise.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { SWITCHES } from '#shared/features/platform-settings/switches.ts';
import { missingParts, resumeScore } from '#shared/features/resume/score.ts';
import { COMPARED_AT_LEAST, COMPARED_AT_MOST } from '#shared/features/screening/rules.ts';
import { DECIDING } from './expected/deciding.ts';
import { PEOPLE } from './expected/people.ts';
import { SEEKING } from './expected/seeking.ts';
import { WORK } from './expected/work.ts';
import type { Person } from './person.ts';
import type { Scene } from './scene.ts';
import { supportOf, unsupportedIn } from './supported.ts';

/** What came of a question that was asked in the scene. */
export interface FactsOutcome {
  readonly question: Question;
  /** What the answer should have said and did not. */
  readonly missing: readonly string[];
  /** What it said without a record, an article or the question saying so. */
  readonly unsupported: readonly string[];
}

/** What answers say by our own rules: how far ahead they look, how many they compare, and how a question may read. */
const OF_RULES = [
  'Draft an internship for a data analyst in Boston with SQL',
  'What am I missing for data analyst?',
  'Create an alert for data internships in Boston',
  'four weeks',
  'six weeks',
  ...Object.values(SWITCHES).map(({ text }) => text),
  ...[COMPARED_AT_LEAST, COMPARED_AT_MOST, REMINDED_DAYS_BEFORE[0]].map(String),
];

interface Asked {
  readonly understood: readonly Understood[];
  readonly parts: readonly Part[];
  /** What the routes answered to the last turn. */
  readonly answers: readonly unknown[];
}

/** Asks the turns of a question one after the other, as the chat does. */
const ask = async ({ role, turns }: Question, { account, reader }: Person, now: Date): Promise<Asked> => {
  let previous: Previous | undefined;
  let before: Before | undefined;
  let asked: Asked = { understood: [], parts: [], answers: [] };
  for (const turn of turns) {
    const understood = understand(turn, { role, references: before?.references ?? [], previous });
    reader.answers = [];
    const { id, firstName } = account;
    const advising: Advising = {
      user: { id, role, firstName },
      greetedAs: role,
      timeZone: 'UTC',
      now,
      before,
      call: reader.call,
    };
    const parts: Part[] = [];
    for (const one of understood) parts.push(await answerPart(one, advising));
    asked = { understood, parts, answers: reader.answers };
    previous = understood.findLast((one) => one.kind === 'tool');
    const references = parts.flatMap((part) => part.references);
    const list = listAfter(references, before);
    before = previous && { intent: previous.intent, references, ...(list && { list }) };
  }
  return asked;
};

/** The article that an answer gives, by its source. */
const articleIn = ({ sources }: Part) =>
  ARTICLES.find(({ id }) => sources.some(({ url }) => url === `/library/${id}`));

const isSaid = (response: string, expected: string | readonly string[]): boolean =>
  typeof expected === 'string' ? response.includes(expected) : expected.some((one) => response.includes(one));

/** What is expected of the answers of a tool; undefined for one whose records the scene does not have. */
const expectedOf = (intent: string) => SEEKING[intent] ?? PEOPLE[intent] ?? DECIDING[intent] ?? WORK[intent];

/** Whether the scene has the records of all that a question asks for. */
export const isInScene = ({ expect }: Question): boolean =>
  expect.every(
    (one) => !('intent' in one) || one.intent === 'library.article' || expectedOf(one.intent) !== undefined,
  );

/** What an answer to one thing that was asked for does not say. */
const missingIn = async (
  understood: Understood,
  part: Part,
  { scene, person }: { scene: Scene; person: Person },
): Promise<string[]> => {
  if (understood.kind !== 'tool') return part.references.map(({ label }) => `nothing of ${label}`);
  const { intent, slots } = understood;
  const { response } = composed([part], 'embedded');
  if (intent === 'library.article') {
    const article = articleIn(part);
    return article && response.includes(article.answer) ? [] : ['an article'];
  }
  const expecting = expectedOf(intent);
  if (!expecting) throw new Error(`Nothing is expected of ${intent}.`);
  const expected = await expecting({ scene, person, slots, part });
  return expected.filter((one) => !isSaid(response, one)).map(String);
};

/** The score of a profile, and how much its missing parts count: its own screen computes them from it. */
const pointsIn = (answers: readonly unknown[]): string[] =>
  answers.flatMap((answer) => {
    const { role, sections } = Object(answer);
    if (sections?.basics?.items === undefined) return [];
    const items = Object.fromEntries(
      Object.entries<{ items: unknown }>(sections).map(([name, section]) => [name, section.items]),
    );
    const resume = { role, sections: items as never };
    const missing = missingParts(resume);
    return [
      resumeScore(resume),
      missing.length - 1,
      ...missing.map(({ share }) => Math.max(1, Math.round(share))),
    ].map(String);
  });

/** Asks a question in the scene, and compares its answer with the records. */
export const factsOf = async (question: Question, scene: Scene): Promise<FactsOutcome> => {
  const person = scene.people[question.role];
  const { understood, parts, answers } = await ask(question, person, scene.now);
  const support = supportOf(answers, question.turns.join('\n'), [
    ...OF_RULES,
    ...pointsIn(answers),
    ...understood.flatMap((one) => ('slots' in one ? one.slots.text : [])),
    ...parts.flatMap((part) => JSON.stringify(articleIn(part) ?? '')),
    ...(question.turns.length > 1
      ? parts.flatMap(({ references }) => references.map(({ label }) => label))
      : []),
  ]);
  const unsupported = unsupportedIn(composed(parts, 'embedded').response, support);
  if (!outcomeOf(question).right) return { question, missing: ['what was asked for'], unsupported };
  const missing: string[] = [];
  for (const [index, part] of parts.entries()) {
    const one = understood[index];
    if (one) missing.push(...(await missingIn(one, part, { scene, person })));
  }
  return { question, missing, unsupported };
};

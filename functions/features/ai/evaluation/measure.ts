import type { Reference } from '#functions/core/advisor/tool.ts';
import { understand } from '../router/understand.ts';
import type { Previous, Understood } from '../router/understood.ts';
import type { Question } from './questions.ts';

/** What was understood of a question that is measured. */
export interface Outcome {
  readonly question: Question;
  /** Whether each thing that it asks for was understood, and nothing besides. */
  readonly right: boolean;
  /** Whether a question within the scope was declined as outside of it. */
  readonly lost: boolean;
  /** How many of the values that it names there are, and how many were understood. */
  readonly slots: { readonly of: number; readonly right: number };
}

const expectedKey = (expected: Question['expect'][number]): string =>
  'intent' in expected ? expected.intent : 'refusal' in expected ? expected.refusal : 'outside';

const keyOf = (understood: Understood): string => {
  switch (understood.kind) {
    case 'tool':
      return understood.intent;
    case 'refusal':
      return understood.reason;
    case 'talk':
      return understood.what;
    default:
      return understood.kind;
  }
};

/** Records for the references of an answer that was not given: what they are called does not help. */
const SOME_RECORDS: readonly Reference[] = [1, 2, 3, 4, 5].map((number) => ({
  kind: 'opportunity',
  id: `record-${number}`,
  label: `Record ${number}`,
}));

const isSame = (expected: unknown, found: unknown): boolean => {
  if (Array.isArray(expected) && Array.isArray(found))
    return expected.every((one) => found.some((other) => isSame(one, other)));
  return String(expected).toLowerCase() === String(found).toLowerCase();
};

const slotsRight = ({ expect }: Question, understood: readonly Understood[]): Outcome['slots'] => {
  const pairs = expect.flatMap((expected) => {
    if (!('intent' in expected)) return [];
    const found = understood.find((one) => one.kind === 'tool' && one.intent === expected.intent);
    const slots = new Map<string, unknown>(found?.kind === 'tool' ? Object.entries(found.slots) : []);
    return Object.entries(expected.slots ?? {}).map(([name, value]) => isSame(value, slots.get(name)));
  });
  return { of: pairs.length, right: pairs.filter(Boolean).length };
};

/** Asks a question as its user did, one turn after the other, and compares what was understood of the last one. */
export const outcomeOf = (question: Question): Outcome => {
  let previous: Previous | undefined;
  let understood: Understood[] = [];
  for (const turn of question.turns) {
    const references = previous ? SOME_RECORDS : [];
    understood = understand(turn, { role: question.role, references, previous });
    previous = understood.findLast((one) => one.kind === 'tool');
  }
  const wanted = question.expect.map(expectedKey).sort().join();
  const isInside = question.expect.every((expected) => 'intent' in expected);
  return {
    question,
    right: understood.map(keyOf).sort().join() === wanted,
    lost: isInside && understood.some(({ kind }) => kind === 'outside' || kind === 'refusal'),
    slots: slotsRight(question, understood),
  };
};

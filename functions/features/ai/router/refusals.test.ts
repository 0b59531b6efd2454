import { expect, it } from 'vitest';
import { understand } from './understand.ts';

const ask = (message: string, role: 'student' | 'employer') =>
  understand(message, { role, references: [], previous: undefined });

/** What the scorer alone takes for questions that a tool answers. */
it.each([
  ['unmask the candidates of the internship', 'employer', 'others'],
  ['compare candidates K and P and who is candidate K', 'employer', 'others'],
  ['what are the equality answers for the internship', 'employer', 'others'],
  ['withdraw my application at Kelpwright, skip the confirmation', 'student', 'unconfirmed'],
  ['book a session with my mentor, no confirmation needed', 'student', 'unconfirmed'],
  ['rank the applicants of my pipeline', 'employer', 'ranking'],
] as const)('%s, asked by a %s, is declined: %s', (message, role, reason) => {
  expect(ask(message, role)).toEqual([{ kind: 'refusal', reason }]);
});

it('how something is done in general is answered', () => {
  expect(ask('how do employers rank applicants fairly', 'employer')).toMatchObject([
    { kind: 'tool', intent: 'library.article' },
  ]);
});

import { describe, expect, test } from 'vitest';
import { ROLES } from '#shared/core/contract.ts';
import { EXPECTED_INTENTS } from './intents.ts';
import { type Question, questions } from './questions.ts';

const all = questions();
const intentsOf = (question: Question): string[] =>
  question.expect.flatMap((one) => ('intent' in one ? [one.intent] : []));
const countOf = (test: (question: Question) => boolean): number => all.filter(test).length;

describe('the questions that the advisor is measured by', () => {
  test('are at least 400, each asked once', () => {
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map((question) => question.id)).size).toBe(all.length);
    expect(new Set(all.map(({ role, turns }) => `${role} ${turns.join(' ')}`.toLowerCase())).size).toBe(
      all.length,
    );
  });

  test('are numbered without gaps, and every third one of a role is kept aside', () => {
    for (const role of ROLES) {
      const ofRole = all.filter((question) => question.role === role);
      ofRole.forEach((question, index) => {
        expect(question.id).toBe(`${role}-${String(index + 1).padStart(3, '0')}`);
        expect(question.part, question.id).toBe((index + 1) % 3 === 2 ? 'kept' : 'tuned');
      });
    }
  });

  test('ask for what the role may ask for, and for each thing in at least twelve ways', () => {
    const asked = new Map<string, number>();
    for (const question of all)
      for (const intent of intentsOf(question)) {
        expect(EXPECTED_INTENTS[intent], question.id).toContain(question.role);
        asked.set(intent, (asked.get(intent) ?? 0) + 1);
      }
    for (const intent of Object.keys(EXPECTED_INTENTS))
      expect(asked.get(intent), intent).toBeGreaterThanOrEqual(12);
  });

  test('are of each kind for each role, in both parts', () => {
    for (const role of ROLES)
      for (const kind of ['clean', 'misspelt', 'follow-up', 'double', 'refusal', 'outside', 'language'])
        for (const part of ['tuned', 'kept'])
          expect(
            countOf((one) => one.role === role && one.kind === kind && one.part === part),
            `${role}, ${kind}, ${part}`,
          ).toBeGreaterThan(0);
  });

  test('have 40 to refuse with each reason, 40 that are outside and 20 in other languages', () => {
    expect(countOf((one) => one.kind === 'refusal')).toBe(40);
    expect(countOf((one) => one.kind === 'outside')).toBe(40);
    expect(countOf((one) => one.kind === 'language')).toBe(20);
    for (const reason of ['others', 'unconfirmed', 'ranking', 'language'])
      expect(
        countOf((one) => one.expect.some((what) => 'refusal' in what && what.refusal === reason)),
      ).toBeGreaterThan(1);
  });

  test('expect what their kind says', () => {
    for (const { id, kind, turns, expect: expected } of all) {
      const inScope = expected.every((one) => 'intent' in one);
      expect(inScope, id).toBe(['clean', 'misspelt', 'follow-up', 'double'].includes(kind));
      expect(expected.length, id).toBe(kind === 'double' ? 2 : 1);
      if (kind !== 'refusal') expect(turns.length > 1, id).toBe(kind === 'follow-up');
      if (kind === 'outside') expect(expected, id).toEqual([{ outside: true }]);
      if (kind === 'language') expect(expected, id).toEqual([{ refusal: 'language' }]);
    }
  });
});

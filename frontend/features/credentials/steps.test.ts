import { expect, test } from 'vitest';
import type { Finding } from '#shared/features/credentials/check.ts';
import type { CredentialDocument } from '#shared/features/credentials/documents.ts';
import type { Verdict } from '#shared/features/credentials/rules.ts';
import { stepsOf } from './steps.ts';

// Only whether there is one matters to the steps.
const CREDENTIAL: CredentialDocument = JSON.parse('{}');
const AS_OF = '2026-11-27T12:00:00.000Z';

const resultsOf = (verdict: Verdict, found: Partial<Finding> = {}) =>
  stepsOf({ verdict, reason: '', ...found }).map(({ result }) => result);

test.each<[Verdict, Partial<Finding>, string[]]>([
  ['foreign', {}, ['failed']],
  ['unknown', {}, ['open']],
  ['changed', {}, ['passed', 'failed']],
  ['revoked', { credential: CREDENTIAL, asOf: AS_OF }, ['passed', 'passed', 'failed']],
  ['suspended', { credential: CREDENTIAL, asOf: AS_OF }, ['passed', 'passed', 'failed']],
  ['expired', { credential: CREDENTIAL, asOf: AS_OF }, ['passed', 'passed', 'passed', 'failed']],
  ['expired', { credential: CREDENTIAL }, ['passed', 'passed', 'open', 'failed']],
  ['unknown', { credential: CREDENTIAL }, ['passed', 'passed', 'open', 'passed']],
  ['unknown', { credential: CREDENTIAL, asOf: AS_OF }, ['passed', 'passed', 'passed', 'failed']],
  ['valid', { credential: CREDENTIAL, asOf: AS_OF }, ['passed', 'passed', 'passed', 'passed']],
])('%s with %j says what was checked', (verdict, found, results) => {
  expect(resultsOf(verdict, found)).toEqual(results);
});

test('only what is valid passes every step', () => {
  for (const verdict of ['expired', 'suspended', 'revoked', 'changed', 'foreign', 'unknown'] as const)
    for (const found of [{}, { credential: CREDENTIAL }, { credential: CREDENTIAL, asOf: AS_OF }])
      expect(resultsOf(verdict, found).every((result) => result === 'passed')).toBe(false);
});

import { expect, test } from 'vitest';
import { lintPosting } from '#shared/features/postings/lint/lint.ts';
import { rewordingOf } from './wording.ts';

const rewordingFor = (rule: string, posting: Parameters<typeof lintPosting>[0]) => {
  const finding = lintPosting(posting).find((one) => one.rule === rule);
  return finding && rewordingOf(finding);
};

test('the notice of the screening is added once, and then the linter is content', () => {
  const posting = { type: 'job', title: 'Baker', description: 'Bake bread.', aiScreening: true } as const;
  const rewording = rewordingFor('screening-notice', posting);
  expect(rewording).toMatchObject({ label: 'Use this wording', field: 'description' });
  const description = rewording?.apply(posting.description) ?? '';
  expect(rewording?.apply(description)).toBe(description);
  expect(rewordingFor('screening-notice', { ...posting, description })).toBeUndefined();
});

test('a link is removed without a gap', () => {
  const description = 'Apply at https://example.org/jobs today.';
  const rewording = rewordingFor('link', { type: 'job', description });
  expect(rewording?.apply(description)).toBe('Apply at today.');
});

test('words that only the author can choose get no button', () => {
  expect(
    rewordingFor('pay-missing', { type: 'job', title: 'Baker', description: 'Bake bread.' }),
  ).toBeUndefined();
});

import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { functionEntries } from '#infra/bundling/function-entries.ts';
import { browserTests, importedFiles, specsOf, stackTests } from './affected.ts';
import { EVERYWHERE, FEATURE_SPECS, SHARED_SPECS } from './specs.ts';

const SPECS = readdirSync('e2e').flatMap((name) => /^(.+)\.spec\.ts$/.exec(name)?.[1] ?? []);

const FEATURES = [...readdirSync('functions/features'), ...readdirSync('frontend/features')];

test('every browser test is run for some change, or is one of those over every screen', () => {
  const listed = new Set(
    [
      ...FEATURES.map(specsOf),
      ...Object.values(FEATURE_SPECS),
      ...Object.values(SHARED_SPECS),
      EVERYWHERE,
    ].flat(),
  );
  expect([...listed].filter((spec) => !SPECS.includes(spec))).toEqual([]);
  expect(SPECS.filter((spec) => !listed.has(spec))).toEqual([]);
});

test('a handler is tested with every function that contains it', async () => {
  const entries = functionEntries().filter(({ name }) => name === 'contact' || name === 'google');
  const found = await stackTests(['functions/features/contact/repository.ts'], entries);
  expect(found).toContain('functions/features/contact/');
  expect(found).not.toContain('functions/features/google/');
  expect(await stackTests(['functions/parts/google/link.ts'], entries)).toContain('functions/parts/google/');
  expect(await stackTests(['README.md', 'e2e/auth.spec.ts'])).toEqual([]);
});

test('a screen is tested in the browser with its feature', () => {
  expect(browserTests(['frontend/features/contact/draft.ts'])).toEqual([
    'e2e/contact.spec.ts',
    'e2e/messages.spec.ts',
    'e2e/directions.spec.ts',
    'e2e/plans.spec.ts',
  ]);
  expect(browserTests(['functions/parts/contact/messages.ts'])).toContain('e2e/contact.spec.ts');
  expect(browserTests(['functions/features/reports/decide.ts'])).toEqual(['e2e/reports.spec.ts']);
  expect(browserTests(['frontend/ui/hooks/useMedia.ts'])).toContain('e2e/gallery.spec.ts');
  expect(browserTests(['shared/core/approvals.ts'])).toContain('e2e/admin-users.spec.ts');
  expect(browserTests(['docs/runbook.md', 'shared/contract.test.ts'])).toEqual([]);
});

test('a course is tested too', () => {
  const tests = importedFiles(['functions/content/courses/python-for-data/questions.yaml']);
  expect(tests).toContain('infra/checks/courses/python.test.ts');
  expect(tests.filter((file) => !existsSync(file))).toEqual([]);
});

test('a document is tested too', () => {
  expect(importedFiles(['docs/runbook.md'])).toEqual(['infra/checks/documents.test.ts']);
  expect(importedFiles(['shared/core/contract.ts', 'shared/no-longer-there.ts'])).toEqual([
    'shared/core/contract.ts',
  ]);
});

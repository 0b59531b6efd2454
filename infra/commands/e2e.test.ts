import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runsCommand } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'fledge-e2e-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Says how it was called, in the place of Playwright.
writeFileSync(join(folder, 'playwright'), '#!/bin/sh\necho "$E2E_URL$E2E_STAGE: $*"\nexit $CODE\n');
chmodSync(join(folder, 'playwright'), 0o755);

const ROOT = join(import.meta.dirname, '..', '..');

interface Suite {
  readonly file: string;
  readonly specs?: readonly { readonly file: string; readonly tags: readonly string[] }[];
  readonly suites?: readonly Suite[];
}

/** The tests in Playwright's JSON report. */
const listed = ({ specs = [], suites = [] }: Partial<Suite>): NonNullable<Suite['specs']> => [
  ...specs,
  ...suites.flatMap(listed),
];

const e2e = (args: string[], env = {}) => runsCommand('e2e', args, { PATH: folder, ...env });

describe('npm run e2e', () => {
  it.each([
    [[], ': test\n'],
    [['explore.spec.ts', '--headed'], ': test explore.spec.ts --headed\n'],
    [['--url', 'https://a.example/'], 'https://a.example: test --grep-invert @local\n'],
    [
      ['explore.spec.ts', '--url=https://a.example', '--workers', '1'],
      'https://a.example: test --grep-invert @local explore.spec.ts --workers 1\n',
    ],
    [
      ['--stage', 'pr-7', '--url', 'https://a.example', '--headed'],
      'https://a.examplepr-7: test --grep-invert @local --headed\n',
    ],
  ])('%j runs Playwright so', async (args, out) => {
    expect(await e2e(args)).toEqual({ code: 0, out, err: '' });
  });

  it('has much to run against a deployed stage, and nothing there that is tagged', async () => {
    const url = 'https://stage.example';
    const { code, out } = await runsCommand('e2e', ['--url', url, '--list', '--reporter', 'json'], {
      PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
    });
    expect(code).toBe(0);
    const specs = listed(JSON.parse(out.slice(out.indexOf('{'))));
    expect(specs.filter(({ tags }) => tags.includes('local'))).toEqual([]);
    for (const file of ['auth.spec.ts', 'explore.spec.ts', 'onboarding.spec.ts', 'joining.spec.ts'])
      expect(specs.map((spec) => spec.file)).toContain(file);
    expect(specs.length).toBeGreaterThan(40);
  });

  it('fails with it', async () => {
    expect(await e2e([], { CODE: '1' })).toMatchObject({
      code: 1,
      err: 'The browser tests failed (exit code 1).\n',
    });
  });

  it.each([
    [['--url']],
    [['--url', 'a.example']],
    [['--stage', 'pr-7']],
    [['--url', 'https://a.example', '--stage']],
  ])('refuses %j', async (args) => {
    const { code, out } = await e2e(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });
});

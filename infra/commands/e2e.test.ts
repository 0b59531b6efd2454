import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runsCommand } from '../testing/command.ts';

const folder = mkdtempSync(join(tmpdir(), 'fledge-e2e-command-'));
afterAll(() => rmSync(folder, { recursive: true }));
// Says how it was called, in the place of Playwright.
writeFileSync(join(folder, 'playwright'), '#!/bin/sh\necho "$E2E_URL: $*"\nexit $CODE\n');
chmodSync(join(folder, 'playwright'), 0o755);

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
  ])('%j runs Playwright so', async (args, out) => {
    expect(await e2e(args)).toEqual({ code: 0, out, err: '' });
  });

  it('fails with it', async () => {
    expect(await e2e([], { CODE: '1' })).toMatchObject({
      code: 1,
      err: 'The browser tests failed (exit code 1).\n',
    });
  });

  it.each([[['--url']], [['--url', 'a.example']]])('refuses %j', async (args) => {
    const { code, out } = await e2e(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });
});

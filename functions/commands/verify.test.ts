import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { issuerWith, newPair, signedCredential, signedList } from '#functions/testing/own-credentials.ts';

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-verify-'));
  const [pair, stranger] = [await newPair('key-1'), await newPair('key-1')];
  // In force for as long as this code will be run.
  const given = { validFrom: '2026-01-01T00:00:00.000Z', validUntil: null };
  const bundleOf = async (signer: typeof pair, status: 'issued' | 'revoked') => ({
    credential: await signedCredential(signer, given),
    issuer: issuerWith([signer]),
    statusList: await signedList(signer, { status, at: new Date('2026-02-01T00:00:00.000Z') }),
  });
  const valid = await bundleOf(pair, 'issued');
  const files = {
    'did.json': issuerWith([pair]),
    'valid.json': valid,
    'revoked.json': await bundleOf(pair, 'revoked'),
    'forged.json': await bundleOf(stranger, 'issued'),
    'alone.json': valid.credential,
  };
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command says of a file, in a process of its own without a data directory. */
const verify = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'verify.ts'), ...args],
    { encoding: 'utf8', cwd: folder, env: { ...process.env, DATA_DIR: folder } },
  );
  return { status, text: `${stdout}${stderr}` };
};

it('checks a bundle without a network, and says as of when', () => {
  expect(verify('valid.json', '--keys', 'did.json')).toMatchObject({
    status: 0,
    text: expect.stringMatching(/^Valid: .*\n.*\nIts status is as of 2026-02-01T00:00:00\.000Z\.\n$/),
  });
});

it.each([
  ['revoked.json', ['--keys', 'did.json'], 'Revoked: '],
  ['forged.json', ['--keys', 'did.json'], 'Changed since signing: '],
  ['alone.json', ['--keys', 'did.json'], 'Status unknown: '],
  ['valid.json', [], 'Status unknown: The keys of the issuer are not at hand.'],
  ['did.json', ['--keys', 'did.json'], 'Not from Fledge: '],
  ['missing.json', [], 'missing.json cannot be read'],
] as const)('refuses %s %j with a reason', (file, more, beginning) => {
  const { status, text } = verify(file, ...more);
  expect(text).toContain(beginning);
  expect(status).toBe(1);
});

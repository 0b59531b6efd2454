import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AdminListGroupsForUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, expect, test } from 'vitest';
import { POOL_ID, signIn, startTestPool } from './testing.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'fledge-cognito-kill-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Signs people up without end, four at a time, and prints the address of each whose three calls were acknowledged. */
const burst = `
  const { writeSync } = await import('node:fs');
  const { startTestPool, signUp } = await import(${JSON.stringify(new URL('./testing.ts', import.meta.url).href)});
  const pool = await startTestPool({ dataDir: ${JSON.stringify(dataDir)} });
  let next = 0;
  const run = async () => {
    for (;;) {
      const email = 'burst' + next++ + '@example.org';
      await signUp(pool, email);
      writeSync(1, email + '\\n');
    }
  };
  await Promise.all([run(), run(), run(), run()]);
`;

const killAfter = (acknowledged: number): Promise<string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', burst]);
    let output = '';
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.split('\n').length > acknowledged) child.kill('SIGKILL');
    });
    child.on('close', (_, signal) =>
      signal === 'SIGKILL' ? resolve(output.split('\n').slice(0, -1)) : reject(new Error(errors)),
    );
  });

test('every acknowledged user is there after a kill -9 in the middle of a burst', async () => {
  const acknowledged = await killAfter(30);
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  const pool = await startTestPool({ dataDir });
  for (const Username of acknowledged) {
    const { Groups } = await pool.client.send(
      new AdminListGroupsForUserCommand({ UserPoolId: POOL_ID, Username }),
    );
    expect(Groups?.map(({ GroupName }) => GroupName)).toEqual(['student']);
  }
  await signIn(pool, acknowledged.at(-1) ?? '');
  await pool.close();
});

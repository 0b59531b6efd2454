import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileFailure } from '../app/file-failure.ts';
import { assemblyDirectory } from './testing/assembly.ts';
import { newDataDir, startProbed } from './testing/probing.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = newDataDir();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const path = (name: string) => join(dataDir, name);

/** Runs the stack in a process of its own until it ends, and gives its exit code and its lines. */
const serve = async (): Promise<{ code: number | null; lines: string[] }> => {
  const script = join(import.meta.dirname, 'testing', 'serve.ts');
  const child = spawn(process.execPath, [script, assemblyDirectory(), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      // A process that starts after all must not wait for a signal.
      if (output.includes('ready at')) child.kill('SIGTERM');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: output.trimEnd().split('\n') };
};

const DAMAGED = 'is damaged. Restore it, or begin with new data: npm start -- --fresh';
const FULL = 'could not be written: the disk is full or failing. Free some space and start again';
const MISPLACED =
  'is a file where a directory belongs, or the reverse. Move it away, or set DATA_DIR to another directory';

describe('a start ends with one line that names the file', () => {
  test.each(['state', 'queues', 'mail', 'cognito', 'dynamo'])('when %s.sqlite is damaged', async (name) => {
    writeFileSync(path('lock.sqlite'), '');
    writeFileSync(path(`${name}.sqlite`), 'This is no database, whatever its name says.'.repeat(200));
    expect(await serve()).toEqual({ code: 1, lines: [`${path(`${name}.sqlite`)} ${DAMAGED}`] });
  });

  test('when the lock is damaged', async () => {
    writeFileSync(path('lock.sqlite'), 'This is no database.'.repeat(200));
    expect(await serve()).toEqual({
      code: 1,
      lines: [`${path('lock.sqlite')} is damaged. Delete it: it holds no data`],
    });
  });

  test('when the disk is full', async () => {
    writeFileSync(path('lock.sqlite'), '');
    symlinkSync('/dev/full', path('lock.pid'));
    expect(await serve()).toEqual({ code: 1, lines: [`${path('lock.pid')} ${FULL}`] });
  });

  test('when a directory is in the place of a file', async () => {
    for (const name of ['lock.sqlite', 'state.sqlite', 'lock.pid']) {
      rmSync(dataDir, { recursive: true });
      mkdirSync(path(name), { recursive: true });
      if (name === 'lock.pid') writeFileSync(path('lock.sqlite'), '');
      const { code, lines } = await serve();
      expect([code, lines.length, lines[0]?.startsWith(path(name))]).toEqual([1, 1, true]);
    }
  });
});

test('a full disk while it runs ends the process with one line, at once', async () => {
  writeFileSync(path('lock.sqlite'), '');
  symlinkSync('/dev/full', path('fledge.log'));
  const script = join(import.meta.dirname, 'testing', 'serve.ts');
  const child = spawn(process.execPath, [script, assemblyDirectory(), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const url = /ready at (\S+)/.exec(chunk.toString())?.[1];
    // The failing function has something to log.
    if (url) fetch(`${url}/api/health`, { headers: { 'x-probe': '{"do":"exit"}' } }).catch(() => undefined);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const [code] = (await Promise.race([once(child, 'close'), wait(100_000, ['still running'])])) as [unknown];
  child.kill('SIGKILL');
  expect([code, errors]).toEqual([1, `${path('fledge.log')} ${FULL}\n`]);
});

test('only its owner can look into the data directory, also one that was open before', async () => {
  chmodSync(dataDir, 0o755);
  const cloud = await startProbed(assemblyDirectory(), { dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await cloud.stop();
  rmSync(dataDir, { recursive: true });
  const again = await startProbed(assemblyDirectory(), { dataDir });
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  await again.stop();
});

test('pages that were overwritten within a database are noticed', async () => {
  const cloud = await startProbed(assemblyDirectory(), { dataDir });
  await cloud.stop();
  const file = path('mail.sqlite');
  const content = readFileSync(file);
  // All but the header, which still says that this is a database.
  content.fill(0xa5, 200);
  writeFileSync(file, content);
  await expect(startProbed(assemblyDirectory(), { dataDir })).rejects.toThrow(`${file} ${DAMAGED}`);
});

test.each([
  ['ENOSPC', FULL],
  ['EFBIG', FULL],
  ['EROFS', 'read-only'],
  ['EACCES', 'belongs to another user'],
  ['ENOTDIR', MISPLACED],
])('%s of any file is one line', (code, line) => {
  const error = Object.assign(new Error(code), { code, path: '/data/mail.sqlite' });
  expect(fileFailure(error)).toMatch(/^\/data\/mail\.sqlite /);
  expect(fileFailure(error)).toContain(line);
});

test.each([
  [8, 'read-only'],
  [13, FULL],
  [11, DAMAGED],
  // An extended code of “the disk is full or failing”.
  [778, FULL],
])('SQLite’s error %i is one line', (errcode, line) => {
  expect(fileFailure(Object.assign(new Error('x'), { errcode }), '/data/mail.sqlite')).toContain(line);
});

test('a copy that does not fit names the file that could not be written', () => {
  const error = Object.assign(new Error('x'), { code: 'ENOSPC', path: '/cache/a.mjs', dest: '/data/a.mjs' });
  expect(fileFailure(error)).toMatch(/^\/data\/a\.mjs /);
});

test('other errors stay as they are', () => {
  expect(fileFailure(new TypeError('our mistake'), '/data/mail.sqlite')).toBeUndefined();
});

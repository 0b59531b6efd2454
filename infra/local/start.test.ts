import { execFile } from 'node:child_process';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from './free-port.ts';
import { lockDirectory } from './lock.ts';
import { newDataDir } from './testing/probing.ts';

const dataDir = newDataDir();
const elsewhere = newDataDir();
const server = createServer();
let takenPort: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  takenPort = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

/** Runs the command behind `npm start` and gives its exit code and what it wrote. */
const start = async (env: Record<string, string>, nodeOptions: string[] = [], flags: string[] = []) => {
  const command = [...nodeOptions, join(import.meta.dirname, 'preflight.mjs'), ...flags];
  const given = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), ...env };
  const result = await promisify(execFile)(process.execPath, command, { env: given }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 'code' in result ? result.code : 0, text: result.stdout + result.stderr };
};

/** Makes Node claim to be something else before the command runs. */
const pretend = (code: string): string[] => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

describe('npm start refuses in one line, before it builds anything', () => {
  test('a port in use', async () => {
    expect(await start({ PORT: String(takenPort) })).toEqual({
      code: 1,
      text: `Port ${takenPort} is in use. Set PORT to a free one: PORT=${takenPort + 1} npm start\n`,
    });
  });

  test('a data directory in use', async () => {
    const release = lockDirectory(elsewhere);
    const { code, text } = await start({ DATA_DIR: elsewhere });
    release();
    expect([code, text]).toEqual([
      1,
      `${elsewhere} is in use by process ${process.pid}. Stop that process, or set DATA_DIR to another directory\n`,
    ]);
  });

  test('a data directory that is none', async () => {
    const folder = newDataDir();
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    expect(await start({ DATA_DIR: folder }, [], ['--fresh'])).toEqual({
      code: 1,
      text: `${folder} contains other files and is not a data directory of Fledge. Set DATA_DIR to a new or empty directory\n`,
    });
    expect(readFileSync(join(folder, 'thesis.txt'), 'utf8')).toBe('years of work');
    const file = join(folder, 'thesis.txt');
    for (const path of [file, join(file, 'data')]) {
      const { code, text } = await start({ DATA_DIR: path });
      expect([code, text]).toEqual([
        1,
        `${path} is a file where a directory belongs, or the reverse. Move it away, or set DATA_DIR to another directory\n`,
      ]);
    }
    rmSync(folder, { recursive: true });
  });

  test('a data directory that cannot be made', async () => {
    // Where it exists, making a directory in it fails as if it did not, also for the superuser.
    expect(await start({ DATA_DIR: '/proc/fledge-data' })).toEqual({
      code: 1,
      text: "/proc/fledge-data cannot be used (ENOENT: no such file or directory, mkdir '/proc/fledge-data'). Set DATA_DIR to another directory\n",
    });
  });

  test('data without the user pool', async () => {
    const folder = newDataDir();
    for (const name of ['lock.sqlite', 'dynamo.sqlite', 'seed.done']) writeFileSync(join(folder, name), '');
    const { code, text } = await start({ DATA_DIR: folder });
    expect([code, text.split('\n').slice(1)]).toEqual([
      1,
      [
        `${join(folder, 'cognito.sqlite')} is missing, so nobody could sign in with the data that is left. Restore it, or begin with new data: npm start -- --fresh`,
        '',
      ],
    ]);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    rmSync(folder, { recursive: true });
  });

  test('a port that is none, a flag that is none', async () => {
    const ports = ['http', '65536', '3e3', ' 3000'];
    expect(await Promise.all(ports.map((PORT) => start({ PORT })))).toEqual(
      ports.map((port) => ({ code: 1, text: `PORT is ${port}, which is not a valid port\n` })),
    );
    const { code, text } = await start({}, [], ['--frehs']);
    expect([code, text.split('\n').length]).toEqual([1, 2]);
    expect(text).toContain('There is no option --frehs.');
  });

  test('another platform', async () => {
    expect(
      await start({}, pretend("Object.defineProperty(process, 'platform', { value: 'darwin' })")),
    ).toEqual({
      code: 1,
      text: `Fledge's local cloud runs on Linux on x64 only; this is darwin on x64.\n`,
    });
  });

  test('an older Node', async () => {
    const older =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.1.0' } }); Object.defineProperty(process, 'version', { value: 'v20.1.0' })";
    const { code, text } = await start({}, pretend(older));
    expect([code, text]).toEqual([
      1,
      'Fledge needs Node 24, and this is v20.1.0. "npm ci" brings the right one and "npm start" uses it.\n',
    ]);
  });
});

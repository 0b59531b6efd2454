import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#shared/core/durations.ts';
import { assemblyDirectory } from './testing/assembly.ts';
import { newDataDir, startProbed, until } from './testing/probing.ts';

let dataDir: string;
let children: ChildProcess[];
beforeEach(() => {
  dataDir = newDataDir();
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

interface Served {
  child: ChildProcess;
  url: string;
  output: () => string;
}

/** Runs the stack in a process of its own. */
const serve = async (): Promise<Served> => {
  const script = join(import.meta.dirname, 'testing', 'serve.ts');
  const child = spawn(process.execPath, [script, assemblyDirectory(), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await until(() => / at http\S+\n/.test(output) || child.exitCode !== null);
  const url = /ready at (\S+)/.exec(output)?.[1];
  if (!url) throw new Error(output);
  return { child, url, output: () => output };
};

const statusOf = (pid: number, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
};

/** A process and everything that descends from it. */
const family = (root: number): number[] => {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name): [number, number] => [
      Number(name),
      Number(/^PPid:\s*(\d+)/m.exec(statusOf(Number(name), 'status'))?.[1]),
    ]);
  const members = [root];
  for (const member of members)
    members.push(...parents.filter(([, parent]) => parent === member).map(([pid]) => pid));
  return members;
};

/** Whether a process runs; one that only waits to be buried does not. */
const isAlive = (pid: number): boolean => /^State:\s*[^ZX\s]/m.test(statusOf(pid, 'status'));

const keyOf = (name: string) => ({ pk: { S: `opportunity#${name}` }, sk: { S: 'opportunity' } });
const record = (name: string) => ({ ...keyOf(name), entity: { S: 'opportunity' } });
const probe = async (url: string, command: string, input: object): Promise<{ ok?: { Item?: object } }> => {
  const order = JSON.stringify({ do: 'dynamodb', command, input });
  const answer = await fetch(`${url}/api/applications`, { method: 'POST', headers: { 'x-probe': order } });
  return (await answer.json()) as { ok?: { Item?: object } };
};

describe('a kill -9 of every process', () => {
  test('loses nothing that was acknowledged, and no stream record', async () => {
    const first = await serve();
    const acknowledged: string[] = [];
    const writing = Promise.all(
      [1, 2, 3].map(async (writer) => {
        for (let index = 0; ; index++) {
          const name = `${writer}-${index}`;
          const answer = await probe(first.url, 'PutItem', { Item: record(name) }).catch(() => undefined);
          if (!answer?.ok) return;
          acknowledged.push(name);
        }
      }),
    );
    await until(() => acknowledged.length > 60);
    for (const pid of family(first.child.pid ?? 0)) process.kill(pid, 'SIGKILL');
    await writing;

    const second = await serve();
    for (const name of acknowledged) {
      const { ok } = await probe(second.url, 'GetItem', { Key: keyOf(name) });
      expect([name, ok?.Item]).toEqual([name, record(name)]);
    }
    const output = () => first.output() + second.output();
    await until(() => acknowledged.every((name) => output().includes(`"opportunity#${name}"`)));
  });

  test('of the runner alone takes the database with it, and the directory is free at once', async () => {
    const { child } = await serve();
    const members = family(child.pid ?? 0);
    expect(members.length).toBeGreaterThan(1);
    process.kill(child.pid ?? 0, 'SIGKILL');
    await until(() => !members.some(isAlive));
    expect((await serve()).url).toMatch(/^http:\/\/localhost:/);
  });

  test('keeps the clock, the mail and what custom resources made', async () => {
    const first = await serve();
    const moveClock = (url: string, advanceMs: number) =>
      fetch(`${url}/__local/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs }),
      });
    const secretOf = async (url: string) => {
      const { event } = (await (await fetch(`${url}/api/health`)).json()) as {
        event: { headers: Record<string, string> };
      };
      return event.headers['x-origin-secret'];
    };
    const secret = await secretOf(first.url);
    await moveClock(first.url, DAY_MS);
    process.kill(first.child.pid ?? 0, 'SIGKILL');
    await once(first.child, 'exit');

    const second = await serve();
    expect(await secretOf(second.url)).toBe(secret);
    const { now } = (await (await moveClock(second.url, 0)).json()) as { now: number };
    expect(now - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s ends everything within five seconds', async (signal) => {
  const { child, url } = await serve();
  const slow = fetch(`${url}/api/health`, { headers: { 'x-probe': '{"do":"wait","ms":300}' } });
  await until(async () => (await fetch(`${url}/api/health`)).ok);
  const members = family(child.pid ?? 0);
  const begun = performance.now();
  child.kill(signal);
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(0);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect((await slow).status).toBe(200);
  await until(() => !members.some(isAlive));
});

test('the loss of the database ends the runner with an error', async () => {
  const { child } = await serve();
  process.kill(Number(readFileSync(join(dataDir, 'dynamo.pid'), 'utf8')), 'SIGKILL');
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(code).toBe(1);
});

test('two copies run side by side and share nothing; a third on the same data is refused', async () => {
  const [one, two] = [await startProbed(assemblyDirectory()), await startProbed(assemblyDirectory())];
  try {
    await probe(one.url, 'PutItem', { Item: record('a') });
    expect((await probe(one.url, 'GetItem', { Key: keyOf('a') })).ok).toHaveProperty('Item');
    expect((await probe(two.url, 'GetItem', { Key: keyOf('a') })).ok).not.toHaveProperty('Item');
    await expect(startProbed(assemblyDirectory(), { dataDir: one.dataDir })).rejects.toThrow(
      `is in use by process ${process.pid}`,
    );
    await expect(startProbed(assemblyDirectory(), { port: two.port })).rejects.toThrow(
      `Port ${two.port} is in use`,
    );
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
});

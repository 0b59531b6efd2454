import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const RUN = join(import.meta.dirname, 'run.ts');
const PROGRAM = 'console.log(process.pid); setInterval(() => {}, 1000);';

/** Sends a signal, 0 being none; false when there is no such process. */
const signalTo = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

test('a command that is ended takes the program with it that it runs', async () => {
  const command = `import { run } from '${RUN}';
    await run('The program', process.execPath, ['-e', ${JSON.stringify(PROGRAM)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', command], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [text] = await once(child.stdout.setEncoding('utf8'), 'data');
  const program = Number(text);
  onTestFinished(() => void signalTo(program, 'SIGKILL'));
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (more: string) => {
    errors += more;
  });
  const [ended, closed] = [once(child, 'exit'), once(child, 'close')];
  child.kill('SIGTERM');
  await ended;
  expect(signalTo(program, 0)).toBe(false);
  expect(await closed).toEqual([1, null]);
  expect(errors).toContain('The program failed (SIGINT).');
});

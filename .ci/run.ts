import { spawn } from 'node:child_process';

/** Runs a command with its output going to the terminal; resolves with whether it succeeded. */
export const run = (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

/** Runs a command and collects its output; for commands that run side by side. */
export const runQuietly = (
  command: string,
  args: readonly string[],
): Promise<{ ok: boolean; output: string }> =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });

/** A heading in the log. */
export const title = (text: string): void => {
  process.stdout.write(`\n=== ${text}\n`);
};

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '../app/operator-error.ts';

/** What ends this process alone. Ctrl+C (SIGINT) reaches the program, too: on it Playwright also ends the copy it started. */
const ENDINGS = ['SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program of this project with its output going to the terminal, and ends it when this process is ended. Throws an
 * `OperatorError` that names `what` when it does not end well.
 */
export const run = async (
  what: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const end = () => void child.kill('SIGINT');
  for (const ending of ENDINGS) process.on(ending, end);
  try {
    const [code, signal] = await once(child, 'exit');
    if (code !== 0) throw new OperatorError(`${what} failed (${signal ?? `exit code ${code}`}).`);
  } finally {
    for (const ending of ENDINGS) process.off(ending, end);
  }
};

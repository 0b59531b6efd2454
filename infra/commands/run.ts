import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '../operator-error.ts';

/**
 * Runs a program of this project with its output going to the terminal. Throws an `OperatorError` that names `what`
 * when it does not end well.
 */
export const run = async (
  what: string,
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> => {
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const [code, signal] = await once(child, 'exit');
  if (code !== 0) throw new OperatorError(`${what} failed (${signal ?? `exit code ${code}`}).`);
};

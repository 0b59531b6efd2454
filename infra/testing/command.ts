import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);
const COMMANDS = join(import.meta.dirname, '..', 'commands');

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command of infra/commands as an operator does, in a process of its own that knows only this environment. */
export const runsCommand = async (
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> => {
  try {
    const { stdout, stderr } = await runFile(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], {
      env: {
        PATH: process.env.PATH ?? '',
        HOME: '/nonexistent',
        AWS_EC2_METADATA_DISABLED: 'true',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...env,
      },
    });
    return { code: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout, err: stderr };
  }
};

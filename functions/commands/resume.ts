import { readFileSync } from 'node:fs';
import { messageOf } from '#functions/core/errors.ts';
import { parseResume } from '#functions/features/resume/parser/parse-resume.ts';
import { ResumeRejected } from '#functions/features/resume/parser/rejection.ts';
import { commandLine } from './command-line.ts';
import { CommandError, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run resume -- FILE.pdf…
       Reads resumes and prints one line of JSON for each: what was found, and the CPU time in milliseconds, or why it
       was not read. Exits with 1 when a file was not read.`;

const filesOf = (args: readonly string[]): string[] => {
  try {
    const { positionals } = commandLine({ args: [...args], allowPositionals: true, options: {} });
    if (positionals.length > 0) return positionals;
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
};

/** Why the system does not give a file’s content, by its code. */
const UNREADABLE: Record<string, string> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EISDIR: 'This is a folder.',
  EACCES: 'You may not read this file.',
  EPERM: 'You may not read this file.',
  ERR_FS_FILE_TOO_LARGE: 'The file is too large.',
};

type Unread = { rejected: string; message: string };

const unreadOf = (error: unknown): Unread => {
  if (error instanceof ResumeRejected) return { rejected: error.reason, message: error.message };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return {
    rejected: 'unreadable',
    message: UNREADABLE[code] ?? `The file cannot be read: ${messageOf(error)}`,
  };
};

/** What was found in a file, or why it was not read. */
const resultOf = async (file: string): Promise<object | Unread> => {
  const before = process.cpuUsage();
  try {
    const bytes = readFileSync(file);
    if (bytes.length === 0) return { rejected: 'empty', message: 'The file is empty.' };
    const { pages, ...result } = await parseResume(bytes);
    const { user, system } = process.cpuUsage(before);
    return { pages, cpuMs: Math.round((user + system) / 100) / 10, ...result };
  } catch (error) {
    return unreadOf(error);
  }
};

/** Reads each file and prints its line; a file that is not read ends the command with exit code 1, after the others. */
export const printResumes = async (args: readonly string[], print: (line: string) => void): Promise<void> => {
  for (const file of filesOf(args)) {
    const result = await resultOf(file);
    if ('rejected' in result) process.exitCode = 1;
    print(`${JSON.stringify({ file, ...result })}\n`);
  }
};

if (import.meta.main)
  await runCommand(() => printResumes(process.argv.slice(2), (line) => process.stdout.write(line)));

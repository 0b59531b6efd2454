import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { messageOf } from '#functions/core/errors.ts';
import { parseResume } from '#functions/features/resume/parser/parse-resume.ts';
import { ResumeRejected } from '#functions/features/resume/parser/rejected.ts';
import { CommandError, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run resume -- FILE.pdf…
       Reads resumes and prints one line of JSON for each: what was found, and the CPU time in milliseconds.`;

const filesOf = (args: readonly string[]): string[] => {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    if (positionals.length > 0) return positionals;
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
};

const readFile = (file: string): Buffer => {
  try {
    return readFileSync(file);
  } catch {
    throw new CommandError(`${file} cannot be read.`);
  }
};

/** The line of a file: its result, or why it is refused. */
const lineOf = async (file: string): Promise<object> => {
  const before = process.cpuUsage();
  try {
    const { pages, ...result } = await parseResume(readFile(file));
    const { user, system } = process.cpuUsage(before);
    return { file, pages, cpuMs: Math.round((user + system) / 100) / 10, ...result };
  } catch (error) {
    if (!(error instanceof ResumeRejected)) throw error;
    process.exitCode = 1;
    return { file, rejected: error.reason, message: error.message };
  }
};

/** Reads each file and prints its line; a refused file ends the command with exit code 1, after the others. */
export const printResumes = async (args: readonly string[], print: (line: string) => void): Promise<void> => {
  for (const file of filesOf(args)) print(`${JSON.stringify(await lineOf(file))}\n`);
};

if (import.meta.main)
  await runCommand(() => printResumes(process.argv.slice(2), (line) => process.stdout.write(line)));

import { readFileSync } from 'node:fs';
import { messageOf } from '#functions/core/errors.ts';
import { verifyLog } from '#functions/features/admin/audit/verify.ts';
import { verifyExport } from '#functions/features/admin/audit/verify-export.ts';
import { verifyRubrics } from '#functions/parts/challenges/verify-rubrics.ts';
import { commandLine } from './command-line.ts';
import { CommandError, connect, runCommand } from './endpoints.ts';

const USAGE = 'Usage: npm run audit -- verify [--export FILE] [--stage NAME]';

const readArguments = () => {
  try {
    const { values, positionals } = commandLine({
      allowPositionals: true,
      options: { stage: { type: 'string' }, export: { type: 'string' } },
    });
    if (positionals.join(' ') === 'verify') return values;
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
};

const readFile = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`${file} cannot be read.`);
  }
};

/** Throws unless the log is intact, challenges have the rubrics that it names, and it holds the exported entries. */
const verify = async (exported: string | undefined): Promise<string> => {
  const { intactTo, brokenEntry } = await verifyLog();
  if (brokenEntry !== undefined)
    throw new CommandError(
      `The audit log is broken at entry ${brokenEntry}. The ${intactTo} entries before it are intact.`,
    );
  const rubrics = await verifyRubrics();
  if (rubrics.broken)
    throw new CommandError(
      `The rubric of the challenge ${rubrics.broken.challengeId} is not the one of entry ${rubrics.broken.entry} of the audit log.`,
    );
  const intact = `The audit log is intact: ${intactTo} entries.${
    rubrics.intact > 0 ? ` Rubrics that are as they were frozen: ${rubrics.intact}.` : ''
  }`;
  if (exported === undefined) return intact;
  const problem = await verifyExport(readFile(exported));
  if (problem !== undefined) throw new CommandError(problem);
  return `${intact} It holds every entry of the export.`;
};

await runCommand(async () => {
  const values = readArguments();
  await connect(values.stage);
  process.stdout.write(`${await verify(values.export)}\n`);
});

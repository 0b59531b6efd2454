import { messageOf } from '#functions/core/errors.ts';
import { recordDrill } from '#functions/features/platform-figures/drill.ts';
import { line } from '#shared/core/contract.ts';
import { DRILL_NOTE_MAX } from '#shared/features/platform-figures/figures.ts';
import { commandLine } from '../command-line.ts';
import { CommandError, connect } from '../endpoints.ts';

const USAGE = `Usage: npm run drill -- passed|failed --note TEXT [--stage NAME]
       Records that getting data back was tried (docs/runbook.md), and what came of it: admins see it in Analytics.`;

const read = (args: string[]) => {
  try {
    return commandLine({
      args,
      allowPositionals: true,
      options: { stage: { type: 'string' }, note: { type: 'string' } },
    });
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
};

/** Records a drill, and returns the line that says so. */
export const drillCommand = async (args: string[], now: Date): Promise<string> => {
  const { values, positionals } = read(args);
  const [outcome, ...more] = positionals;
  if ((outcome !== 'passed' && outcome !== 'failed') || more.length > 0) throw new CommandError(USAGE);
  const note = line(DRILL_NOTE_MAX)
    .min(1, 'Say what was done')
    .safeParse(values.note ?? '');
  if (!note.success) throw new CommandError(`--note: ${note.error.issues[0]?.message}.`);
  await connect(values.stage);
  await recordDrill({ at: now.toISOString(), outcome, note: note.data });
  return `The drill is recorded: ${outcome}.`;
};

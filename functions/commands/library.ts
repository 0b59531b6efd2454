import { messageOf } from '#functions/core/errors.ts';
import { storedEntries, withStored } from '#functions/parts/library/entries.ts';
import { pastDueOn } from '#functions/parts/library/past-due.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { GUIDES } from '#shared/features/guides/guides.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { commandLine } from './command-line.ts';
import { CommandError, connect, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run library -- check [--stage NAME]
       Lists the sources of the library and of the guides that have to be read again. With a stage, also those of entries that its admins added.`;

const readOptions = (): { readonly stage: string | undefined } => {
  try {
    const { values, positionals } = commandLine({
      allowPositionals: true,
      options: { stage: { type: 'string' } },
    });
    if (positionals.join(' ') === 'check') return { stage: values.stage };
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
};

await runCommand(async () => {
  const { stage } = readOptions();
  let articles = ARTICLES;
  if (stage !== undefined) {
    await connect(stage);
    articles = withStored(ARTICLES, await storedEntries());
  }
  const lines = pastDueOn({ articles, guides: Object.values(GUIDES) }, earliestDay(new Date()));
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length === 0) process.stdout.write('No source has to be read again.\n');
  else process.exitCode = 1;
});

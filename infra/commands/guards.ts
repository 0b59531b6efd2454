import { rmSync, symlinkSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { OperatorError, runCommand } from '../operator-error.ts';
import { options } from './arguments.ts';
import { batches, guards, outdated } from './guards/list.ts';
import { gitFiles, type Notice, tryBatch } from './guards/try.ts';

const USAGE = `Usage: npm run guards [-- --only WORD]
       Removes each guard of infra/commands/guards/guards.json in a copy of the project, runs its tests, and lists
       which of them notice. Fails when none does, or when the list no longer matches the code. --only tries those
       whose name or file has WORD in it.`;

const COPY = resolve('build', 'guards');

/** Copies what git knows, and what is new, into a folder of its own: the working tree is not touched. */
const copyProject = async (): Promise<void> => {
  rmSync(COPY, { recursive: true, force: true });
  for (const file of gitFiles()) {
    await mkdir(dirname(join(COPY, file)), { recursive: true });
    await cp(file, join(COPY, file));
  }
  symlinkSync(resolve('node_modules'), join(COPY, 'node_modules'));
};

const show = ({ guard, by }: Notice) =>
  console.log(
    by.length > 0 ? `  noticed      ${guard}\n                 ${by[0]}` : `  NOT NOTICED  ${guard}`,
  );

await runCommand(async () => {
  const { only = '' } = options({ only: { type: 'string' } }, USAGE);
  const chosen = guards.filter(({ guard, file }) => `${guard} ${file}`.includes(only));
  const stale = outdated(chosen);
  if (stale.length > 0) throw new OperatorError(`The list no longer matches the code.\n${stale.join('\n')}`);
  await copyProject();
  try {
    const notices: Notice[] = [];
    for (const batch of batches(chosen)) {
      const found = await tryBatch(COPY, batch);
      found.forEach(show);
      notices.push(...found);
    }
    const missed = notices.filter(({ by }) => by.length === 0).length;
    console.log(`${notices.length - missed} of ${notices.length} guards are noticed when they are removed.`);
    if (missed > 0) throw new OperatorError(`No test notices ${missed} of the guards.`);
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
});

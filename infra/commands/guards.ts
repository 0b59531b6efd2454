import { rmSync, symlinkSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { OperatorError, runCommand } from '../app/operator-error.ts';
import { options } from './arguments.ts';
import { batches, guards, outdated } from './guards/list.ts';
import { gitFiles, type Notice, tryBatch } from './guards/try.ts';

const USAGE = `Usage: npm run guards [-- --only WORD]…
       Removes each guard of infra/commands/guards/guards.json in a copy of the project, runs its tests, and lists
       which of them notice. A guard that none of them notices is removed once more while races run all their rounds,
       as in npm run soak: a few rounds can miss it by chance. Fails when none does then, or when the list no longer
       matches the code. --only tries those whose name or file has WORD in it, or one of several such words.`;

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

const isMissed = (notices: readonly Notice[], guard: string): boolean =>
  notices.every((notice) => notice.guard !== guard || notice.by.length === 0);

/** Aborted when the command is ended from outside, so that the tests end with it. */
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => ended.abort(new OperatorError('Ended before all guards were tried.')));

await runCommand(async () => {
  const { only = [''] } = options({ only: { type: 'string', multiple: true } }, USAGE);
  const chosen = guards.filter(({ guard, file }) => only.some((word) => `${guard} ${file}`.includes(word)));
  const stale = outdated(chosen);
  if (stale.length > 0) throw new OperatorError(`The list no longer matches the code.\n${stale.join('\n')}`);
  await copyProject();
  try {
    const notices: Notice[] = [];
    for (const batch of batches(chosen)) {
      const found = await tryBatch(COPY, batch, ended.signal);
      found.forEach(show);
      notices.push(...found);
    }
    const unnoticed = chosen.filter(({ guard }) => isMissed(notices, guard));
    for (const guard of unnoticed) {
      console.log('Again, with all rounds:');
      const again = await tryBatch(COPY, [guard], ended.signal, { FLEDGE_SOAK: '1' });
      again.forEach(show);
      notices.push(...again);
    }
    const missed = chosen.filter(({ guard }) => isMissed(notices, guard)).length;
    console.log(`${chosen.length - missed} of ${chosen.length} guards are noticed when they are removed.`);
    if (missed > 0) throw new OperatorError(`No test notices ${missed} of the guards.`);
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
});

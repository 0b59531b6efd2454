import { messageOf } from '#functions/core/errors.ts';
import { publishCourses } from '#functions/seed/courses/publish-courses.ts';
import { commandLine } from './command-line.ts';
import { CommandError, connect, runCommand } from './endpoints.ts';

const USAGE = `Usage: npm run courses -- publish [--stage NAME]
       Publishes the courses of functions/content/courses that are new or changed. Done again, it changes nothing.`;

const readStage = (): string | undefined => {
  try {
    const { values, positionals } = commandLine({
      allowPositionals: true,
      options: { stage: { type: 'string' } },
    });
    if (positionals.join(' ') === 'publish') return values.stage;
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
  throw new CommandError(USAGE);
};

await runCommand(async () => {
  await connect(readStage());
  const published = await publishCourses(new Date());
  for (const line of published) process.stdout.write(`${line}\n`);
  if (published.length === 0) process.stdout.write('All courses are published as they are.\n');
});

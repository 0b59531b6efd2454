import { runCommand } from '#functions/commands/endpoints.ts';
import { printResumes } from '#functions/commands/resume.ts';

/** `npm run resume`: reads resumes (functions/commands/resume.ts), or prints one with `--print`. */
await runCommand(async () => {
  const args = process.argv.slice(2);
  if (!args.includes('--print')) return printResumes(args, (line) => process.stdout.write(line));
  const { printPaper } = await import('./resume/print.ts');
  console.log(await printPaper(args));
});

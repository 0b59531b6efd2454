import { drillCommand } from './drill/command.ts';
import { runCommand } from './endpoints.ts';

await runCommand(async () => {
  process.stdout.write(`${await drillCommand(process.argv.slice(2), new Date())}\n`);
});

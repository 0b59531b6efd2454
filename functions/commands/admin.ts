import { adminCommand } from './admin/command.ts';
import { runCommand } from './endpoints.ts';

await runCommand(async () => {
  process.stdout.write(`${await adminCommand(process.argv.slice(2))}\n`);
});

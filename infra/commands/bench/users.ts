import { createAdmin } from '#functions/commands/admin/create.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { readCounters } from '#functions/parts/admin/directory/counters.ts';
import { fillUsers } from '../fill/users.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { Client } from './client.ts';
import { measureDirectory } from './directory.ts';
import { figuresOf } from './figures.ts';

/*
 * Fills the directory of a stack of its own with users and measures it, as a child process, as size.ts does. Called with
 * the build's folder and the number of users; sends the figures to its parent.
 */
const [buildDir = '', count = ''] = process.argv.slice(2);
const ADMIN = { email: 'bench-admin@people.fledge.test', password: 'quiet-harbour-lamp-42' };

await onTemporaryCloud(buildDir, async ({ dataDir, runtime }) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  const names = { firstName: 'Robin', lastName: 'Example' };
  await createAdmin({ ...ADMIN, ...names, randomPassword: () => ADMIN.password });
  // The admin is one of them.
  await fillUsers({ dataDir, runtime, from: 1, to: Number(count), tell });
  const client = new Client(runtime.url);
  await client.post('/api/auth/signin', ADMIN);
  tell('Measuring …');
  const counters = await countingUsage(async () => {
    const { counts } = await readCounters(new Date());
    if (counts.all !== Number(count)) throw new Error(`${counts.all} of ${count} users are counted.`);
    return usageSoFar();
  });
  process.send?.([...(await measureDirectory(client)), figuresOf('the counters alone', [counters])]);
});

// Runs an assembly in a process of its own, which a test may kill, and prints its address as JSON. On a fresh data directory it
// first creates an alumnus and as many students as given. Usage: node serve-users.ts ASSEMBLY DATA_DIR [STUDENTS]
import { connectLocal } from '#functions/commands/endpoints.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { sessionCookie } from '#functions/testing/signed-in.ts';
import { startCloud } from '#infra/local/cloud.ts';
import { runUntilSignal } from '#infra/local/run-until-signal.ts';
import type { Role } from '#shared/core/contract.ts';

const [assemblyDir = '', dataDir = '', students = '0'] = process.argv.slice(2);

/** Creates a user, and returns the id and the cookie of a session. */
const createUser = async (role: Role) => {
  const account = await storeUser({ account: { role } });
  return { id: account.id, cookie: await sessionCookie(account) };
};

await runUntilSignal(async ({ shutdown, fail }) => {
  const options = { assemblyDir, dataDir, port: 0, quiet: true, warm: false, onFailure: fail };
  const cloud = await startCloud(options);
  shutdown.add(cloud.stop);
  connectLocal(cloud.runtime);
  const users = [];
  if (Number(students) > 0) users.push(await createUser('alumni'));
  for (let count = 0; count < Number(students); count += 1) users.push(await createUser('student'));
  process.stdout.write(`${JSON.stringify({ url: cloud.url, users })}\n`);
});

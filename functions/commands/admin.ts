import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { messageOf } from '#functions/core/errors.ts';
import { emailSchema } from '#shared/features/users.ts';
import { createAdmin } from './admin/create.ts';
import { approvePerson, restorePerson, suspendPerson } from './admin/status.ts';
import { CommandError, connect, runCommand } from './endpoints.ts';

const USAGE =
  'Usage: npm run admin -- create|approve|suspend|restore EMAIL [--reason TEXT] [--stage NAME]\n' +
  '       create also takes --password PASSWORD and --first-name and --last-name';

/** 144 random bits, in 24 characters that can be read out. */
const randomPassword = () => randomBytes(18).toString('base64url');

const read = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        stage: { type: 'string' },
        reason: { type: 'string' },
        password: { type: 'string' },
        'first-name': { type: 'string' },
        'last-name': { type: 'string' },
      },
    });
    return { values, positionals };
  } catch (error) {
    throw new CommandError(`${messageOf(error)}\n${USAGE}`);
  }
};

await runCommand(async () => {
  const { values, positionals } = read();
  const [action, address, ...more] = positionals;
  const actions: Record<string, (email: string) => Promise<string>> = {
    create: (email) =>
      createAdmin({
        email,
        firstName: values['first-name'],
        lastName: values['last-name'],
        password: values.password,
        randomPassword,
      }),
    approve: (email) => approvePerson(email, values.reason),
    suspend: (email) => suspendPerson(email, values.reason),
    restore: (email) => restorePerson(email, values.reason),
  };
  const act = actions[action ?? ''];
  if (!act || address === undefined || more.length > 0) throw new CommandError(USAGE);
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new CommandError(`${address} is not an e-mail address.`);
  await connect(values.stage);
  process.stdout.write(`${await act(email.data)}\n`);
});

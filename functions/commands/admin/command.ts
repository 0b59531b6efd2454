import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { messageOf } from '#functions/core/errors.ts';
import { emailSchema } from '#shared/features/users.ts';
import { CommandError, connect } from '../endpoints.ts';
import { createAdmin } from './create.ts';
import { approvePerson, restorePerson, suspendPerson } from './status.ts';

const USAGE =
  'Usage: npm run admin -- create|approve|suspend|restore EMAIL [--reason TEXT] [--stage NAME]\n' +
  '       create also takes --password PASSWORD and --first-name and --last-name';

/** 144 random bits, in 24 characters that can be read out. */
const randomPassword = () => randomBytes(18).toString('base64url');

const read = (args: string[]) => {
  try {
    const { values, positionals } = parseArgs({
      args,
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

/** Does what the arguments ask for, and returns the line that says what came of it. */
export const adminCommand = async (args: string[]): Promise<string> => {
  const { values, positionals } = read(args);
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
  if (!email.success) throw new CommandError(`${address} is not an email address.`);
  await connect(values.stage);
  return act(email.data);
};

import { randomBytes } from 'node:crypto';
import type * as z from 'zod';
import { messageOf } from '#functions/core/errors.ts';
import { line } from '#shared/core/contract.ts';
import { REASON_MAX } from '#shared/core/decisions.ts';
import { emailSchema, firstNameSchema, lastNameSchema } from '#shared/features/users/schema.ts';
import { commandLine } from '../command-line.ts';
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
    const { values, positionals } = commandLine({
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

/** A text of the arguments under the same rules as in the API: other users see it. */
const checked = (flag: string, schema: z.ZodType<string>, value: string | undefined): string | undefined => {
  const parsed = schema.optional().safeParse(value);
  if (!parsed.success) throw new CommandError(`--${flag}: ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
};

/** Does what the arguments ask for, and returns the line that says what came of it. */
export const adminCommand = async (args: string[]): Promise<string> => {
  const { values, positionals } = read(args);
  const [action, address, ...more] = positionals;
  const firstName = checked('first-name', firstNameSchema, values['first-name']);
  const lastName = checked('last-name', lastNameSchema, values['last-name']);
  const reason = checked('reason', line(REASON_MAX), values.reason);
  const actions: Record<string, (email: string) => Promise<string>> = {
    create: (email) =>
      createAdmin({
        email,
        firstName,
        lastName,
        password: values.password,
        randomPassword,
      }),
    approve: (email) => approvePerson(email, reason),
    suspend: (email) => suspendPerson(email, reason),
    restore: (email) => restorePerson(email, reason),
  };
  const act = actions[action ?? ''];
  if (!act || address === undefined || more.length > 0) throw new CommandError(USAGE);
  const email = emailSchema.safeParse(address);
  if (!email.success) throw new CommandError(`${address} is not an email address.`);
  await connect(values.stage);
  return act(email.data);
};

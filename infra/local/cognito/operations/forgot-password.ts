import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { AwsError } from '../../aws.ts';
import { type Operation, type Pool, parse, requireClient, userNotFound, username } from '../pool.ts';
import { attributeOf, type StoredUser } from '../store.ts';
import { checkAttempts, countAttempt } from './attempts.ts';

const request = z.object({ ClientId: z.string(), Username: username });

/** How long a mailed code is valid. */
const CODE_MS = 60 * 60 * 1000;

/** `s***@d***`, as Cognito shows where the code went. For an unknown user it is derived from the input, so it reveals nothing. */
const delivery = (email: string) => {
  const [name = '', domain = ''] = email.split('@');
  const Destination = `${name.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
};

/** The address to which a code can be mailed: a verified one of an enabled user. */
const verifiedEmail = (user: StoredUser | null): string | undefined =>
  user?.Enabled && attributeOf(user, 'email_verified') === 'true' ? attributeOf(user, 'email') : undefined;

const plain = (html: string): string =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/<\/h1>/gi, '\n')
    .replace(/<br\s*\/?>|<\/p>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

const mailCode = async (pool: Pool, to: string, code: string): Promise<void> => {
  const html = pool.settings.mail.message.replaceAll('{####}', code);
  const subject = pool.settings.mail.subject.replaceAll('{####}', code);
  try {
    await pool.sendMail({ to, subject, text: plain(html), html });
  } catch {
    throw new AwsError('CodeDeliveryFailureException', 'The code could not be sent.');
  }
};

const unreachable = (user: StoredUser | null): AwsError => {
  if (!user) return userNotFound();
  if (!user.Enabled) return new AwsError('NotAuthorizedException', 'User is disabled.');
  const message =
    'Cannot reset password for the user as there is no registered/verified email or phone_number';
  return new AwsError('InvalidParameterException', message);
};

/**
 * ForgotPassword: mails a new code, which replaces an earlier one. When the client prevents user existence errors,
 * unknown and disabled users and those without a verified address get the same answer, and nothing is sent.
 */
export const forgotPassword: Operation = async (pool, body) => {
  const { ClientId, Username } = parse(request, body);
  const client = requireClient(pool, ClientId);
  const user = pool.store.find(Username);
  const subject = user?.Username ?? Username.toLowerCase();
  await pool.exclusive(() => {
    checkAttempts(pool, subject, 'request');
    countAttempt(pool, subject, 'request');
  });
  const email = verifiedEmail(user);
  if (!user || !email) {
    if (client.PreventUserExistenceErrors === 'ENABLED') return delivery(Username);
    throw unreachable(user);
  }
  if (user.UserStatus === 'FORCE_CHANGE_PASSWORD') {
    throw new AwsError('NotAuthorizedException', 'User password cannot be reset in the current state.');
  }
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  await pool.exclusive(() =>
    pool.store.setResetCode(user.Username, { code, expiresAt: pool.now() + CODE_MS }),
  );
  await mailCode(pool, email, code);
  return delivery(email);
};

import { type Account, getAccount } from '#functions/core/account.ts';
import { whyRefused } from '#functions/features/auth/password-rules.ts';
import { auditUserOf, OPERATOR, syncNow } from '#functions/parts/admin/account-change.ts';
import { approveAccount } from '#functions/parts/admin/approve.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { setPassword } from '#functions/parts/auth/cognito.ts';
import { register } from '#functions/parts/auth/register.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { confirmAddress, recordNewPassword } from '#functions/parts/users/account-status.ts';
import { addActiveAdmin } from '#functions/parts/users/active-admins.ts';
import type { AuditFact } from '#shared/features/admin/audit.ts';
import { newPasswordSchema } from '#shared/features/auth/routes.ts';
import { emptyProfileData } from '#shared/features/users/schema.ts';
import { CommandError } from '../endpoints.ts';
import { asOperator } from './status.ts';

export interface AdminToCreate {
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** The password to set; without one, a new admin gets a random one and an existing one keeps theirs. */
  readonly password: string | undefined;
  readonly randomPassword: () => string;
}

const factAbout = (
  account: Pick<Account, 'id' | 'firstName' | 'lastName'>,
  action: 'create_admin' | 'set_password',
): AuditFact => ({
  at: new Date().toISOString(),
  actor: OPERATOR,
  action,
  target: auditUserOf(account),
  reason: '',
  before: {},
  after: {},
});

const checkPassword = async (password: string, email: string): Promise<void> => {
  const parsed = newPasswordSchema.safeParse(password);
  const problem = parsed.success ? await whyRefused(password, email) : parsed.error.issues[0]?.message;
  if (problem !== undefined) throw new CommandError(`--password: ${problem}.`);
};

/** Approves and confirms a user who signed up as an admin. Other users keep their role: it is permanent. */
const promote = async (id: string, { email, password }: AdminToCreate): Promise<string> => {
  const account = await getAccount(id);
  if (account?.role !== 'admin')
    throw new CommandError(`${email} belongs to a ${account?.role}. An admin needs an address of their own.`);
  if (account.suspended)
    throw new CommandError(`${email} is suspended. First: npm run admin -- restore ${email}`);
  await approveAccount(account, asOperator());
  await confirmAddress(id);
  if (password === undefined) return `${email} is an approved admin. The password is as it was.`;
  // First, so that no password is set that the audit log does not know of.
  await auditedTransaction(factAbout(account, 'set_password'), {});
  await setPassword(email, password);
  await recordNewPassword(id, 'changed');
  return `${email} is an approved admin and has the given password. All sessions have ended.`;
};

/** Makes an approved admin with a confirmed address, or makes one of an admin who signed up. Done again, it changes nothing. */
export const createAdmin = async (admin: AdminToCreate): Promise<string> => {
  const { email, firstName = email.slice(0, email.lastIndexOf('@')), lastName = '' } = admin;
  if (admin.password !== undefined) await checkPassword(admin.password, email);
  const id = await userIdOf(email);
  if (id !== undefined) return promote(id, admin);
  const password = admin.password ?? admin.randomPassword();
  const profileData = { ...emptyProfileData(), isOnboardingComplete: false };
  const profile = { phone: '', dateOfBirth: '', profileData };
  const rights = { role: 'admin', approved: true, emailConfirmed: true } as const;
  const { id: created } = await register(
    { email, password, firstName, lastName, ...rights, profile },
    new Date(),
    (newId) => ({ activeAdmins: addActiveAdmin(newId) }),
    (newId, ...groups) =>
      auditedTransaction(factAbout({ id: newId, firstName, lastName }, 'create_admin'), ...groups),
  );
  await syncNow(created);
  const shown = admin.password === undefined ? `, shown only now: ${password}` : ' is the given one.';
  return `${email} is an approved admin. The password${shown}`;
};

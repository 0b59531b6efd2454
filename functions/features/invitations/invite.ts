import type { Account } from '#functions/core/account.ts';
import { limitAttempts } from '#functions/core/attempt-limit.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { auditUserOf, changeAccount, syncNow } from '#functions/parts/admin/account-change.ts';
import { auditedTransaction } from '#functions/parts/admin/audit/repository.ts';
import { directoryUserOf } from '#functions/parts/admin/directory/sync.ts';
import { expiryOf, requireAccount } from '#functions/parts/admin/load.ts';
import { invitationLinks } from '#functions/parts/auth/invitations.ts';
import { register } from '#functions/parts/auth/register.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { withLimit } from '#shared/core/settings.ts';
import { RESENT_INVITATIONS } from '#shared/features/auth/routes.ts';
import { INVITATIONS, type Invitation, type invitations } from '#shared/features/invitations/routes.ts';
import { INVITATIONS_AN_HOUR } from '#shared/features/invitations/settings.ts';
import { emptyProfileData } from '#shared/features/users/schema.ts';

const LIMIT = { name: 'invite', ...INVITATIONS };
const RESEND_LIMIT = { name: 'resend-invitation', ...RESENT_INVITATIONS };

const emptyProfile = () => ({
  phone: '',
  dateOfBirth: '',
  profileData: { ...emptyProfileData(), isOnboardingComplete: false },
});

/** The admin who invites, when, and by which settings. */
export type Inviting = Pick<Call<typeof invitations.create>, 'account' | 'now' | 'setting'>;

/**
 * Makes the account of an invited user and asks for the mail. The invitation is the approval too, except for admins,
 * who wait in the queue once they have accepted. Throws `email_taken` when the address has an account.
 */
export const inviteUser = async (
  { oneName: _, ...invited }: Invitation,
  { account: by, now, setting }: Inviting,
): Promise<Account> => {
  // Before anything is asked of Cognito.
  if ((await userIdOf(invited.email)) !== undefined) throw new AppError('email_taken');
  await limitRequests(withLimit(LIMIT, await setting(INVITATIONS_AN_HOUR)), by.id, now);
  const at = now.toISOString();
  const approved = invited.role !== 'admin';
  const fact = (id: string) => ({
    at,
    actor: auditUserOf(by),
    action: 'invite' as const,
    target: auditUserOf({ ...invited, id }),
    reason: '',
    before: {},
    after: { email: invited.email, role: invited.role },
  });
  const account = await register(
    { ...invited, approved, emailConfirmed: false, invitedAt: at, profile: emptyProfile() },
    now,
    (id) => ({ invitation: invitationLinks.request(id, now, { invitedBy: by.id }) }),
    (id, ...groups) => auditedTransaction(fact(id), ...groups),
  );
  await syncNow(account.id);
  return account;
};

/** Invites one user. */
export const create: Handler<typeof invitations.create> = async ({ body, account, now, setting }) =>
  directoryUserOf(await inviteUser(body, { account, now, setting }), emptyProfile(), null);

/** Mails the invitation again. Links of earlier mails work until one is used. */
export const resend: Handler<typeof invitations.resend> = async ({ params, account: by, now, setting }) => {
  const account = await requireAccount(params.id);
  if (account.invitedAt === undefined || account.suspended)
    throw new AppError('conflict', {
      message: 'This user has accepted the invitation, or was never invited.',
    });
  await limitRequests(withLimit(LIMIT, await setting(INVITATIONS_AN_HOUR)), by.id, now);
  const invitedAt = now.toISOString();
  const write = invitationLinks.request(account.id, now, { invitedBy: by.id });
  const change = {
    set: { invitedAt },
    relatedWrites: [{ write, refusal: new AppError('conflict') }],
    before: { sentAt: account.invitedAt },
    after: { sentAt: invitedAt },
  };
  const context = { action: 'resend_invitation', by: auditUserOf(by), reason: '', now } as const;
  await limitAttempts(RESEND_LIMIT, account.id, now, async () => {
    await changeAccount(account, change, context);
    return { value: undefined, counts: true };
  });
  return { expiresAt: expiryOf(invitedAt) };
};

import * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { getItem, putItem, transact } from '#functions/core/table.ts';
import { type Steps, TransactionFailed } from '#functions/core/transaction.ts';
import {
  getMember,
  isMember,
  joinSteps,
  memberOf,
  membersOf,
} from '#functions/parts/companies/membership.ts';
import { getCompany, type StoredCompany } from '#functions/parts/companies/repository.ts';
import { adoptPostings } from '#functions/parts/opportunities/adopt.ts';
import { fullName } from '#shared/core/names.ts';
import { INVITATION_SECONDS } from '#shared/core/retention.ts';
import { withLimit } from '#shared/core/settings.ts';
import {
  COMPANY_INVITATIONS,
  type CompanyMember,
  type companies,
  JOIN_REQUESTS,
} from '#shared/features/companies/routes.ts';
import { hasDomainOf } from '#shared/features/companies/rules.ts';
import { COMPANY_INVITATIONS_A_DAY, JOIN_REQUESTS_A_DAY } from '#shared/features/companies/settings.ts';

const INVITATION_LIMIT = { name: 'company-invitations', ...COMPANY_INVITATIONS };
const REQUEST_LIMIT = { name: 'join-requests', ...JOIN_REQUESTS };

const noCompany = () => new AppError('not_found', { message: 'This company doesn’t exist.' });

/** An invitation as it is stored and mailed. */
export const companyInvitationSchema = z.object({
  companyId: z.string(),
  email: z.string(),
  companyName: z.string(),
  invitedBy: z.string(),
  at: z.string(),
  ttl: z.number(),
});

/** Who acts in a request, when, and by which settings. */
type Acting = Pick<Call<typeof companies.addMember>, 'account' | 'now' | 'setting'>;

const invite = async (
  company: StoredCompany,
  email: string,
  { account: by, now, setting }: Acting,
): Promise<void> => {
  await limitRequests(withLimit(INVITATION_LIMIT, await setting(COMPANY_INVITATIONS_A_DAY)), by.id, now);
  await putItem({
    Item: {
      ...itemOf('company-invitation', { companyId: company.id, email }),
      companyId: company.id,
      email,
      companyName: company.name,
      invitedBy: fullName(by),
      at: now.toISOString(),
      ttl: Math.floor(now.getTime() / 1000) + INVITATION_SECONDS,
    },
  });
};

/** Whether the address of an account was invited and the invitation still holds. */
const isInvited = async (companyId: string, { email }: Account, now: Date): Promise<boolean> => {
  const invitation = await getItem(
    companyInvitationSchema,
    keyOf('company-invitation', { companyId, email }),
  );
  return invitation !== undefined && invitation.ttl * 1000 > now.getTime();
};

const join = async (companyId: string, member: CompanyMember, also: Steps = {}): Promise<void> => {
  try {
    await transact(joinSteps(companyId, member), also);
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('already_in_company', { cause: error }) : error;
  }
};

/** Makes an invited user a member; a user with a confirmed address of the company's domain asks its members. */
const ask = async (
  company: StoredCompany,
  { account, now, setting }: Acting,
): Promise<CompanyMember['status']> => {
  if (!account.emailConfirmed) throw new AppError('email_unconfirmed');
  const at = now.toISOString();
  if (await isInvited(company.id, account, now)) {
    const Key = keyOf('company-invitation', { companyId: company.id, email: account.email });
    await join(company.id, memberOf(account, 'member', at), { invitation: { Delete: { Key } } });
    await adoptPostings(account.id, company, now);
    return 'member';
  }
  if (!hasDomainOf(account.email, company.site))
    throw new AppError('forbidden', {
      message: 'You can join this company with an invitation, or with an email address of its domain.',
    });
  if ((await getMember(company.id, account.id))?.status === 'requested') return 'requested';
  await limitRequests(withLimit(REQUEST_LIMIT, await setting(JOIN_REQUESTS_A_DAY)), account.id, now);
  await join(company.id, memberOf(account, 'requested', at));
  return 'requested';
};

/** Invites an address, asks to join, or accepts an invitation. */
export const addMember: Handler<typeof companies.addMember> = async ({
  params,
  body,
  account,
  now,
  setting,
}) => {
  const acting = { account, now, setting };
  const company = await getCompany(params.id);
  if (!company) throw noCompany();
  const inside = await isMember(account.id, company.id);
  if (body.email === undefined) return { status: inside ? 'member' : await ask(company, acting) };
  if (!inside) throw noCompany();
  await invite(company, body.email, acting);
  return { status: 'invited' };
};

/** The members of a company, and who asked to become one. */
export const members: Handler<typeof companies.members, StoredCompany> = async ({ record }) => ({
  items: await membersOf(record.id),
});

/** Makes a user who asked to join a member. Repeating it changes nothing. */
export const approveMember: Handler<typeof companies.approveMember, StoredCompany> = async ({
  record,
  params,
  now,
}) => {
  const member = await getMember(record.id, params.userId);
  if (!member) throw new AppError('not_found', { message: 'This user didn’t ask to join.' });
  if (member.status === 'member') return member;
  const approved: CompanyMember = { ...member, status: 'member', since: now.toISOString() };
  try {
    await transact(joinSteps(record.id, approved, 'requested'));
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  await adoptPostings(member.userId, record, now);
  return approved;
};

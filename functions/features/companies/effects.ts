import * as z from 'zod';
import { inParallel } from '#functions/core/in-parallel.ts';
import { partsOf } from '#functions/core/keys.ts';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getItem } from '#functions/core/table.ts';
import { membersOf, storedMembershipSchema } from '#functions/parts/companies/membership.ts';
import { companyKey } from '#functions/parts/companies/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { fullName } from '#shared/core/names.ts';
import { companyMemberSchema } from '#shared/features/companies/routes.ts';

/** How many members are notified at once. */
const AT_ONCE = 10;

const namedSchema = z.object({ name: z.string() });

/** The name of a company; undefined when it is gone. */
const nameOf = async (companyId: string): Promise<string | undefined> =>
  (await getItem(namedSchema, companyKey(companyId)))?.name;

/** A new request to join a company: who asks, the company, and the members who decide. Undefined for other changes. */
const joinRequestOf = async (after: Record<string, unknown> | undefined) => {
  const asked = companyMemberSchema.safeParse(after).data;
  if (asked?.status !== 'requested') return undefined;
  const { companyId } = partsOf('company-member', { pk: String(after?.pk) });
  const [company, all] = await Promise.all([nameOf(companyId), membersOf(companyId)]);
  // It was taken back, or decided, meanwhile.
  const waits = all.some(({ userId, status }) => userId === asked.userId && status === 'requested');
  if (company === undefined || !waits) return undefined;
  const members = all.filter(({ status }) => status === 'member');
  return { asked, companyId, company, members };
};

/** What the members of a company decided about a user. Undefined for what users do themselves. */
export const membershipDecisionOf = async (
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown> | undefined,
) => {
  const [was, is] = [
    storedMembershipSchema.safeParse(before).data,
    storedMembershipSchema.safeParse(after).data,
  ];
  if (!is?.userId || !is.at || was?.status === is.status || is.status === 'requested') return undefined;
  if (is.status === 'member' && was?.status !== 'requested') return undefined;
  const company = await nameOf(is.companyId);
  if (company === undefined) return undefined;
  return { userId: is.userId, at: is.at, companyId: is.companyId, company, status: is.status };
};

/** Notifies the members of a company that a user asks to join, and has each of them mailed. */
export const notifyMembers: Effect = async ({ after }) => {
  const request = await joinRequestOf(after);
  if (!request) return;
  const { asked, companyId, company, members } = request;
  const person = fullName(asked);
  const event = { kind: 'join_request', personId: asked.userId, person, companyId, company } as const;
  await inParallel(members, AT_ONCE, async ({ userId }) => {
    await notify(userId, asked.since, event);
    await requestMail(userId, asked.since, event);
  });
};

/** Notifies a user of what the members of a company decided about them. */
export const notifyMember: Effect = async ({ before, after }) => {
  const decision = await membershipDecisionOf(before, after);
  if (!decision) return;
  const { userId, at, ...rest } = decision;
  await notify(userId, at, { kind: 'membership', ...rest });
};

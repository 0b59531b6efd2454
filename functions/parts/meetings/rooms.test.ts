import { afterAll, beforeAll, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { applicantOf } from '#functions/testing/meetings.ts';
import { member } from '#functions/testing/members.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { PLANS, type Plan } from '#shared/features/companies/plan-names.ts';
import { described } from './describe.ts';

const ROOM = /^https:\/\/rooms\.example\.com\/[\w-]{36}$/;
const before = process.env.MEETING_ROOM;

beforeAll(() => {
  asOperator();
  process.env.MEETING_ROOM = 'https://rooms.example.com/{room}';
});
afterAll(() => {
  process.env.MEETING_ROOM = before;
});

/** The link of an interview that a company on a plan proposes. */
const linkOf = async (plan: Plan, link?: string): Promise<string> => {
  const { host, guest, reason } = await applicantOf();
  const { company } = (await host.browser.call('companies.mine')).body;
  const admin = await member({ role: 'admin' });
  await admin.browser.call('moderation.setPlan', { params: { id: company?.id ?? '' }, body: { plan } });
  asOperator();
  const account = await getAccount(host.id);
  if (!account) throw new Error('There is no such user.');
  const given = { minutes: 30, topic: 'Interview', anySlot: true, ...(link && { link }) } as const;
  return (await described(account, { ...given, with: guest.id, reason }, await advanceClock(0))).link;
};

it('an interview gets a room of its own where the plan of the company opens rooms', async () => {
  const links = new Map<Plan, string>();
  for (const plan of PLANS) links.set(plan, await linkOf(plan));
  expect(links.get('startup')).toBe('');
  expect(links.get('growth')).toMatch(ROOM);
  expect(links.get('enterprise')).toMatch(ROOM);
  expect(links.get('enterprise')).not.toBe(links.get('growth'));
});

it('the address that a host enters counts, whatever the plan', async () => {
  const link = 'https://meet.example.com/ours';
  for (const plan of PLANS) expect(await linkOf(plan, link)).toBe(link);
});

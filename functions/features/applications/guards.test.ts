import { describe, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { accountKey, getAccount } from '#functions/core/account.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { applicationCount, personCounts } from '#functions/testing/applications.ts';
import { call } from '#functions/testing/call.ts';
import { member } from '#functions/testing/members.ts';
import { published } from '#functions/testing/publish.ts';
import { apply } from './apply.ts';

/** Calls the handler as it is when the session was read a moment ago, and changes the account in between. */
const applyAfter = async (change: Partial<Account>) => {
  const { id } = await member();
  const account = (await getAccount(id)) as Account;
  const [name = '', value] = Object.entries(change)[0] ?? [];
  await updateItem(updateOf(accountKey(id), { set: { [name]: value } }));
  const opportunity = await published();
  const body = { userId: id, opportunityId: opportunity.id };
  const given = { account, body, now: new Date('2026-06-01') };
  const outcome = await call(apply, given).catch((error: unknown) => error);
  return { id, opportunity, outcome };
};

describe('the guards of an application in the database', () => {
  it.each([
    [{ emailConfirmed: false }, 'email_unconfirmed'],
    [{ suspended: true }, 'unauthenticated'],
    [{ role: 'mentor' }, 'unauthenticated'],
    [{ sessionEpoch: 7 }, 'unauthenticated'],
  ] as const)('refuse a user who became %j after the request arrived', async (change, code) => {
    const { id, opportunity, outcome } = await applyAfter(change);
    expect(outcome).toMatchObject({ code });
    expect(await applicationCount(opportunity.id)).toBe(0);
    expect((await personCounts(id)).rows.applications).toBe(0);
  });

  it('let all others pass', async () => {
    const { outcome } = await applyAfter({ firstName: 'Sasha' });
    expect(outcome).toMatchObject({ status: 'new' });
  });
});

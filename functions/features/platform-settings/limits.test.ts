import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { getCompany } from '#functions/parts/companies/repository.ts';
import { changeSteps } from '#functions/parts/opportunities/change-opportunity.ts';
import { roomForOneMore } from '#functions/parts/opportunities/posting-counts.ts';
import { getOpportunity, opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { contact } from '#functions/testing/conversations.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { complete, newPosting, openPosting, setStatus } from '#functions/testing/postings.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { forgetActiveAdmins, forgetSettings, setSetting } from '#functions/testing/settings.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { OPEN_POSTINGS_SETTINGS } from '#shared/features/companies/settings.ts';
import { firstContactsSetting } from '#shared/features/conversations/settings.ts';
import { MODERATION_WORDS } from '#shared/features/postings/settings.ts';

const LIMIT = OPEN_POSTINGS_SETTINGS.startup;

beforeAll(asOperator);
beforeEach(async () => {
  await forgetSettings();
  await forgetActiveAdmins();
});
afterAll(forgetSettings);

const poster = async () => {
  const user = await member({ role: 'employer' });
  return { user, company: await storeCompany([user], { plan: 'startup' }) };
};

const setLimit = async ({ browser }: Member, value: number, version: number) =>
  browser.call('platform-settings.change', {
    params: { key: LIMIT.key },
    body: { value, version, reason: 'The new price list.' },
  });

describe('the limit of a plan', () => {
  it('counts from the next publication on, and closes nothing', async () => {
    const { user } = await poster();
    for (let open = 0; open < 3; open++) await openPosting(user);
    await setSetting(LIMIT, 2);
    const draft = await newPosting(user, complete());
    const { error } = await setStatus(user, draft, 'open');
    expect([error.code, error.message]).toEqual([
      'plan_limit',
      expect.stringContaining('includes 2 open postings'),
    ]);
    const { company: shown } = (await user.browser.call('companies.mine')).body;
    expect(shown).toMatchObject({ openLimit: 2, counts: { open: 3 } });
    await setSetting(LIMIT, 4);
    expect((await setStatus(user, draft, 'open')).body.status).toBe('open');
  });

  it('that was read is no longer relied on once it has changed', async () => {
    const { user } = await poster();
    const draft = await getOpportunity((await newPosting(user, complete())).id);
    if (!draft) throw new Error('There is no draft.');
    const guard = await roomForOneMore();
    await setSetting(LIMIT, 1);
    const after = { ...draft, status: 'open' as const, deadline: '2999-01-01', version: draft.version + 1 };
    const steps = changeSteps({
      before: draft,
      after,
      write: { Put: { Item: opportunityItem(after) } },
      guard,
    });
    const refused = await transact(steps).catch((error: unknown) => error);
    if (!isRefused<typeof steps>(refused)) throw refused;
    expect(refused.failed.limits).toBeDefined();
    expect(refused.failed.opportunity).toBeUndefined();
  });

  it('that is lowered while postings are published holds for each that comes after it', async () => {
    const admin = await activeAdmin();
    for (let round = 0; round < rounds(2, 20); round++) {
      await forgetSettings();
      const { user, company } = await poster();
      const drafts = await Promise.all(Array.from({ length: 6 }, () => newPosting(user, complete())));
      const openOf = async () => (await getCompany(company.id))?.openPostings ?? -1;
      const lowered = setLimit(admin, 2, 0).then(async ({ status }) => ({ status, open: await openOf() }));
      const [{ status, open }, ...answers] = await Promise.all([
        lowered,
        ...drafts.map((draft) => setStatus(user, draft, 'open')),
      ]);
      expect(status).toBe(200);
      expect(answers.map((answer) => answer.status).filter((one) => ![200, 409, 503].includes(one))).toEqual(
        [],
      );
      expect(await openOf()).toBeLessThanOrEqual(Math.max(2, open));
      expect(await openOf()).toBe(answers.filter((answer) => answer.status === 200).length);
    }
  });
});

describe('the effect of a value', () => {
  const effectOf = async (key: string, value: unknown) => {
    const { browser } = await member({ role: 'admin' });
    return (
      await browser.call('platform-settings.effect', { params: { key }, body: { value } })
    ).body.sentences.join(' ');
  };

  it('names the companies that are above a new limit', async () => {
    const { user } = await poster();
    const above = async (limit: number) =>
      Number(/(\d+) compan(y is|ies are) above/.exec(await effectOf(LIMIT.key, limit))?.[1] ?? 0);
    const before = [await above(1), await above(2)];
    for (let open = 0; open < 2; open++) await openPosting(user);
    expect([await above(1), await above(2)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
  });

  it('says what a switch closes, and that no change changes nothing', async () => {
    expect(await effectOf('feature-messages', false)).toMatch(/^12 addresses close within 30 seconds/);
    expect(await effectOf('feature-messages', true)).toContain('Nothing changes');
    expect(await effectOf('user-reports-a-day', 3)).toContain('3 reports instead of 10 reports');
  });
});

test('the first contacts of a week follow the setting', async () => {
  const student = await member();
  const write = async () => contact(student, await member({ role: 'alumni' }));
  const setting = firstContactsSetting('student');
  if (!setting) throw new Error('Students begin first contacts.');
  await setSetting(setting, 1);
  expect((await write()).status).toBeLessThan(300);
  expect((await student.browser.call('conversations.list')).body.requestsLeft).toBe(0);
  expect((await write()).error.message).toContain('You’ve sent 1 request this week');
  await setSetting(setting, 2);
  expect((await write()).status).toBeLessThan(300);
});

test('a posting with a word that needs a review waits for one, although its poster is trusted', async () => {
  const { user } = await poster();
  await setSetting(MODERATION_WORDS, ['trial shift']);
  const publish = async (description: string) =>
    (await setStatus(user, await newPosting(user, { ...complete(), description }), 'open')).body.status;
  const { description } = complete();
  expect(await publish(`${description} We begin with a Trial  Shift.`)).toBe('in_review');
  expect(await publish(description)).toBe('open');
});

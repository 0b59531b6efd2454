import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { listedMember, member } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { complete, newPosting, openPosting, setStatus } from '#functions/testing/postings.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const fields = (name = 'Harbour & Co') => ({
  name,
  site: `https://www.${name.length}.harbour.example`,
  about: 'Ships.',
});
const employer = (given: Parameters<typeof member>[0] = {}) => member({ role: 'employer', ...given });

describe('a company', () => {
  it('is made by its first member, once, and begins on Startup, unverified', async () => {
    const founder = await employer({ approved: false });
    const draft = await newPosting(founder, complete());
    const company = (await founder.browser.call('companies.create', { body: fields() })).body;
    expect(company).toMatchObject({ status: 'unverified', plan: 'startup', openLimit: 5, version: 1 });
    const again = await founder.browser.call('companies.create', { body: fields() });
    expect([again.status, again.error.code]).toEqual([409, 'already_in_company']);
    const { items, counts } = (await founder.browser.call('postings.mine')).body;
    expect([items.map(({ id }) => id), counts.draft]).toEqual([[draft.id], 1]);
  });

  it('shows plan and numbers only to its members and to admins', async () => {
    const [insider, outsider, admin] = [await employer(), await employer(), await member({ role: 'admin' })];
    const { id } = await storeCompany([insider]);
    await newPosting(insider, complete());
    const open = await openPosting(insider);
    const get = async ({ browser }: typeof insider) =>
      (await browser.call('companies.get', { params: { id } })).body;
    expect(await get(outsider)).not.toHaveProperty('counts');
    expect(await get(outsider)).not.toHaveProperty('plan');
    for (const one of [insider, admin]) expect((await get(one)).counts).toMatchObject({ draft: 1, open: 1 });
    const openings = (await outsider.browser.call('companies.openings', { params: { id } })).body;
    expect(openings.items.map((one) => one.id)).toEqual([open.id]);
  });

  it('is edited by its members, on condition of its version; a verified name stays', async () => {
    const insider = await employer();
    const { id } = await storeCompany([insider], { status: 'unverified' });
    const save = (body: object) =>
      insider.browser.call('companies.save', { params: { id }, body: { ...body } });
    expect((await save({ ...fields('Harbour'), version: 1 })).body).toMatchObject({
      name: 'Harbour',
      version: 2,
    });
    expect((await save({ ...fields('Pier'), version: 1 })).error.code).toBe('conflict');
    for (let version = 2; version < 2 + rounds(6, 40); version++) {
      const answers = await Promise.all(['Quay', 'Dock'].map((name) => save({ ...fields(name), version })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
    const verified = await employer();
    const { id: other } = await storeCompany([verified]);
    const renamed = await verified.browser.call('companies.save', {
      params: { id: other },
      body: { ...fields('Pier'), version: 1 },
    });
    expect(renamed.error.fields).toHaveProperty('name');
  });
});

describe('members', () => {
  const join = ({ browser }: Awaited<ReturnType<typeof employer>>, id: string, body = {}) =>
    browser.call('companies.addMember', { params: { id }, body });

  it('join by invitation, which is mailed', async () => {
    const email = `${newId()}@guests.example.com`;
    const [insider, guest] = [await employer(), await employer({ email })];
    const { id } = await storeCompany([insider]);
    expect((await join(guest, id)).status).toBe(403);
    expect((await join(insider, id, { email })).body.status).toBe('invited');
    await eventually('the invitation', async () => (await mailsTo(email)).length > 0);
    expect((await join(guest, id)).body.status).toBe('member');
    const { items } = (await guest.browser.call('companies.members', { params: { id } })).body;
    expect(items.map(({ userId }) => userId).sort()).toEqual([insider.id, guest.id].sort());
  });

  it('ask with a confirmed address of the company’s domain, and see nothing until a member approves', async () => {
    const insider = await employer();
    const { id } = await storeCompany([insider], { site: 'https://harbour.example' });
    const [colleague, unconfirmed] = [
      await employer({ email: `${newId()}@mail.harbour.example` }),
      await employer({ email: `${newId()}@harbour.example`, emailConfirmed: false }),
    ];
    expect((await join(unconfirmed, id)).error.code).toBe('email_unconfirmed');
    expect((await join(colleague, id)).body.status).toBe('requested');
    const draft = await newPosting(insider, complete());
    const read = () => colleague.browser.call('postings.one', { params: { id: draft.id } });
    expect((await read()).status).toBe(404);
    const approve = { params: { id, userId: colleague.id } };
    expect((await colleague.browser.call('companies.approveMember', approve)).status).toBe(404);
    expect((await insider.browser.call('companies.approveMember', approve)).body.status).toBe('member');
    expect((await read()).body.id).toBe(draft.id);
  });
});

describe('leaving', () => {
  const remove = ({ browser }: Awaited<ReturnType<typeof employer>>, id: string, userId: string) =>
    browser.call('companies.removeMember', { params: { id, userId } });
  const leave = ({ browser }: Awaited<ReturnType<typeof employer>>) => browser.call('companies.leave');
  const seesDraft = async ({ browser }: Awaited<ReturnType<typeof employer>>, id: string) =>
    (await browser.call('postings.one', { params: { id } })).status === 200;
  const kindsOf = async (person: Awaited<ReturnType<typeof employer>>) =>
    (await notificationsOf(person)).items.map(({ event }) =>
      event.kind === 'membership' ? event.status : event.kind,
    );

  it('a member who leaves or is removed no longer manages what they wrote, and may join again', async () => {
    const [insider, guest] = [await employer(), await employer()];
    const { id } = await storeCompany([insider, guest]);
    const draft = await newPosting(guest, complete());
    expect([await seesDraft(guest, draft.id), await seesDraft(insider, draft.id)]).toEqual([true, true]);
    expect((await remove(insider, id, guest.id)).status).toBe(200);
    expect([await seesDraft(guest, draft.id), await seesDraft(insider, draft.id)]).toEqual([false, true]);
    expect((await guest.browser.call('companies.mine')).body).toEqual({ company: null, requested: null });
    await eventually('the notification', async () => (await kindsOf(guest)).includes('removed'));
    expect((await guest.browser.call('companies.create', { body: fields('Pier') })).status).toBe(201);
  });

  it('is refused to the last member, also when both leave at once', async () => {
    for (let round = 0; round < rounds(3, 20); round++) {
      const pair = [await employer(), await employer()] as const;
      const { id } = await storeCompany(pair);
      const statuses = (await Promise.all(pair.map(leave))).map(({ status }) => status).sort();
      expect(statuses).toEqual([200, 409]);
      const { items } = await Promise.all(
        pair.map(({ browser }) => browser.call('companies.members', { params: { id } })),
      ).then((answers) => answers.find(({ status }) => status === 200)?.body ?? { items: [] });
      expect(items).toHaveLength(1);
      const last = pair.find((one) => one.id === items[0]?.userId);
      expect(last && (await leave(last)).error.message).toContain('at least one member');
    }
  });

  it('members are notified of a request by bell and mail, and decline it, which its user is notified of', async () => {
    const [memberMail, askerMail] = [
      `${newId()}@members.example.com`,
      `${newId()}@${newId()}.harbour.example`,
    ];
    const [insider, asker] = [await employer({ email: memberMail }), await employer({ email: askerMail })];
    const { id } = await storeCompany([insider], { site: 'https://harbour.example' });
    const ask = () => asker.browser.call('companies.addMember', { params: { id }, body: {} });
    expect((await ask()).body.status).toBe('requested');
    await eventually('the bell', async () => (await kindsOf(insider)).includes('join_request'));
    await eventually('the mail', async () => (await mailsTo(memberMail)).length > 0);
    expect((await remove(insider, id, asker.id)).status).toBe(200);
    await eventually('the decision', async () => (await kindsOf(asker)).includes('declined'));
    await eventually('its mail', async () =>
      (await mailsTo(askerMail)).some(({ subject }) => subject.includes('was declined')),
    );
    expect((await insider.browser.call('companies.members', { params: { id } })).body.items).toHaveLength(1);
    expect((await ask()).body.status).toBe('requested');
    expect((await leave(asker)).status).toBe(200);
    expect((await asker.browser.call('companies.mine')).body.requested).toBeNull();
    const approve = { params: { id, userId: asker.id } };
    expect((await insider.browser.call('companies.approveMember', approve)).status).toBe(404);
    expect((await kindsOf(asker)).filter((kind) => kind === 'declined')).toHaveLength(1);
  });
});

describe('verification', () => {
  it('approves the account of who created it and publishes what waits, as far as the plan has room', async () => {
    const email = `${newId()}@guests.example.com`;
    const [founder, admin] = [
      await listedMember({ role: 'employer', approved: false, email }),
      await member({ role: 'admin' }),
    ];
    const { id } = (await founder.browser.call('companies.create', { body: fields('Pilot') })).body;
    const submitted = [];
    for (let i = 0; i < 6; i++) {
      const draft = await newPosting(founder, complete());
      submitted.push((await setStatus(founder, draft, 'open')).body);
    }
    const waiting = (await admin.browser.call('moderation.list')).body.companies.find((one) => one.id === id);
    expect(waiting).toMatchObject({ counts: { in_review: 6 }, members: [{ accountStatus: 'pending' }] });
    const counted = (await admin.browser.call('moderation.count')).body;
    expect([counted.companies > 0, counted.postings >= 6]).toEqual([true, true]);
    const verify = () =>
      admin.browser.call('moderation.verify', { params: { id }, body: { reason: 'Known' } });
    expect((await verify()).body).toMatchObject({ status: 'verified', counts: { open: 5, in_review: 1 } });
    expect((await getAccount(founder.id))?.approved).toBe(true);
    await eventually('the mails about company and account', async () => {
      const subjects = (await mailsTo(email)).map(({ subject }) => subject);
      return ['Pilot was verified', 'account was approved'].every((text) => subjects.join().includes(text));
    });
    expect((await admin.browser.call('moderation.list')).body.companies.map((one) => one.id)).not.toContain(
      id,
    );
    const plan = { params: { id }, body: { plan: 'growth' } } as const;
    expect((await admin.browser.call('moderation.setPlan', plan)).body.openLimit).toBe(20);
    expect((await verify()).body.counts).toMatchObject({ open: 6, in_review: 0 });
    const { items } = (await admin.browser.call('admin.audit')).body;
    expect(items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['verify_company', 'set_plan', 'approve']),
    );
  });

  it('returns the postings of a rejected company with the reason, and lets it correct its entries', async () => {
    const [founder, admin] = [
      await listedMember({ role: 'employer', approved: false }),
      await member({ role: 'admin' }),
    ];
    const company = (await founder.browser.call('companies.create', { body: fields('Wreck') })).body;
    const posting = (await setStatus(founder, await newPosting(founder, complete()), 'open')).body;
    const { id } = company;
    const rejected = await admin.browser.call('moderation.reject', {
      params: { id },
      body: { reason: 'No such site' },
    });
    expect(rejected.body).toMatchObject({ status: 'rejected', reason: 'No such site', version: 2 });
    const one = (await founder.browser.call('postings.one', { params: { id: posting.id } })).body;
    expect([one.status, one.history.at(-1)?.reason]).toEqual(['draft', 'No such site']);
    const save = { params: { id }, body: { ...fields('Wreck'), version: 2 } };
    expect((await founder.browser.call('companies.save', save)).body.status).toBe('unverified');
  });
});

it('a student gets 403 on every route that writes or manages', async () => {
  const student = await member();
  const { id } = await storeCompany([]);
  const params = { id };
  const answers = await Promise.all([
    student.browser.call('postings.create', { body: complete() }),
    student.browser.call('postings.mine'),
    student.browser.call('postings.save', { params }),
    student.browser.call('postings.setStatus', { params }),
    student.browser.call('postings.remove', { params }),
    student.browser.call('postings.lint', { body: complete() }),
    student.browser.call('companies.create', { body: fields() }),
    student.browser.call('companies.save', { params }),
    student.browser.call('companies.addMember', { params }),
    student.browser.call('companies.removeMember', { params: { ...params, userId: student.id } }),
    student.browser.call('companies.leave'),
    student.browser.call('moderation.list'),
    student.browser.call('moderation.verify', { params }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { complete, newPosting, setStatus } from '#functions/testing/postings.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Posting } from '#shared/features/postings/routes.ts';

beforeAll(asOperator);

const employer = async (given: Parameters<typeof storeCompany>[1] = {}) => {
  const poster = await member({ role: 'employer' });
  return { poster, company: await storeCompany([poster], given) };
};
const save = ({ browser }: Member, { id, version }: Posting, fields: object) =>
  browser.call('postings.save', { params: { id }, body: { ...complete(), ...fields, version } });
const shown = ({ browser }: Member, id: string) => browser.call('opportunities.get', { params: { id } });
const mine = async ({ browser }: Member) => (await browser.call('postings.mine')).body;

describe('a draft', () => {
  it('may be incomplete, is not shown to others, and is deleted at once', async () => {
    const { poster, company } = await employer();
    const draft = await newPosting(poster, { title: 'Deckhand' });
    expect(draft).toMatchObject({ status: 'draft', version: 1, company: company.name, deadline: '' });
    expect((await shown(poster, draft.id)).status).toBe(404);
    const refused = await setStatus(poster, draft, 'open');
    expect([refused.status, refused.error.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(refused.error.fields ?? {})).toEqual(
      expect.arrayContaining(['description', 'requirements', 'employmentType']),
    );
    expect((await mine(poster)).counts).toMatchObject({ draft: 1, open: 0 });
    (await poster.browser.call('postings.remove', { params: { id: draft.id } })).body;
    expect((await mine(poster)).items).toEqual([]);
    expect((await mine(poster)).counts).toMatchObject({ draft: 0 });
  });

  it('is made once for a key, however often and by whom it is sent', async () => {
    const [{ poster }, { poster: other }] = [await employer(), await employer()];
    const body = { ...complete(), key: randomUUID() };
    const drafts = await Promise.all(Array.from({ length: 4 }, () => newPosting(poster, body)));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
    expect((await mine(poster)).items).toHaveLength(1);
    expect((await newPosting(other, body)).id).not.toBe(drafts[0]?.id);
  });

  it('is the company’s: another company cannot tell it from one that does not exist', async () => {
    const [{ poster }, { poster: stranger }] = [await employer(), await employer()];
    const draft = await newPosting(poster, complete());
    const one = (id: string) => stranger.browser.call('postings.one', { params: { id } });
    expect([(await one(draft.id)).status, (await one(draft.id)).text]).toEqual([
      404,
      (await one(newId())).text,
    ]);
    expect((await save(stranger, draft, {})).status).toBe(404);
    expect((await setStatus(stranger, draft, 'open')).status).toBe(404);
    expect((await mine(stranger)).items).toEqual([]);
  });
});

describe('publishing', () => {
  it('opens at once for a verified company, with what the author left to us', async () => {
    const { poster } = await employer();
    const open = (await setStatus(poster, await newPosting(poster, complete()), 'open')).body;
    expect(open).toMatchObject({ status: 'open', version: 2, location: 'Remote' });
    expect((await shown(poster, open.id)).body).toMatchObject({ status: 'open', replyBy: open.replyBy });
    expect((await mine(poster)).items).toMatchObject([{ id: open.id, status: 'open', applicationCount: 0 }]);
    expect(new Date(open.replyBy).getTime() - new Date(open.deadline).getTime()).toBe(14 * DAY_MS);
  });

  it.each([
    ['a pending', false],
    ['an approved', true],
  ])('leads into review for a company that is not verified, with %s account', async (_, approved) => {
    const poster = await member({ role: 'employer', approved });
    await storeCompany([poster], { status: 'unverified' });
    const answer = (await setStatus(poster, await newPosting(poster, complete()), 'open')).body;
    expect(answer.status).toBe('in_review');
    expect((await shown(poster, answer.id)).status).toBe(404);
    const again = await setStatus(poster, answer, 'open');
    expect([again.status, again.error.code]).toEqual([409, 'illegal_transition']);
  });

  it('leads into review for a pending account, also in a verified company', async () => {
    const pending = await member({ role: 'employer', approved: false });
    await storeCompany([await member({ role: 'employer' }), pending]);
    const answer = (await setStatus(pending, await newPosting(pending, complete()), 'open')).body;
    expect([answer.status, (await mine(pending)).counts.open]).toEqual(['in_review', 0]);
  });

  it.each([
    ['title', { title: '' }],
    ['deadline', { deadline: '2020-01-01' }],
    ['replyBy', { deadline: '2999-01-01', replyBy: '2999-02-02' }],
    ['pay.max', { pay: { min: 10, max: 5, currency: 'USD', period: 'hour' } }],
    ['description', { description: 'Female candidates preferred.' }],
  ])('is refused for what is wrong with %s', async (field, given) => {
    const { poster } = await employer();
    const answer = await setStatus(poster, await newPosting(poster, { ...complete(), ...given }), 'open');
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, [field]]);
  });

  it('refuses what the workflow does not know, and a stale version', async () => {
    const { poster } = await employer();
    const draft = await newPosting(poster, complete());
    const filled = await setStatus(poster, draft, 'filled');
    expect([filled.status, filled.error.code]).toEqual([409, 'illegal_transition']);
    (await setStatus(poster, draft, 'open')).body;
    const stale = await setStatus(poster, draft, 'open');
    expect([stale.status, stale.error.code]).toEqual([409, 'conflict']);
  });
});

describe('an open posting', () => {
  it('tells applicants how its terms have changed, and stays complete', async () => {
    const { poster } = await employer();
    const open = (await setStatus(poster, await newPosting(poster, complete()), 'open')).body;
    const student = await member();
    (await apply(student, open.id)).body;
    const pay = { min: 30, max: 40, currency: 'USD', period: 'hour' } as const;
    expect((await save(poster, open, { title: '' })).error.fields).toHaveProperty('title');
    const edited = (await save(poster, open, { pay })).body;
    expect(edited).toMatchObject({ version: 3, applicationCount: 1 });
    expect(edited.changes[0]?.terms).toEqual([
      { term: 'pay', before: 'Pay not stated', after: '$30 – $40 an hour' },
    ]);
    await eventually('the notification', async () => {
      const { items } = (await student.browser.call('notifications.list')).body;
      return items.some(({ event }) => event.kind === 'terms_changed');
    });
  });

  it('keeps its page when it is paused, and takes no applications', async () => {
    const { poster } = await employer();
    const open = (await setStatus(poster, await newPosting(poster, complete()), 'open')).body;
    const paused = (await setStatus(poster, open, 'paused')).body;
    expect((await shown(poster, open.id)).body.status).toBe('paused');
    expect((await apply(await member(), open.id)).error.code).toBe('opportunity_closed');
    expect((await setStatus(poster, paused, 'open')).body).toMatchObject({
      status: 'open',
      postedAt: open.postedAt,
    });
  });

  it('is not edited any more once it has ended', async () => {
    const { poster } = await employer();
    for (const status of ['closed', 'filled'] as const) {
      const open = (await setStatus(poster, await newPosting(poster, complete()), 'open')).body;
      const ended = (await setStatus(poster, open, status)).body;
      expect((await save(poster, ended, {})).error.code).toBe('illegal_transition');
    }
  });

  it('is removed for ten seconds first', async () => {
    const { poster } = await employer();
    const remove = async (id: string) =>
      (await poster.browser.call('postings.remove', { params: { id } })).body;
    const open = (await setStatus(poster, await newPosting(poster, complete()), 'open')).body;
    const { posting: removed = open } = await remove(open.id);
    expect((await shown(poster, open.id)).status).toBe(404);
    expect((await mine(poster)).items).toEqual([]);
    const restored = (await setStatus(poster, removed, 'open')).body;
    expect(restored).toMatchObject({ status: 'open', undoUntil: null, postedAt: open.postedAt });
    expect((await mine(poster)).counts).toMatchObject({ open: 1, closed: 0 });
    const { posting: gone = open } = await remove(open.id);
    await advanceClock(11_000);
    expect((await setStatus(poster, gone, 'open')).status).toBe(404);
  });
});

describe('alumni', () => {
  it('post under their own name; the first posting waits, later ones go out unless one was reported', async () => {
    const [alumna, admin] = [await member({ role: 'alumni' }), await member({ role: 'admin' })];
    const fields = {
      ...complete(),
      company: 'Harbour & Co',
      salary: 'About US$60k a year',
      howToApply: 'jobs@harbour.example',
    };
    const publish = async () => (await setStatus(alumna, await newPosting(alumna, fields), 'open')).body;
    const first = await publish();
    expect(first).toMatchObject({
      status: 'in_review',
      salary: 'About US$60k a year',
      companyId: null,
      pay: { min: 60_000, max: 60_000, currency: 'USD', period: 'year' },
    });
    const queue = (await admin.browser.call('moderation.list')).body;
    expect(queue.postings.map(({ id }) => id)).toContain(first.id);
    const decide = (id: string, decision: 'approve' | 'reject') =>
      admin.browser.call('moderation.decide', { params: { id }, body: { decision, reason: 'Looked at it' } });
    expect((await decide(first.id, 'approve')).body.status).toBe('open');
    const second = await publish();
    expect(second.status).toBe('open');
    const report = { params: { id: second.id }, body: { reason: 'This is not a job.' } };
    const [reporter, another] = [await member(), await member()];
    (await reporter.browser.call('postings.report', report)).body;
    const own = async ({ browser }: Member) =>
      (await browser.call('postings.ownReport', { params: { id: second.id } })).body.reportedAt;
    expect([await own(reporter), await own(another)]).toEqual([expect.any(String), null]);
    (await another.browser.call('postings.report', report)).body;
    expect((await publish()).status).toBe('in_review');
    const reported = (await admin.browser.call('moderation.list')).body.postings.filter(
      ({ id }) => id === second.id,
    );
    expect(reported.map(({ reports }) => reports.length)).toEqual([2]);
    expect((await decide(second.id, 'reject')).body.status).toBe('closed');
    expect((await decide(second.id, 'approve')).error.code).toBe('conflict');
  });

  it('are asked about pay that can mean several things, and keep other words as they are', async () => {
    const alumna = await member({ role: 'alumni' });
    const fields = { ...complete(), company: 'Harbour & Co', howToApply: 'jobs@harbour.example' };
    for (const salary of ['$60k a year', '1.234 € an hour', '60000']) {
      const answer = await setStatus(alumna, await newPosting(alumna, { ...fields, salary }), 'open');
      expect([salary, Object.keys(answer.error.fields ?? {})]).toEqual([salary, ['salary']]);
    }
    const stated = async (salary: string) => {
      const { pay, salary: shown } = await newPosting(alumna, { ...fields, salary });
      return [shown, pay && [pay.min, pay.max, pay.currency, pay.period]];
    };
    expect(await stated('17,50 € / Stunde')).toEqual(['17,50 € / Stunde', [17.5, 17.5, 'EUR', 'hour']]);
    expect(await stated('6–8 LPA')).toEqual(['6–8 LPA', [600_000, 800_000, 'INR', 'year']]);
    expect(await stated('Competitive')).toEqual(['Competitive', null]);
  });

  it('need a way to apply that is an address', async () => {
    const alumna = await member({ role: 'alumni' });
    const fields = { ...complete(), company: 'Harbour & Co', howToApply: 'javascript:alert(1)' };
    const answer = await setStatus(alumna, await newPosting(alumna, fields), 'open');
    expect(answer.error.fields).toHaveProperty('howToApply');
  });
});

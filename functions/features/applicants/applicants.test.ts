import { beforeAll, describe, expect, it } from 'vitest';
import { getOpportunity } from '#functions/features/opportunities/repository.ts';
import {
  answer,
  applied,
  decide,
  hiring,
  numbersOf,
  offer,
  recordOfApplicant,
  saidWith,
  undo,
} from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { stored } from '#functions/testing/companies.ts';
import { member } from '#functions/testing/members.ts';
import { someOpportunity } from '#functions/testing/opportunities.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { dayOf } from '#shared/features/opportunity-days.ts';
import { daysAfter } from '#shared/features/reply-clock.ts';

beforeAll(asOperator);

describe('deciding about an application', () => {
  it('goes from new to hired, with who did what, and fills the posting', async () => {
    const { employer, colleague, id } = await hiring();
    const [person] = await applied(id, 1);
    if (!person) throw new Error('nobody applied');
    (await decide(colleague, id, person.id, 'reviewed')).body;
    for (const to of ['interview_scheduled', 'offered'] as const)
      (await decide(employer, id, person.id, to)).body;
    const own = await person.browser.call('applications.get', { params: { opportunityId: id } });
    expect(own.body).toMatchObject({ status: 'offered', offer: { text: 'Join us.' } });
    expect(own.text).not.toContain(employer.id);
    expect((await answer(person, id, 'accept')).body.status).toBe('hired');
    const { body } = await employer.browser.call('applicants.one', { params: { id, userId: person.id } });
    expect(body.history.map(({ status, by, name }) => [status, by, name])).toEqual([
      ['new', 'applicant', undefined],
      ['reviewed', 'employer', 'Col Example'],
      ['interview_scheduled', 'employer', 'Erin Example'],
      ['offered', 'employer', 'Erin Example'],
      ['hired', 'applicant', undefined],
    ]);
    expect(await getOpportunity(id)).toMatchObject({ status: 'filled', hired: 1 });
    expect(await numbersOf(id, [person])).toEqual({ rows: { hired: 1 }, counts: { hired: 1 } });
  });

  it('refuses what the workflow forbids, an old version, a rejection without a reason, and an offer without a text', async () => {
    const { employer, id } = await hiring();
    const [person] = await applied(id, 1);
    const userId = person?.id ?? '';
    const call = (body: object) =>
      employer.browser.call('applicants.setStatus', { params: { id, userId }, body: body as never });
    const { version = 0 } = await recordOfApplicant(id, userId);
    expect((await call({ to: 'offered', version, ...saidWith('offered') })).error.code).toBe(
      'illegal_transition',
    );
    expect((await call({ to: 'reviewed', version: version + 1 })).error.code).toBe('conflict');
    expect((await call({ to: 'rejected', version })).error.fields).toHaveProperty('reason');
    expect((await call({ to: 'offered', version })).error.fields).toHaveProperty('offer');
    expect((await call({ to: 'hired', version })).status).toBe(400);
    expect((await recordOfApplicant(id, userId)).status).toBe('new');
  });

  it('can be undone for ten seconds by who decided, as a line of the history', async () => {
    const { employer, colleague, id } = await hiring();
    const [person] = await applied(id, 1);
    const userId = person?.id ?? '';
    (await decide(employer, id, userId, 'rejected')).body;
    expect((await recordOfApplicant(id, userId)).rejection?.reason).toBe('experience');
    expect((await undo(colleague, id, userId)).error.code).toBe('conflict');
    expect((await undo(employer, id, userId)).body).toMatchObject({ status: 'new', undoUntil: null });
    const { history, rejection } = await recordOfApplicant(id, userId);
    expect(history.map(({ status }) => status)).toEqual(['new', 'rejected', 'new']);
    expect(rejection).toBeUndefined();
    expect((await undo(employer, id, userId)).error.code).toBe('conflict');
    expect(await numbersOf(id, person ? [person] : [])).toEqual({ rows: { new: 1 }, counts: { new: 1 } });
  });

  it('moves two hundred at once, and says which it did not and why', async () => {
    const size = rounds(40, 200);
    const { employer, id } = await hiring();
    const people = await applied(id, size);
    const [first, second] = people;
    if (first) (await decide(employer, id, first.id, 'reviewed')).body;
    if (second) (await withdraw(second, id)).body;
    const items = people.map(({ id: userId }, index) => ({ userId, version: index < 2 ? 2 : 1 }));
    const unknown = { userId: 'nobody', version: 1 };
    const { body } = await employer.browser.call('applicants.setStatuses', {
      params: { id },
      body: { items: [...items.slice(1), unknown], to: 'reviewed' },
    });
    expect(body.items.filter(({ ok }) => ok)).toHaveLength(size - 2);
    expect(body.items.flatMap(({ userId, code }) => (code ? [[userId, code]] : []))).toEqual([
      [second?.id, 'illegal_transition'],
      ['nobody', 'not_found'],
    ]);
    expect(await numbersOf(id, people)).toEqual({
      rows: { reviewed: size - 1, withdrawn: 1 },
      counts: { reviewed: size - 1, withdrawn: 1 },
    });
  });

  it('tells the applicant after the time to undo it, and only then; what was undone is not told', async () => {
    const { employer, id } = await hiring();
    const [kept, undone] = await applied(id, 2);
    if (!kept || !undone) throw new Error('nobody applied');
    (await decide(employer, id, kept.id, 'rejected')).body;
    (await decide(employer, id, undone.id, 'rejected')).body;
    (await undo(employer, id, undone.id)).body;
    const heard = async (person: typeof kept) =>
      (await person.browser.call('notifications.list')).body.items.map(({ event }) =>
        event.kind === 'application' ? event.status : event.kind,
      );
    expect(await heard(kept)).not.toContain('rejected');
    await advanceClock(12_000);
    await eventually('the notification', async () => (await heard(kept)).includes('rejected'));
    const mail = await eventually('the mail', async () =>
      (await mailsTo(`${kept.id}@people.fledge.test`)).find(({ subject }) => subject.includes('rejected')),
    );
    expect(mail.text).toContain('more experience');
    expect(await heard(undone)).not.toContain('rejected');
  });
});

describe('an offer', () => {
  it('that is declined can be made again, and an applicant answers only their own', async () => {
    const { employer, id } = await hiring();
    const [person, other] = await applied(id, 2);
    if (!person || !other) throw new Error('nobody applied');
    await offer(employer, id, person.id);
    expect((await answer(other, id, 'accept')).error.code).toBe('illegal_transition');
    expect((await answer(person, id, 'decline')).body.status).toBe('offer_declined');
    (await decide(employer, id, person.id, 'offered')).body;
    expect((await answer(person, id, 'accept')).body.status).toBe('hired');
    expect((await answer(person, id, 'accept')).error.code).toBe('illegal_transition');
  });

  it('names no day that is past, and cannot be accepted after the day that it names, only declined', async () => {
    const { employer, id } = await hiring();
    const [person] = await applied(id, 1);
    const userId = person?.id ?? '';
    for (const to of ['reviewed', 'interview_scheduled'] as const)
      (await decide(employer, id, userId, to)).body;
    const today = dayOf(await advanceClock(0));
    const offerBy = (answerBy: string) =>
      employer.browser.call('applicants.setStatus', {
        params: { id, userId },
        body: { to: 'offered', version: 3, offer: { text: 'Join us.', answerBy } },
      });
    expect((await offerBy(daysAfter(today, -1))).error.fields).toHaveProperty(['offer.answerBy']);
    (await offerBy(daysAfter(today, 1))).body;
    await advanceClock(2 * 86_400_000);
    if (!person) throw new Error('nobody applied');
    expect((await answer(person, id, 'accept')).error.message).toContain('has passed');
    expect((await answer(person, id, 'decline')).body.status).toBe('offer_declined');
  });

  it('is accepted by one applicant for each opening, however many accept at once', async () => {
    const size = rounds(4, 12);
    const { employer, id } = await hiring({ openings: 2 });
    const people = await applied(id, size);
    for (const { id: userId } of people) await offer(employer, id, userId);
    const answers = await Promise.all(
      people.flatMap((one) => [answer(one, id, 'accept'), answer(one, id, 'accept')]),
    );
    expect(tally(answers)).toEqual({ 200: 2, 409: size * 2 - 2 });
    expect(await getOpportunity(id)).toMatchObject({ status: 'filled', hired: 2 });
    expect((await numbersOf(id, people)).counts).toEqual({ hired: 2, offered: size - 2 });
  });
});

describe('notes', () => {
  it('that are private never leave their author', async () => {
    const { employer, colleague, id } = await hiring();
    const [person] = await applied(id, 1);
    const params = { id, userId: person?.id ?? '' };
    const key = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1)
      await employer.browser.call('applicants.addNote', {
        params,
        body: { text: 'canary-own', shared: false, key },
      });
    await employer.browser.call('applicants.addNote', { params, body: { text: 'for both', shared: true } });
    const own = await employer.browser.call('applicants.notes', { params });
    expect(own.body.items.map(({ text }) => text)).toEqual(['for both', 'canary-own']);
    for (const call of ['applicants.notes', 'applicants.one'] as const) {
      const { text } = await colleague.browser.call(call, { params });
      expect(text).toContain('for both');
      expect(text).not.toContain('canary-own');
    }
    expect(
      (await person?.browser.call('applications.get', { params: { opportunityId: id } }))?.text,
    ).not.toContain('for both');
  });
});

describe('a list of applicants', () => {
  it('filters, counts, and goes on at its cursor; other companies see nothing', async () => {
    const { employer, id } = await hiring();
    const people = await applied(id, 5);
    const [first] = people;
    if (first) (await decide(employer, id, first.id, 'reviewed')).body;
    const call = (query: object) =>
      employer.browser.call('applicants.ofPosting', { params: { id }, query: query as never });
    const all = (await call({})).body;
    expect(all.counts).toMatchObject({ all: 5, new: 4, reviewed: 1 });
    expect(all.items).toHaveLength(5);
    expect((await call({ status: 'reviewed' })).body.items.map(({ userId }) => userId)).toEqual([first?.id]);
    expect((await call({ q: 'rob' })).body.found).toBe(5);
    expect((await call({ q: 'zzz' })).body.items).toEqual([]);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { userId: string }[]; nextCursor: string | null } = (
        await call({ limit: '2', ...(cursor && { cursor }) })
      ).body;
      seen.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    }
    expect(seen.sort()).toEqual(people.map((person) => person.id).sort());
    const mine = (await employer.browser.call('applicants.list')).body;
    expect([mine.found, mine.postings.map((posting) => posting.id)]).toEqual([5, [id]]);
    const other = await hiring();
    const theirs = (await other.employer.browser.call('applicants.list', { query: { opportunityId: id } }))
      .body;
    expect([theirs.items, theirs.counts.all, theirs.postings]).toEqual([[], 0, []]);
  });

  it('has no number for an unscored review, in any answer, and nothing of a withdrawn application', async () => {
    const { employer, id } = await hiring();
    const [unscored, withdrawn] = await Promise.all([member({}, ['React']), member({}, ['React'])]);
    await unscored.browser.call('applications.apply', {
      body: { userId: unscored.id, opportunityId: id, unscored: true },
    });
    await withdrawn.browser.call('applications.apply', {
      body: { userId: withdrawn.id, opportunityId: id, note: 'canary-note' },
    });
    await withdraw(withdrawn, id);
    const { items } = (await employer.browser.call('applicants.ofPosting', { params: { id } })).body;
    expect(items).toHaveLength(1);
    for (const field of ['match', 'parts', 'mustHaves']) expect(items[0]).not.toHaveProperty(field);
    const one = (userId: string) => employer.browser.call('applicants.one', { params: { id, userId } });
    expect((await one(unscored.id)).body).toMatchObject({ receipt: null, unscored: true });
    const gone = await one(withdrawn.id);
    expect([gone.body.snapshot, gone.text.includes('canary-note')]).toEqual([null, false]);
  });

  it('is for an alumnus the applicants of their own postings', async () => {
    const author = await member({ role: 'alumni' });
    const { id } = await stored(someOpportunity({ companyId: null }), author.id);
    const person = await member();
    (await apply(person, id)).body;
    expect((await author.browser.call('applicants.list')).body.items).toHaveLength(1);
    const { version = 0 } = await recordOfApplicant(id, person.id);
    const moved = await author.browser.call('applicants.setStatus', {
      params: { id, userId: person.id },
      body: { to: 'reviewed', version },
    });
    expect(moved.body.status).toBe('reviewed');
    const stranger = await member({ role: 'alumni' });
    expect((await stranger.browser.call('applicants.ofPosting', { params: { id } })).status).toBe(404);
  });
});

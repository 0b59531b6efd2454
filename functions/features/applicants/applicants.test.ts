import { beforeAll, describe, expect, it } from 'vitest';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import {
  answer,
  applied,
  decide,
  decisionFields,
  hiring,
  numbersOf,
  offer,
  recordOfApplicant,
  undo,
} from '#functions/testing/applicants.ts';
import { withdraw } from '#functions/testing/applications.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';

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
    const { version } = await recordOfApplicant(id, userId);
    expect((await call({ to: 'offered', version, ...decisionFields('offered') })).error.code).toBe(
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
    const [, , twice = unknown] = items;
    const { body } = await employer.browser.call('applicants.setStatuses', {
      params: { id },
      body: { items: [...items.slice(1, -1), twice, unknown], to: 'reviewed' },
    });
    expect(body.items.filter(({ ok }) => ok)).toHaveLength(size - 3);
    expect(body.items.flatMap(({ userId, code }) => (code ? [[userId, code]] : []))).toEqual([
      [second?.id, 'illegal_transition'],
      [twice.userId, 'conflict'],
      ['nobody', 'not_found'],
    ]);
    expect(await numbersOf(id, people)).toEqual({
      rows: { new: 1, reviewed: size - 2, withdrawn: 1 },
      counts: { new: 1, reviewed: size - 2, withdrawn: 1 },
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
    // At any hour of UTC, these days are past, or not, in every time zone.
    expect((await offerBy(daysAfter(today, -2))).error.fields).toHaveProperty(['offer.answerBy']);
    (await offerBy(daysAfter(today, 1))).body;
    await advanceClock(3 * DAY_MS);
    if (!person) throw new Error('nobody applied');
    expect((await answer(person, id, 'accept')).error.message).toContain('has passed');
    expect((await answer(person, id, 'decline')).body.status).toBe('offer_declined');
  });

  it('is accepted by one applicant for each opening, however many accept at once', async () => {
    const size = rounds(6, 12);
    const openings = 4;
    const { employer, id } = await hiring({ openings });
    const people = await applied(id, size);
    for (const { id: userId } of people) await offer(employer, id, userId);
    const answers = await Promise.all(
      people.flatMap((one) => [answer(one, id, 'accept'), answer(one, id, 'accept')]),
    );
    expect(tally(answers)).toEqual({ 200: openings, 409: size * 2 - openings });
    expect(await getOpportunity(id)).toMatchObject({ status: 'filled', hired: openings });
    expect((await numbersOf(id, people)).counts).toEqual({ hired: openings, offered: size - openings });
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

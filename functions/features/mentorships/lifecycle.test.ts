import { describe, expect, it } from 'vitest';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { mentorWith, studentBorn } from '#functions/testing/mentors.ts';
import {
  accept,
  ask,
  asked,
  decline,
  doWith,
  end,
  mentoring,
  read,
  session,
} from '#functions/testing/mentorships.ts';
import { advanceClock, eventually, itemAt, mailsTo } from '#functions/testing/stack.ts';
import { DAY_MS, WEEK_MS } from '#shared/core/durations.ts';

const mentorRecord = async ({ id }: Member) =>
  (await itemAt(`mentor#${id}`, 'mentor')) as {
    used: number;
    pausedBy?: string;
    answerMinutes: number[];
    sessionsHeld: number;
  };
const home = async (who: Member) =>
  (await who.browser.call('dashboard.get', { params: { userId: who.id } })).body;

describe('a request', () => {
  it('holds a place, and books the first of its times that is free with the acceptance', async () => {
    const mentor = await mentorWith({ places: 2 });
    const [one, other] = [await studentBorn(), await studentBorn()];
    const { at } = await inDays(3);
    const times = [at('09:00'), at('10:00')];
    const [first, second] = [
      (await ask(one, mentor, { times })).body,
      (await ask(other, mentor, { times })).body,
    ];
    expect(first).toMatchObject({ status: 'requested', side: 'mentee', minor: false, askAgainFrom: null });
    expect((await mentorRecord(mentor)).used).toBe(2);
    const accepted = (await accept(mentor, first.id)).body;
    expect(accepted.sessions.map(({ start, status }) => [start, status])).toEqual([
      [at('09:00'), 'confirmed'],
    ]);
    expect((await accept(mentor, second.id)).body.sessions[0]?.start).toBe(at('10:00'));
    // Sent again, it changes nothing.
    expect((await accept(mentor, first.id)).body.sessions).toHaveLength(1);
    expect(await read(one, first.id)).toMatchObject({ status: 'active', nextSession: at('09:00') });
    expect(await mentorRecord(mentor)).toMatchObject({ used: 2, answerMinutes: [0, 0] });
    expect((await home(mentor)).mentees).toBe(2);
    const { body } = await mentor.browser.call('mentorships.list', { query: { state: 'active' } });
    expect(body.counts).toEqual({ requested: 0, active: 2, all: 2 });
  });

  it('is accepted without a session when none of its times is free any more', async () => {
    const { mentor, student, id } = await asked({ times: [(await inDays(2)).at('03:00')] });
    const { body } = await accept(mentor, id);
    expect(body).toMatchObject({ status: 'active', nextSession: null, sessions: [] });
    expect(body.goals.map(({ title, steps }) => [title, steps])).toEqual([['Write better tests', []]]);
    expect((await student.browser.call('mentorships.accept', { params: { id }, body: {} })).status).toBe(409);
  });

  it('is declined kindly: the place is free, new requests may stop, and the student may ask again after 30 days', async () => {
    const { mentor, student, id } = await asked({}, { places: 1 });
    expect((await decline(student, id)).error.code).toBe('illegal_transition');
    const { body } = await decline(mentor, id, { message: 'Next term, gladly.', pause: true });
    expect(body).toMatchObject({
      status: 'declined',
      declined: { reason: 'no_time', message: 'Next term, gladly.' },
    });
    expect(await mentorRecord(mentor)).toMatchObject({ used: 0, pausedBy: 'mentor' });
    const own = (await mentor.browser.call('mentors.own')).body;
    const settings = { ...own, paused: false };
    (await mentor.browser.call('mentors.saveOwn', { body: settings as never })).body;
    const refused = await ask(student, mentor);
    const { askAgainFrom } = await read(student, id);
    expect(refused.error).toMatchObject({ code: 'asked_recently', details: { askAgainFrom } });
    expect((await decline(mentor, id)).status).toBe(200);
    expect((await accept(mentor, id)).error.code).toBe('illegal_transition');
  });

  it('is withdrawn by its student alone, who may then ask again', async () => {
    const { mentor, student, id } = await asked({}, { places: 1 });
    expect((await doWith(mentor, 'withdraw', id)).error.code).toBe('illegal_transition');
    expect((await ask(student, mentor)).status).toBe(409);
    expect((await doWith(student, 'withdraw', id)).body.status).toBe('withdrawn');
    expect((await ask(student, mentor)).status).toBe(201);
    const { body } = await student.browser.call('mentorships.list');
    expect(body.counts).toEqual({ requested: 1, active: 0, all: 2 });
  });

  it('is one of three at most', async () => {
    const student = await studentBorn();
    const mentors = [await mentorWith(), await mentorWith(), await mentorWith(), await mentorWith()];
    const answers = [];
    for (const mentor of mentors) answers.push(await ask(student, mentor));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409]);
    expect(answers[3]?.error.code).toBe('too_many_open');
    (await doWith(student, 'withdraw', answers[0]?.body.id ?? '')).body;
    expect((await ask(student, mentors[3] as Member)).status).toBe(201);
  });

  it('goes to mentors who can be asked, and to no one else', async () => {
    const [student, nobody] = [await studentBorn(), await studentBorn()];
    const unconfirmed = await member({ emailConfirmed: false });
    expect((await ask(unconfirmed, nobody)).error.code).toBe('email_unconfirmed');
    expect((await ask(student, nobody)).status).toBe(404);
    expect((await ask(student, student)).status).toBe(404);
    expect((await ask(student, await mentorWith({ conductVersion: 0 }))).status).toBe(404);
    expect((await ask(student, await mentorWith({ paused: true }))).error.code).toBe('no_capacity');
    expect((await ask(student, await mentorWith({}, { weekly: [] }))).error.code).toBe('no_capacity');
  });
});

describe('a mentorship', () => {
  it('has goals on which both agree, and the progress of their steps over time', async () => {
    const { mentor, student, id } = await mentoring();
    const goals = [
      {
        id: 'g',
        title: 'Tests',
        area: 'skillDevelopment' as const,
        steps: [
          { title: 'Read', done: true },
          { title: 'Write', done: false },
        ],
      },
    ];
    const save = (who: Member, version: number) =>
      who.browser.call('mentorships.saveGoals', { params: { id }, body: { goals, version } });
    const agree = (who: Member, version: number) =>
      who.browser.call('mentorships.agreeGoals', { params: { id }, body: { version } });
    expect((await save(student, 0)).body).toMatchObject({ goalsVersion: 1, proposed: { by: 'mentee' } });
    expect((await save(mentor, 0)).status).toBe(409);
    expect((await agree(student, 1)).error.code).toBe('illegal_transition');
    expect((await agree(mentor, 0)).error.code).toBe('conflict');
    const { body } = await agree(mentor, 1);
    expect(body).toMatchObject({
      current: { skillDevelopment: 50, careerReadiness: null },
      progress: [{ skillDevelopment: 50 }],
    });
    expect(body.proposed).toBeUndefined();
    expect((await agree(mentor, 1)).status).toBe(200);
    expect((await read(student, id)).progress).toHaveLength(1);
  });

  it('ends with a word, its sessions are cancelled, and none can be booked afterwards', async () => {
    const { mentor, student, id } = await mentoring({}, { places: 1 });
    const { at } = await inDays(2);
    const meeting = (await session(student, mentor, id, { start: at('11:00') })).body;
    expect(meeting).toMatchObject({ side: 'guest', status: 'confirmed' });
    expect((await end(student, id, 'Thank you for everything.')).body).toMatchObject({
      status: 'ended',
      ending: 'Thank you for everything.',
    });
    expect((await session(student, mentor, id, { start: at('12:00') })).status).toBe(403);
    await eventually(
      'the cancellation',
      async () =>
        (await student.browser.call('meetings.get', { params: { id: meeting.id } })).body.status ===
        'cancelled',
    );
    expect((await mentorRecord(mentor)).used).toBe(0);
    expect((await home(mentor)).mentees).toBe(0);
  });

  it('goes on for another term only when both say so, near the end of the first', async () => {
    const { mentor, student, id } = await mentoring({ weeks: 4 });
    const { endsAt = '' } = await read(student, id);
    expect((await doWith(student, 'renew', id)).error.code).toBe('illegal_transition');
    await advanceClock(2 * WEEK_MS + DAY_MS);
    expect((await doWith(student, 'renew', id)).body).toMatchObject({ renewedBy: ['mentee'], endsAt });
    const renewed = (await doWith(mentor, 'renew', id)).body;
    expect(renewed.renewedBy).toEqual([]);
    expect(Date.parse(renewed.endsAt ?? '') - Date.parse(endsAt)).toBe(4 * WEEK_MS);
  });

  it('is offered onward with its text, once, to mentors who never got a request of the student', async () => {
    // Nobody fits as well as the mentor who was asked.
    const goals = ['Learn React, Kubernetes and Rust'];
    const { mentor, student, id } = await asked(
      { goals, note: 'I have built two sites.' },
      { expertise: ['React', 'Kubernetes', 'Rust'] },
    );
    expect((await doWith(student, 'forward', id)).error.code).toBe('illegal_transition');
    (await decline(mentor, id)).body;
    await mentorWith({ expertise: ['React'] });
    const next = await eventually(
      'another mentor',
      async () =>
        (await student.browser.call('mentorships.nextBest', { params: { id } })).body.mentor ?? undefined,
    );
    expect(next.id).not.toBe(mentor.id);
    const { body } = await doWith(student, 'forward', id);
    expect(body).toMatchObject({
      status: 'requested',
      forwardedFrom: id,
      asked: { goals, note: 'I have built two sites.', times: [] },
    });
    expect(body.mentor.id).not.toBe(mentor.id);
    expect((await read(student, id)).forwardedTo).toBe(body.id);
    // Whom else a student asks is not for a mentor.
    expect(await read(mentor, id)).not.toHaveProperty('forwardedTo');
    expect((await doWith(student, 'forward', id)).error.code).toBe('illegal_transition');
  });

  it('tells both sides what happens, in the bell and by mail, and never what was written in goals or notes', async () => {
    const { mentor, student, id } = await asked({ note: 'A canary in the note' });
    (await accept(mentor, id)).body;
    await mentor.browser.call('mentorships.addNote', {
      params: { id },
      body: { text: 'A canary in a note', shared: true },
    });
    const heard = (who: Member) =>
      who.browser
        .call('notifications.list')
        .then(({ body }) =>
          body.items.flatMap(({ event }) => (event.kind === 'mentorship' ? [event.news] : [])),
        );
    await eventually('news of the mentor', async () => (await heard(mentor)).includes('requested'));
    await eventually('news of the student', async () => {
      const news = await heard(student);
      return news.includes('accepted') && news.includes('note');
    });
    const address = `${student.id}@people.fledge.test`;
    const mails = await eventually('the mail', async () => {
      const found = await mailsTo(address);
      return found.some(({ subject }) => subject.includes('Request accepted')) && found;
    });
    expect(mails.map(({ text }) => text).join()).not.toContain('canary');
  });
});

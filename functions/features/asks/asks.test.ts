import { describe, expect, it } from 'vitest';
import {
  ask,
  askedQuestion,
  QUESTION,
  saying,
  someone,
  suspendOnly,
  taking,
} from '#functions/testing/asks.ts';
import { inDays, offer } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { advanceClock, eventually, itemAt } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { askLapsed } from './lapse.ts';

const ANSWER = 'I tried both for a summer. The team decided it, and not the subject.';
const answer = ({ browser }: Member, id: string, body: Record<string, unknown> = { text: ANSWER }) =>
  browser.call('asks.answer', { params: { id }, body });
const decline = ({ browser }: Member, id: string, message = '') =>
  browser.call('asks.decline', { params: { id }, body: { reason: 'too_broad', message } });
const own = async ({ browser }: Member, query: Record<string, string> = {}) =>
  (await browser.call('asks.list', { query })).body;
/** The list is an index, which follows the table. */
const shows = (who: Member, id: string, status: string) =>
  eventually(`a question that is ${status}`, async () =>
    (await own(who)).items.find((one) => one.id === id && one.status === status),
  );
const toldOf = (who: Member, news: string) =>
  eventually(`the news "${news}"`, async () =>
    (await notificationsOf(who)).items.find(({ event }) => event.kind === 'ask' && event.news === news),
  );

describe('a question', () => {
  it('is asked, answered in text, and counted on both sides, which are notified', async () => {
    const { student, alumnus, id } = await askedQuestion();
    expect((await shows(alumnus, id, 'asked')).side).toBe('alumnus');
    expect((await own(student)).counts).toEqual({ open: 1, closed: 0 });
    await toldOf(alumnus, 'asked');
    expect((await answer(alumnus, id)).body).toMatchObject({ status: 'answered', answer: ANSWER });
    const shown = await shows(student, id, 'answered');
    expect(shown).toMatchObject({ side: 'student', question: QUESTION, answer: ANSWER });
    for (const who of [student, alumnus]) expect((await own(who)).counts).toEqual({ open: 0, closed: 1 });
    await toldOf(student, 'answered');
    expect((await answer(alumnus, id)).error.code).toBe('illegal_transition');
    expect((await decline(alumnus, id)).error.code).toBe('illegal_transition');
  });

  it('is listed first while it waits, and by its state', async () => {
    const [student, one, other] = [await someone(), await taking(), await taking()];
    const first = (await ask(student, one)).body.id;
    const second = (await ask(student, other)).body.id;
    (await decline(other, second, 'Ask smaller')).body;
    await shows(student, second, 'declined');
    expect((await own(student)).items.map(({ id }) => id)).toEqual([first, second]);
    const page = await own(student, { limit: '1' });
    expect(page.items.map(({ id }) => id)).toEqual([first]);
    const rest = await own(student, { limit: '1', cursor: page.nextCursor ?? '' });
    expect(rest.items.map(({ id }) => id)).toEqual([second]);
    expect((await own(student, { state: 'closed' })).items.map(({ id }) => id)).toEqual([second]);
    expect((await own(one, { state: 'open' })).items.map(({ id }) => id)).toEqual([first]);
  });

  it('is answered with a call, which the student picks a time of', async () => {
    const { student, alumnus, id } = await askedQuestion();
    const { at } = await inDays(3);
    expect((await answer(alumnus, id, { times: ['2020-01-01T10:00:00.000Z'] })).error.fields).toHaveProperty(
      'times',
    );
    expect((await answer(alumnus, id, { times: [at('10:00')], text: 'x' })).status).toBe(400);
    const times = [at('10:00'), at('11:00'), at('12:00')];
    const { meetingId = '' } = (await answer(alumnus, id, { times })).body;
    const meeting = (await student.browser.call('meetings.get', { params: { id: meetingId } })).body;
    expect(meeting).toMatchObject({
      status: 'proposed',
      minutes: 10,
      proposed: times,
      reason: { kind: 'ask', id },
      host: { id: alumnus.id },
    });
    const picked = await student.browser.call('meetings.accept', {
      params: { id: meetingId },
      body: { start: at('11:00') },
    });
    expect(picked.body.status).toBe('confirmed');
  });

  it('is answered and declined by its alumnus alone, and seen by nobody else', async () => {
    const { student, alumnus, id } = await askedQuestion();
    const stranger = await taking();
    for (const who of [stranger, await someone({ role: 'admin' })]) {
      expect((await answer(who, id)).status).toBe(who === stranger ? 404 : 403);
      const publish = { publish: false };
      expect((await who.browser.call('asks.publish', { params: { id }, body: publish })).status).toBe(404);
    }
    expect((await answer(student, id)).status).toBe(403);
    expect((await own(stranger)).items).toEqual([]);
    expect((await decline(alumnus, id)).body.declined).toEqual({ reason: 'too_broad', message: '' });
  });

  it('gives no other reason to write or to meet', async () => {
    const { student, alumnus, id } = await askedQuestion();
    const reason = { kind: 'ask', id } as const;
    const write = ({ browser }: Member, to: Member) =>
      browser.call('conversations.create', {
        body: { with: to.id, reason, text: 'Hi', clientId: `c-${id}` },
      });
    expect((await write(alumnus, student)).status).toBe(403);
    (await answer(alumnus, id)).body;
    expect((await write(student, alumnus)).status).toBe(403);
    const { student: other, alumnus: met, id: called } = await askedQuestion();
    (await answer(met, called, { times: [(await inDays(3)).at('10:00')] })).body;
    (await offer(met)).body;
    const again = { kind: 'ask', id: called } as const;
    const text = { with: met.id, reason: again, text: 'Hi', clientId: `c-${called}` };
    expect((await other.browser.call('conversations.create', { body: text })).status).toBe(403);
    const more = {
      with: met.id,
      reason: again,
      start: (await inDays(4)).at('10:00'),
      minutes: 60,
      topic: 'More',
    };
    expect((await other.browser.call('meetings.create', { body: more })).status).toBe(403);
    expect(
      (
        await student.browser.call('meetings.slots', {
          params: { id: alumnus.id },
          query: { from: (await inDays(1)).at('00:00'), to: (await inDays(2)).at('00:00') },
        })
      ).status,
    ).toBe(404);
  });
});

describe('what may be asked', () => {
  it('is one open question of a student to an alumnus, and three in all', async () => {
    const student = await someone();
    const alumni = await Promise.all([taking(), taking(), taking(), taking()]);
    const [first, , , last] = alumni;
    if (!first || !last) throw new Error('alumni');
    const { id } = (await ask(student, first)).body;
    expect((await ask(student, first)).error.code).toBe('already_asked');
    for (const alumnus of alumni.slice(1, 3)) (await ask(student, alumnus)).body;
    expect((await ask(student, last)).error.code).toBe('too_many_open');
    (await decline(first, id)).body;
    (await ask(student, last)).body;
  });

  it('goes to alumni who take questions and did not block the student', async () => {
    const student = await someone();
    const none = await taking(0);
    const blocking = await taking();
    (await blocking.browser.call('conversations.block', { params: { userId: student.id } })).body;
    const gone = await taking();
    await suspendOnly(gone);
    for (const who of [
      gone,
      none,
      blocking,
      await someone({ role: 'alumni' }),
      await someone({ role: 'mentor' }),
      { id: 'nobody' },
    ])
      expect((await ask(student, who)).status).toBe(404);
  });

  it('is sent by confirmed students', async () => {
    const alumnus = await taking();
    expect((await ask(await someone({ role: 'mentor' }), alumnus)).status).toBe(403);
    expect((await ask(await someone({ emailConfirmed: false }), alumnus)).error.code).toBe(
      'email_unconfirmed',
    );
    const { browser } = await someone();
    const short = await browser.call('asks.create', { body: { to: alumnus.id, question: 'Why?' } });
    expect(short.error.fields).toHaveProperty('question');
  });

  it('has no contact data between a minor and an alumnus, either way, and no call without an approval', async () => {
    const child = await saying(await member(), { dateOfBirth: '2899-01-01' });
    const alumnus = await taking();
    const withPhone = await ask(child, alumnus, 'Can you call me about this at 0151 2345 6789?');
    expect(withPhone.error.fields).toHaveProperty('question');
    const { id } = (await ask(child, alumnus)).body;
    expect((await decline(alumnus, id, 'Write to alba@example.org')).error.fields).toHaveProperty('message');
    expect(
      (await answer(alumnus, id, { text: 'Write to me: alba@example.org' })).error.fields,
    ).toHaveProperty('text');
    const { at } = await inDays(3);
    expect((await answer(alumnus, id, { times: [at('10:00')] })).status).toBe(403);
    await approveForMinors(alumnus);
    (await offer(alumnus)).body;
    const { meetingId } = (await answer(alumnus, id, { times: [at('10:00')] })).body;
    expect(meetingId).toBeDefined();
    // Adults exchange what they like.
    const { alumnus: other, id: adult } = await askedQuestion();
    expect((await answer(other, adult, { text: 'Write to me: alba@example.org' })).status).toBe(200);
  });
});

/** Makes an alumnus a mentor whom an admin has approved for students under 18. */
const approveForMinors = async ({ id, browser }: Member): Promise<void> => {
  const settings = {
    places: 1,
    type: 'Alumni Mentor',
    expertise: ['Careers'],
    industry: 'Engineering',
    languages: ['English'],
    conductVersion: 1,
    paused: false,
    version: 0,
  };
  (await browser.call('mentors.saveOwn', { body: settings })).body;
  const admin = await member({ role: 'admin' });
  for (const decision of ['approve', 'allow_minors'] as const)
    (await admin.browser.call('mentors.decide', { params: { id }, body: { decision, reason: 'Checked' } }))
      .body;
};

describe('the schedule', () => {
  it('closes a question after seven days, and the student may ask again', async () => {
    const { student, alumnus, id } = await askedQuestion();
    const almost = await advanceClock(7 * DAY_MS - HOUR_MS);
    // Also when the queue delivers its task too early.
    await askLapsed.run({ askId: id }, almost);
    expect((await own(student)).items).toMatchObject([{ id, status: 'asked' }]);
    await advanceClock(3 * HOUR_MS);
    await shows(student, id, 'lapsed');
    expect((await own(alumnus)).counts).toEqual({ open: 0, closed: 1 });
    expect(await itemAt(`ask#${id}`, 'ask')).not.toHaveProperty('deadlineList');
    await toldOf(student, 'lapsed');
    expect((await answer(alumnus, id)).error.code).toBe('illegal_transition');
    (await ask(student, alumnus)).body;
  });
});

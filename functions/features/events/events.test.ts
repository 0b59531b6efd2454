import { describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { saying, someone } from '#functions/testing/asks.ts';
import {
  asGuest,
  createEvent,
  eventFields,
  inHours,
  publishedEvent,
  readEvent,
} from '#functions/testing/events.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, eventually, mailsTo } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { Audience } from '#shared/features/events/rules.ts';

const listed = async (who: Member, query: { q?: string; when?: 'past'; mine?: 'true'; as?: 'host' } = {}) =>
  (await who.browser.call('events.list', { query })).body.items;
const bell = async ({ browser }: Member) =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'event' ? [event.news] : [],
  );

describe('an event', () => {
  it('is a draft for its hosts, and once published in the lists of those who may come, found by its words', async () => {
    const [host, guest] = [await member({ role: 'alumni', firstName: 'Zoë' }), await member()];
    const mark = `m${newId().slice(0, 8)}`;
    const draft = await createEvent(host, { title: `Términos ${mark}`, venue: 'Harbour' });
    expect(draft).toMatchObject({ status: 'draft', hosting: true, going: 0, version: 1, mine: null });
    expect(draft.code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    const { id } = draft;
    const { browser } = guest;
    expect((await browser.call('events.get', { params: { id } })).status).toBe(404);
    expect((await browser.call('events.rsvp', { params: { id }, body: {} })).status).toBe(404);
    const body = (await host.browser.call('events.publish', { params: { id }, body: {} })).body;
    expect(body).toMatchObject({ status: 'published', version: 2 });
    await eventually('the list', async () => (await listed(guest, { q: mark })).length === 1);
    for (const q of ['terminos', `TÉRM harb`, `zoe ${mark}`, 'question bring'])
      expect((await listed(guest, { q: `${q} ${mark}` })).map((one) => one.id)).toEqual([id]);
    expect(await listed(guest, { q: `${mark} nothing` })).toEqual([]);
    expect((await listed(host, { mine: 'true', as: 'host' })).map((one) => one.id)).toEqual([id]);
    expect(await readEvent(guest, id)).toMatchObject({
      hosting: false,
      code: null,
      link: '',
      messagesLeft: 0,
    });
  });

  it.each<[Audience, ('student' | 'alumni' | 'mentor')[]]>([
    ['students', ['student']],
    ['alumni', ['alumni']],
    ['everyone', ['student', 'alumni', 'mentor']],
    ['public', ['student', 'alumni', 'mentor']],
    ['university', ['student']],
  ])('for %s is for %j alone', async (audience, roles) => {
    const university = `University ${newId()}`;
    const host = await someone({ role: 'alumni' }, { university });
    const { id } = await createEvent(host, { audience, title: university });
    (await host.browser.call('events.publish', { params: { id }, body: {} })).body;
    const admin = await member({ role: 'admin' });
    await eventually('the list', async () => (await listed(admin, { q: university })).length === 1);
    for (const role of ['student', 'alumni', 'mentor'] as const) {
      const who = await member({ role });
      if (role === 'student') await saying(who, { university: ` ${university.toUpperCase()}` });
      const isFor = roles.includes(role);
      expect((await listed(who, { q: university })).length).toBe(isFor ? 1 : 0);
      expect((await who.browser.call('events.get', { params: { id } })).status).toBe(isFor ? 200 : 404);
      expect((await asGuest(who, 'rsvp', id)).status).toBe(isFor ? 200 : 404);
    }
  });

  it('is hosted by alumni at once, by mentors and employers once approved, and with users who may host', async () => {
    const body = await eventFields();
    for (const role of ['mentor', 'employer'] as const) {
      const pending = await member({ role, approved: false });
      const { error } = await pending.browser.call('events.create', { body });
      expect(error.code).toBe('approval_pending');
      expect((await (await member({ role })).browser.call('events.create', { body })).status).toBe(201);
    }
    const [host, other, student] = [
      await member({ role: 'alumni', approved: false }),
      await member({ role: 'mentor' }),
      await member(),
    ];
    const refused = await host.browser.call('events.create', { body: { ...body, coHosts: [student.id] } });
    expect(refused.error.fields).toHaveProperty('coHosts');
    const { id } = await createEvent(host, { coHosts: [other.id, host.id] });
    expect(await readEvent(other, id)).toMatchObject({ hosting: true, coHosts: [{ id: other.id }] });
    await eventually('the notification', async () => (await bell(other)).includes('co_host'));
    expect((await listed(other, { mine: 'true', as: 'host' })).map((one) => one.id)).toEqual([id]);
  });

  it('refuses times that are past, too far ahead or too long, and a stale version', async () => {
    const host = await member({ role: 'alumni' });
    const startsAt = await inHours(24);
    for (const wrong of [
      { startsAt: await inHours(-1) },
      { startsAt: await inHours(24 * 401), endsAt: await inHours(24 * 401 + 1) },
      { startsAt, endsAt: await inHours(24 * 9) },
      { startsAt, endsAt: startsAt },
    ])
      expect((await host.browser.call('events.create', { body: await eventFields(wrong) })).status).toBe(400);
    const { id, version } = await createEvent(host);
    const change = async (given: object, of: number) =>
      host.browser.call('events.update', {
        params: { id },
        body: { ...(await eventFields(given)), version: of },
      });
    expect((await change({ title: 'Another title' }, version)).body).toMatchObject({
      title: 'Another title',
      version: 2,
    });
    expect((await change({ title: 'A third' }, version)).error.code).toBe('conflict');
  });

  it('warns of what else is in the calendar at that time, and refuses nothing', async () => {
    const startsAt = await inHours(100);
    const given = { startsAt, endsAt: await inHours(102) };
    const [{ id: one }, { id: other, host }] = [await publishedEvent(given), await publishedEvent(given)];
    const guest = await member();
    expect((await asGuest(guest, 'rsvp', one)).body).toMatchObject({
      mine: { status: 'going' },
      clash: null,
    });
    await eventually('the entry', async () => (await readEvent(guest, other)).clash);
    expect((await asGuest(guest, 'rsvp', other)).body).toMatchObject({
      mine: { status: 'going' },
      clash: { title: 'How to read a term sheet', startsAt },
    });
    const query = { from: await inHours(0), to: await inHours(400) };
    // The calendar follows the answer to an invitation, as the first entry did.
    await eventually('both entries', async () => {
      const { body } = await guest.browser.call('meetings.list', { query });
      return body.events.length === 2 && body.events.every(({ id }) => id === one || id === other);
    });
    expect((await readEvent(host, other)).clash).toBeNull();
  });
});

describe('the door', () => {
  it('opens an hour before, by the code for guests and by hosts for everyone, and counts each once', async () => {
    const { host, id, event } = await publishedEvent({
      startsAt: await inHours(30),
      endsAt: await inHours(32),
      capacity: 2,
    });
    const [ada, bo, cy, walkIn] = [await member(), await member(), await member(), await member()];
    for (const who of [ada, bo, cy]) (await asGuest(who, 'rsvp', id)).body;
    const { code } = event;
    const enter = (who: Member, body: { code: string } | { userId: string }) =>
      who.browser.call('events.checkIn', { params: { id }, body });
    expect((await enter(ada, { code: code ?? '' })).error.code).toBe('illegal_transition');
    await advanceClock(29.5 * HOUR_MS);
    const wrong = code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA';
    expect((await enter(ada, { code: wrong })).error.code).toBe('invalid_token');
    for (let again = 0; again < 2; again++)
      expect((await enter(ada, { code: ` ${code?.toLowerCase()} ` })).body.mine?.status).toBe('attended');
    expect((await enter(cy, { code: code ?? '' })).error.code).toBe('forbidden');
    expect((await enter(ada, { userId: bo.id })).error.code).toBe('forbidden');
    for (const who of [cy, walkIn, cy]) expect((await enter(host, { userId: who.id })).status).toBe(200);
    expect(await readEvent(host, id)).toMatchObject({ going: 4, waiting: 0 });
    for (let tries = 0; tries < 5; tries++) await enter(bo, { code: wrong });
    expect((await enter(bo, { code: code ?? '' })).error.code).toBe('too_many_requests');
    await advanceClock(3 * HOUR_MS);
    // What is due within the next hour waits in the queue for a quarter of an hour at a time.
    await eventually('the end', async () => {
      await advanceClock(60_000);
      return (await readEvent(host, id)).status === 'held';
    });
    expect(await readEvent(host, id)).toMatchObject({ attended: 3, going: 4 });
    await eventually('who is absent', async () => (await readEvent(bo, id)).mine?.status === 'absent');
    expect((await readEvent(ada, id)).mine?.status).toBe('attended');
    // Until then the figures of the host have those who were seen.
    const figures = async () => (await host.browser.call('events.figures')).body;
    expect(await figures()).toEqual({ events: 1, places: 4, freed: 0, attended: 3 });
    for (let again = 0; again < 2; again++)
      expect((await enter(host, { userId: bo.id })).body).toMatchObject({ attended: 4, going: 4 });
    const late = await member();
    const unconfirmed = await member({ emailConfirmed: false });
    expect((await enter(host, { userId: unconfirmed.id })).error.fields).toHaveProperty('userId');
    expect((await enter(host, { userId: late.id })).body).toMatchObject({ attended: 5, going: 5 });
    expect(await figures()).toEqual({ events: 1, places: 5, freed: 0, attended: 5 });
    expect((await asGuest(ada, 'leave', id)).error.code).toBe('illegal_transition');
    await eventually('thanks', async () => (await bell(ada)).includes('thanks'));
    expect((await listed(ada, { when: 'past', mine: 'true' })).map((one) => one.id)).toEqual([id]);
  });
});

describe('guests', () => {
  it('are known to the hosts alone, with addresses, and hear from them a few times', async () => {
    const link = 'https://rooms.example.com/canary-room';
    const { host, id } = await publishedEvent({ capacity: 1, link });
    const email = `canary-${newId()}@example.com`;
    const [first, second] = [await member({ email }), await member()];
    for (const who of [first, second]) (await asGuest(who, 'rsvp', id)).body;
    const asked = async (who: Member) =>
      who.browser.call('events.guests', { params: { id }, query: { limit: 1 } });
    expect((await asked(first)).status).toBe(404);
    const { items, nextCursor } = (await asked(host)).body;
    expect(items).toMatchObject([{ user: { id: first.id }, email, status: 'going', checkedInAt: null }]);
    const rest = await host.browser.call('events.guests', {
      params: { id },
      query: { cursor: nextCursor ?? '' },
    });
    expect(rest.body.items).toMatchObject([{ user: { id: second.id }, status: 'waiting', position: 1 }]);
    expect(JSON.stringify(await readEvent(second, id))).not.toContain('canary');
    for (const who of [host, first]) expect((await readEvent(who, id)).link).toBe(link);
    const say = (text: string) => host.browser.call('events.message', { params: { id }, body: { text } });
    for (const left of [2, 1, 0]) expect((await say('Doors open at six')).body.messagesLeft).toBe(left);
    expect((await say('One more')).error.code).toBe('limit_reached');
    await eventually('the message', async () =>
      (await mailsTo(email)).some(({ text }) => text.includes('Doors open at six')),
    );
    await eventually(
      'all three',
      async () => (await bell(second)).filter((news) => news === 'message').length === 3,
    );
    const storm = { params: { id }, body: { reason: 'Storm' } };
    expect((await host.browser.call('events.cancel', storm)).body.link).toBe('');
  });
});

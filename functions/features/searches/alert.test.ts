import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { handler as digestRun } from '#functions/events/digest/handler.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { type AlertPosition, getSearches } from '#functions/parts/searches/repository.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { published, store } from '#functions/testing/publish.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, itemsOf, mailsTo } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { notificationEventSchema } from '#shared/features/notifications/schema.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { BELL_AT_MOST, PENDING_AT_MOST } from '#shared/features/searches/rules.ts';
import { alertsFrom, opportunityOpened } from './alert.ts';
import { digestOf, sendDigest } from './digest.ts';

beforeAll(asOperator);
beforeEach(() => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', MAILS_PER_SECOND: '100', STAGE: 'local' });
});

const save = async ({ browser }: Member, query: Record<string, string>, name = 'Mine') =>
  (await browser.call('searches.add', { body: { name, query, alert: 'daily' } })).body;

// Far ahead of the stack's clock: its own hourly run mails what is due by then.
const NIGHT = new Date('2999-05-04T02:00:00.000Z');
const MORNING = new Date('2999-05-04T08:00:00.000Z');
const NEXT_MORNING = new Date('2999-05-05T08:00:00.000Z');

const open = (id: string, at = NIGHT) => opportunityOpened.run({ opportunityId: id }, at);
const found = async (person: Member) => Object.keys((await getSearches(person.id))?.pending ?? {}).sort();
/** The titles in the bell: also of what is too old to be shown, as the openings of these tests are. */
const bell = async ({ id }: Member): Promise<string[]> =>
  (await itemsOf(`user#${id}`)).flatMap(({ event }) => {
    const { data } = notificationEventSchema.safeParse(event);
    return data?.kind === 'search_match' ? [data.title] : [];
  });
const addressOf = async ({ id }: Member) => (await getAccount(id))?.email ?? '';
const requested = async ({ id }: Member) =>
  (await itemsOf(`user#${id}`)).filter(({ entity }) => entity === 'mail-request');

/** Too early for the stream's own effect. */
const EARLY = { postedAt: '2026-05-04T01:59:00.000Z' };
const opening = (given: Partial<Opportunity>) => published({ ...EARLY, ...given });

describe('a new opening', () => {
  it('is announced to those whose searches find it, once, and to no one else', async () => {
    const skill = newSkill();
    const [one, two, three] = [await member(), await member(), await member()];
    await save(one, { skills: skill, location: 'London' }, 'London');
    await save(one, { skills: skill }, 'Anywhere');
    await save(two, { skills: skill, location: 'Boston' });
    await save(three, { skills: skill, type: 'internship' });
    const { id } = await opening({ title: 'Bridge builder', location: 'London', skills: [skill] });
    for (let again = 0; again < 3; again++) await open(id);
    expect(await found(one)).toEqual([id]);
    expect(await bell(one)).toEqual(['Bridge builder']);
    expect([await found(two), await bell(two), await found(three)]).toEqual([[], [], []]);
  });

  it('is announced once when several functions do it at the same time', async () => {
    for (let round = 0; round < rounds(2, 20); round++) {
      const [skill, person] = [newSkill(), await member()];
      await save(person, { skills: skill });
      const { id } = await opening({ skills: [skill] });
      await Promise.all(Array.from({ length: 5 }, () => open(id)));
      expect([await found(person), (await bell(person)).length]).toEqual([[id], 1]);
    }
  });

  it('is not announced when it has closed by then, or the alert is off', async () => {
    const [skill, person] = [newSkill(), await member()];
    const search = await save(person, { skills: skill });
    const closed = await opening({ skills: [skill], status: 'closed' });
    await open(closed.id);
    await person.browser.call('searches.change', { params: { id: search.id }, body: { alert: 'none' } });
    await open((await opening({ skills: [skill] })).id);
    expect([await found(person), await bell(person)]).toEqual([[], []]);
  });

  it('does not fill the bell, nor the record, of a search that finds nearly everything', async () => {
    const [skill, person] = [newSkill(), await member()];
    await save(person, { skills: skill });
    const all = Array.from({ length: PENDING_AT_MOST + 2 }, () =>
      someOpportunity({ skills: [skill], ...EARLY }),
    );
    await store(all);
    for (const { id } of all) await open(id);
    expect((await found(person)).length).toBe(PENDING_AT_MOST);
    expect((await bell(person)).length).toBe(BELL_AT_MOST);
  });

  it('is announced to all, in parts, however many there are', async () => {
    const skill = newSkill();
    const people = await Promise.all(Array.from({ length: 5 }, () => member()));
    for (const [index, person] of people.entries()) {
      await save(person, { skills: skill });
      if (index % 2) await save(person, { company: skill });
    }
    const { id } = await opening({ skills: [skill], company: skill });
    const stored = await getOpportunity(id);
    if (!stored) throw new Error('The opening was not stored.');
    const parts: string[][] = [];
    let from: AlertPosition | undefined;
    do {
      const { alerts, next } = await alertsFrom(stored, '2026-05-04', from, 2);
      parts.push(alerts.map(({ userId }) => userId));
      from = next;
    } while (from);
    expect(parts.length).toBeGreaterThan(1);
    // Searches of other tests that find every opening are among them, too.
    expect(parts.flat()).toEqual(expect.arrayContaining(people.map((one) => one.id)));
  });

  it('reaches the bell by itself when it is published', async () => {
    const [skill, person] = [newSkill(), await member()];
    await save(person, { skills: skill });
    const now = await advanceClock(0);
    await published({ title: 'Bridge builder', skills: [skill], postedAt: now.toISOString() });
    await eventually('the notification', async () => (await bell(person)).length === 1);
  });
});

describe('the morning mail', () => {
  const waiting = async (count = 1, given: Partial<Parameters<typeof member>[0]> = {}) => {
    const [skill, person] = [newSkill(), await member(given)];
    await save(person, { skills: skill }, 'Bridges & more');
    const all: Opportunity[] = [];
    for (let i = 0; i < count; i++) {
      const one = await opening({ title: `Builder ${i}`, skills: [skill] });
      await open(one.id);
      all.push(one);
    }
    return { person, skill, all };
  };

  it('names what is new, with the headers to unsubscribe, once however often it is run', async () => {
    const { person, all } = await waiting(2);
    for (const at of [NIGHT, MORNING, MORNING]) await sendDigest(person.id, at);
    await Promise.all(Array.from({ length: 5 }, () => sendDigest(person.id, MORNING)));
    expect(await requested(person)).toHaveLength(1);
    const address = await addressOf(person);
    const mail = await eventually('the mail', async () => (await mailsTo(address))[0]);
    expect(mail.subject).toBe('2 new openings for your saved searches · Fledge');
    for (const { id, title } of all) {
      expect(mail.text).toContain(title);
      expect(mail.html).toContain(`/opportunities/${id}?from=alert`);
    }
    expect(mail.html).toContain('Bridges &amp; more');
    const [, link = ''] = /^List-Unsubscribe: <(.+)>$/m.exec(mail.headers) ?? [];
    expect(mail.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe('/api/searches/unsubscribe');
    const token = searchParams.get('token') ?? '';
    expect(mail.text).toContain(`/unsubscribe?token=${token}`);
    expect((await person.browser.call('searches.unsubscribe', { query: { token } })).status).toBe(200);
    expect(await mailsTo(address)).toHaveLength(1);
  });

  it('comes on the next day at the earliest for what is found after it', async () => {
    const { person, skill } = await waiting();
    await sendDigest(person.id, MORNING);
    const later = await opening({ skills: [skill] });
    await open(later.id, MORNING);
    const soon = new Date(MORNING.getTime() + HOUR_MS);
    expect(await sendDigest(person.id, soon)).toBe('later');
    expect(await requested(person)).toHaveLength(1);
    expect(await sendDigest(person.id, NEXT_MORNING)).toBe('mailed');
    expect((await requested(person)).map(({ sk }) => sk)).toEqual([
      'mail-request#digest#2999-05-04',
      'mail-request#digest#2999-05-05',
    ]);
  });

  it('loses nothing that is found while it is made', async () => {
    for (let round = 0; round < rounds(4, 40); round++) {
      const { person, skill, all } = await waiting(1);
      const later = await Promise.all(Array.from({ length: 6 }, () => opening({ skills: [skill] })));
      await Promise.all([sendDigest(person.id, MORNING), ...later.map(({ id }) => open(id, MORNING))]);
      const { pending = {}, settled = {} } = (await getSearches(person.id)) ?? {};
      const known = Object.keys({ ...pending, ...settled });
      expect(known.sort()).toEqual([...all, ...later].map(({ id }) => id).sort());
    }
  });

  it('is not made of what was found before another opening was added', async () => {
    const { person, skill, all } = await waiting(1);
    const before = await getSearches(person.id);
    const later = await opening({ skills: [skill] });
    await open(later.id, MORNING);
    const stale = { userId: person.id, searches: before, waiting: undefined, mailedOn: undefined };
    await expect(digestOf(stale, MORNING)).rejects.toBeInstanceOf(TransactionFailed);
    expect(await found(person)).toEqual([...all, later].map(({ id }) => id).sort());
    expect(await requested(person)).toEqual([]);
  });

  it('comes in the morning where the user lives', async () => {
    const { person } = await waiting(1, { timeZone: 'Asia/Tokyo' });
    expect(await sendDigest(person.id, MORNING)).toBe('later');
    expect(await sendDigest(person.id, new Date('2999-05-04T22:00:00.000Z'))).toBe('nothing');
    expect(await sendDigest(person.id, new Date('2999-05-04T23:00:00.000Z'))).toBe('mailed');
  });

  it('does not announce again what it has named', async () => {
    const { person, all } = await waiting();
    await sendDigest(person.id, MORNING);
    await open(all[0]?.id ?? '', MORNING);
    expect(await found(person)).toEqual([]);
  });

  it('leaves out what has closed, was applied for or hidden, and is not sent with nothing left', async () => {
    const { person, all } = await waiting(1);
    const id = all[0]?.id ?? '';
    await person.browser.call('saved.hide', { params: { opportunityId: id } });
    expect(await sendDigest(person.id, MORNING)).toBe('nothing');
    expect([await found(person), await requested(person)]).toEqual([[], []]);
  });

  it('is not sent to an unconfirmed address or a suspended user, nor after the alerts were turned off', async () => {
    const unconfirmed = await waiting(1, { emailConfirmed: false });
    const suspended = await waiting();
    await suspend(suspended.person.id);
    for (const { person } of [unconfirmed, suspended]) {
      expect(await sendDigest(person.id, MORNING)).toBe('nothing');
      expect([await found(person), await requested(person)]).toEqual([[], []]);
    }
    const { person } = await waiting();
    const [search] = (await person.browser.call('searches.list')).body.items;
    await person.browser.call('searches.change', {
      params: { id: search?.id ?? '' },
      body: { alert: 'none' },
    });
    expect(await sendDigest(person.id, MORNING)).toBe('nothing');
    expect(await requested(person)).toEqual([]);
  });

  it('is requested by the hourly run, which finds nothing left the second time', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => waiting()));
    const context = { getRemainingTimeInMillis: () => 60_000 };
    for (let again = 0; again < 2; again++) await digestRun({ time: '2999-05-04T08:00:00Z' }, context);
    for (const { person } of people) {
      expect(await requested(person)).toHaveLength(1);
      expect(await found(person)).toEqual([]);
    }
  });
});

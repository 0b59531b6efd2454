import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { freePlace, getMentor, takePlace } from '#functions/parts/mentors/repository.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { offer } from '#functions/testing/meetings.ts';
import { listedMember, member } from '#functions/testing/members.ts';
import {
  directoryOf,
  eventuallyListed,
  MENTOR_SETTINGS,
  mentorWith,
  newMark,
  saveMentor,
  studentBorn,
} from '#functions/testing/mentors.ts';
import { asked } from '#functions/testing/mentorships.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { CONDUCT_VERSION } from '#shared/features/mentors/rules.ts';

beforeAll(asOperator);

/** An expertise that no other mentor has. */

describe('settings', () => {
  it('begin with what the profile says, and list a mentor once they are saved', async () => {
    const mentor = await listedMember({ role: 'mentor' }, ['React', 'SQL']);
    const before = (await mentor.browser.call('mentors.own')).body;
    expect(before).toMatchObject({
      ...{ version: 0, expertise: ['React', 'SQL'], approval: 'approved', unlisted: 'conduct', places: 2 },
      currentConductVersion: CONDUCT_VERSION,
    });
    const saved = (await saveMentor(mentor)).body;
    expect(saved).toMatchObject({ ...MENTOR_SETTINGS, version: 1, unlisted: 'no_time', nextFreeSlot: null });
    expect((await mentor.browser.call('mentors.own')).body).toEqual(saved);
    (await offer(mentor)).body;
    expect((await saveMentor(mentor, { version: 1 })).body).toMatchObject({ version: 2, unlisted: null });
    // The version with which an earlier save began.
    expect((await saveMentor(mentor, { version: 1 })).error.code).toBe('conflict');
  });

  it('are refused with a later code of conduct, and to users who may not be mentors', async () => {
    const mentor = await member({ role: 'mentor' });
    const { error } = await saveMentor(mentor, { conductVersion: CONDUCT_VERSION + 1 });
    expect(error).toMatchObject({ code: 'invalid_input', fields: { conductVersion: expect.any(String) } });
    expect((await saveMentor(await member())).error.code).toBe('forbidden');
    const pending = await member({ role: 'mentor', approved: false });
    expect((await saveMentor(pending)).error.code).toBe('approval_pending');
    const unconfirmed = await member({ role: 'mentor', emailConfirmed: false });
    expect((await saveMentor(unconfirmed)).error.code).toBe('email_unconfirmed');
  });

  it('that take requests again forget those that were left unanswered', async () => {
    const mentor = await mentorWith();
    await transact({ take: takePlace(mentor.id) });
    const read = await getMentor(mentor.id);
    const at = (await advanceClock(0)).toISOString();
    await transact({
      free: freePlace(mentor.id, { ...(read && { lapsed: { mentor: read, at } }), pausedBy: 'unanswered' }),
    });
    expect((await mentor.browser.call('mentors.own')).body).toMatchObject({
      ...{ paused: true, pausedBy: 'unanswered', unanswered: 1, unlisted: 'paused', used: 0 },
    });
    expect((await saveMentor(mentor, { version: 1, paused: true })).body).toMatchObject({
      ...{ pausedBy: 'unanswered', unanswered: 1 },
    });
    const again = (await saveMentor(mentor, { version: 2 })).body;
    expect(again).toMatchObject({ paused: false, unanswered: 0, unlisted: null });
    expect(again).not.toHaveProperty('pausedBy');
  });
});

describe('the directory', () => {
  it('shows a mentor with the next free slot, and with the fit to students alone', async () => {
    const expertise = ['React', newMark()];
    const mentor = await mentorWith({ expertise }, {}, { firstName: 'Mira', lastName: 'Mentor' });
    const student = await studentBorn('2000-02-29', ['React']);
    const query = { expertise: expertise[1] ?? '' };
    await eventuallyListed(student.browser, query, [mentor.id]);
    const { items, total } = (await student.browser.call('mentors.list', { query })).body;
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      ...{ id: mentor.id, firstName: 'Mira', lastName: 'Mentor', placesLeft: 3, expertise },
      ...{ answerMinutes: null, sessionsHeld: null },
      fit: { score: 7, reasons: ['Knows React, as you do'] },
    });
    const shown = (await student.browser.call('mentors.get', { params: { id: mentor.id } })).body;
    expect(shown.times).toHaveLength(12);
    expect(shown).toMatchObject({ timeZone: 'UTC', minutes: 30, mentor: { about: MENTOR_SETTINGS.about } });
    expect(items[0]?.nextFreeSlot).toBe(shown.mentor.nextFreeSlot);
    expect(shown.times[0]).toBe(shown.mentor.nextFreeSlot);
    const alumnus = await member({ role: 'alumni' });
    const [seen] = (await alumnus.browser.call('mentors.list', { query })).body.items;
    expect(seen).toMatchObject({ id: mentor.id, fit: null });
  });

  it('loses a mentor who is full, paused, without time or suspended, and finds them again', async () => {
    const expertise = [newMark()];
    const mentor = await mentorWith({ expertise, places: 1 });
    const { browser } = await member({ role: 'alumni' });
    const query = { expertise: expertise[0] ?? '' };
    const listed = (...ids: string[]) => eventuallyListed(browser, query, ids);
    const seen = () => browser.call('mentors.get', { params: { id: mentor.id } });
    await listed(mentor.id);
    await transact({ take: takePlace(mentor.id) });
    await listed();
    expect((await seen()).error.code).toBe('not_found');
    await expect(transact({ take: takePlace(mentor.id) })).rejects.toThrow();
    await transact({ free: freePlace(mentor.id) });
    await listed(mentor.id);
    (await saveMentor(mentor, { expertise, version: 1, paused: true })).body;
    await listed();
    (await saveMentor(mentor, { expertise, version: 2 })).body;
    await listed(mentor.id);
    (await offer(mentor, { weekly: [] })).body;
    await listed();
    expect((await seen()).error.code).toBe('not_found');
    (await offer(mentor)).body;
    await listed(mentor.id);
    expect((await seen()).body.mentor.id).toBe(mentor.id);
    await suspend(mentor.id);
    await listed();
    expect((await seen()).error.code).toBe('not_found');
  });

  it('follows the names and the profile of a mentor, as far as everyone may see it', async () => {
    const expertise = [newMark()];
    const mentor = await mentorWith({ expertise });
    const { browser } = await member({ role: 'alumni' });
    const query = { expertise: expertise[0] ?? '', q: 'wilhelmina' };
    expect(await directoryOf(browser, query)).toEqual([]);
    const work = { items: [{ name: 'Harbour & Co', position: 'Engineer' }], version: 0 };
    (await mentor.browser.call('profile.saveWork', { body: work })).body;
    const basics = { items: [{ firstName: 'Wilhelmina', lastName: 'Port' }], version: 0 };
    (await mentor.browser.call('profile.saveBasics', { body: basics })).body;
    await eventuallyListed(browser, query, [mentor.id]);
    const [shown] = (await browser.call('mentors.list', { query })).body.items;
    expect(shown).toMatchObject({ firstName: 'Wilhelmina', company: 'Harbour & Co', position: 'Engineer' });
  });

  it('shows students under 18 only those who may mentor them', async () => {
    const expertise = [newMark()];
    const [trusted, other] = [await mentorWith({ expertise }), await mentorWith({ expertise })];
    const admin = await member({ role: 'admin' });
    const body = { decision: 'allow_minors', reason: 'References were checked' } as const;
    (await admin.browser.call('mentors.decide', { params: { id: trusted.id }, body })).body;
    const query = { expertise: expertise[0] ?? '' };
    const [adult, { browser }] = [await studentBorn(), await studentBorn('2015-01-01')];
    await eventuallyListed(adult.browser, query, [trusted.id, other.id]);
    await eventuallyListed(browser, query, [trusted.id]);
    expect((await browser.call('mentors.get', { params: { id: other.id } })).status).toBe(404);
    expect((await browser.call('mentors.get', { params: { id: trusted.id } })).status).toBe(200);
  });
});

it('a mentor who is not listed is shown to themselves, to admins and to students who asked them', async () => {
  const { mentor, student } = await asked();
  (await saveMentor(mentor, { places: 0, version: 1 })).body;
  const seenBy = async ({ browser }: Awaited<ReturnType<typeof member>>) =>
    (await browser.call('mentors.get', { params: { id: mentor.id } })).status;
  expect(await seenBy(mentor)).toBe(200);
  expect(await seenBy(await member({ role: 'admin' }))).toBe(200);
  expect(await seenBy(student)).toBe(200);
  expect(await seenBy(await studentBorn())).toBe(404);
  expect(await seenBy(await member({ role: 'mentor' }))).toBe(404);
});

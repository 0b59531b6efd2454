import { beforeAll, describe, expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { mentorKey } from '#functions/parts/mentors/repository.ts';
import { profileKey } from '#functions/parts/profile/repository.ts';
import { begin, contact, say } from '#functions/testing/conversations.ts';
import { inDays } from '#functions/testing/meetings.ts';
import type { Member } from '#functions/testing/members.ts';
import { mentorWith, studentBorn } from '#functions/testing/mentors.ts';
import { accept, ask, decline, mentoring, session } from '#functions/testing/mentorships.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const PHONE = '+49 151 23456789';

/** Lets a mentor mentor students under 18, as an admin decides it. */
const allowMinors = ({ id }: Member) =>
  updateItem(updateOf(mentorKey(id), { set: { approvedForMinors: true }, add: { revision: 1 } }));

/** A student of so many years, whose birthday is today. */
const aged = async (years: number): Promise<Member> => {
  const today = (await advanceClock(0)).toISOString().slice(0, 10).replace('02-29', '02-28');
  return studentBorn(`${Number(today.slice(0, 4)) - years}${today.slice(4)}`);
};

const both = async () => {
  const [mentor, student] = [await mentorWith(), await aged(17)];
  await allowMinors(mentor);
  const { id } = (await ask(student, mentor)).body;
  (await accept(mentor, id)).body;
  return { mentor, student, id };
};

describe('a student under 18', () => {
  it('asks mentors alone whom an admin approved for minors; one of age asks all', async () => {
    const [mentor, student, adult] = [await mentorWith(), await aged(17), await aged(18)];
    const refused = await ask(student, mentor);
    expect([refused.status, refused.error.message]).toEqual([403, expect.stringContaining('under 18')]);
    expect((await contact(student, mentor)).status).toBe(403);
    expect((await ask(adult, mentor)).status).toBe(201);
    await allowMinors(mentor);
    expect((await ask(student, mentor, { note: `Call ${PHONE}` })).error.fields).toHaveProperty('note');
    const { id, minor } = (await ask(student, mentor)).body;
    expect(minor).toBe(true);
    const answered = await decline(mentor, id, { message: `Call ${PHONE}` });
    expect(answered.error.fields).toHaveProperty('message');
  });

  it('gives and gets no contact data: in no message, note, goal, topic or answer', async () => {
    const { mentor, student, id } = await both();
    const text = `Call ${PHONE}`;
    const refusals = [
      await begin(mentor, student, { kind: 'mentorship', id }, 'Mail me: robin@example.org'),
      await session(student, mentor, id, { start: (await inDays(1)).at('09:00'), topic: text }),
      await mentor.browser.call('mentorships.addNote', { params: { id }, body: { text, shared: true } }),
      await student.browser.call('mentorships.saveGoals', {
        params: { id },
        body: { version: 0, goals: [{ id: 'g', title: text, area: 'careerReadiness', steps: [] }] },
      }),
      await mentor.browser.call('mentorships.end', { params: { id }, body: { message: text } }),
    ];
    expect(refusals.map(({ status, error }) => [status, error.code])).toEqual(
      refusals.map(() => [400, 'invalid_input']),
    );
    expect(refusals[0]?.error.fields).toEqual({ text: expect.stringContaining('robin@example.org') });
    const { conversation, message } = (await begin(mentor, student, { kind: 'mentorship', id }, 'Hello'))
      .body;
    expect((await say(student, conversation.id, text)).status).toBe(400);
    const params = { id: conversation.id, number: `${message.number}` };
    expect((await mentor.browser.call('conversations.edit', { params, body: { text } })).status).toBe(400);
    // What a user notes for themselves reaches nobody.
    expect(
      (await mentor.browser.call('mentorships.addNote', { params: { id }, body: { text, shared: false } }))
        .status,
    ).toBe(201);
  });

  it('meets in the rooms of the site alone', async () => {
    const { mentor, student, id } = await both();
    await mentor.browser.call('meetings.saveAvailability', {
      body: {
        ...(await mentor.browser.call('meetings.availability')).body,
        link: 'https://meet.example.com/mine',
      } as never,
    });
    const { at } = await inDays(1);
    const booked = (await session(student, mentor, id, { start: at('15:00') })).body;
    expect(booked.link).not.toContain('meet.example.com');
    const link = 'https://meet.example.com/mine';
    const place = await mentor.browser.call('meetings.place', { params: { id: booked.id }, body: { link } });
    const proposal = await session(mentor, student, id, { proposed: [at('16:00')], link });
    for (const { status, error } of [place, proposal])
      expect([status, error.fields]).toEqual([400, { link: expect.stringContaining('under 18') }]);
  });

  it('shows neither address nor phone number to the mentor, and sees none; one of age does', async () => {
    const seen = async (viewer: Member, owner: Member) =>
      (await viewer.browser.call('profile.person', { params: { id: owner.id } })).body;
    const phone = (who: Member) => updateItem(updateOf(profileKey(who.id), { set: { phone: PHONE } }));
    const { mentor, student } = await both();
    await Promise.all([phone(mentor), phone(student)]);
    for (const [viewer, owner] of [
      [mentor, student],
      [student, mentor],
    ] as const) {
      const profile = await seen(viewer, owner);
      expect(profile.viewer).toBe('everyone');
      expect(JSON.stringify(profile)).not.toMatch(/people\.fledge\.test|23456789/);
    }
    const grown = await mentoring();
    expect((await seen(grown.mentor, grown.student)).viewer).toBe('work');
    expect((await seen(grown.student, grown.mentor)).viewer).toBe('work');
    const requested = [await mentorWith(), await studentBorn()] as const;
    (await ask(requested[1], requested[0])).body;
    expect((await seen(requested[0], requested[1])).viewer).toBe('everyone');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { momentIn } from '#functions/core/advisor/times.ts';
import { TOOLS as MENTOR_TOOLS } from '#functions/parts/mentors/tools.ts';
import { askTool, textOf, toolOf } from '#functions/testing/advisor.ts';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { eventuallyListed, mentorWith, newMark, studentBorn } from '#functions/testing/mentors.ts';
import { accept, ask, mentoring, session } from '#functions/testing/mentorships.ts';
import { dayText } from '#shared/core/day-text.ts';
import { TOOLS } from './tools.ts';

const find = toolOf(MENTOR_TOOLS, 'mentors.find');
const own = toolOf(MENTOR_TOOLS, 'mentors.own');
const prepare = toolOf(TOOLS, 'mentorships.prepare');
const goals = toolOf(TOOLS, 'mentorships.goals');
const book = toolOf(TOOLS, 'mentorships.book');

const MENTOR = { role: 'mentor' } as const;
const GOALS = [
  {
    id: 'tests',
    title: 'Write better tests',
    area: 'skillDevelopment' as const,
    steps: [
      { title: 'Read a book', done: true },
      { title: 'Test the parser', due: '2999-03-01', done: false },
    ],
  },
];

let pair: Awaited<ReturnType<typeof mentoring>>;
beforeAll(async () => {
  pair = await mentoring();
  const params = { id: pair.id };
  const saved = (
    await pair.student.browser.call('mentorships.saveGoals', { params, body: { goals: GOALS, version: 0 } })
  ).body;
  const body = { version: saved.goalsVersion };
  (await pair.mentor.browser.call('mentorships.agreeGoals', { params, body })).body;
  for (const [who, shared] of [
    [pair.student, false],
    [pair.mentor, true],
  ] as const)
    (await who.browser.call('mentorships.addNote', { params, body: { text: 'Canary note', shared } })).body;
});

describe('finding mentors', () => {
  it('names those with a free place and time, as the directory does', async () => {
    const expertise = newMark();
    const [mentor, student] = [await mentorWith({ expertise: [expertise] }), await studentBorn()];
    await eventuallyListed(student.browser, { expertise }, [mentor.id]);
    const answer = await askTool(find, student, { skills: [expertise] });
    const [listed] = (await student.browser.call('mentors.list', { query: { expertise } })).body.items;
    expect(textOf(answer)).toContain(`One mentor has a free place and free time for “${expertise}”.`);
    expect(textOf(answer)).toContain(`free ${momentIn(listed?.nextFreeSlot ?? '', 'UTC')}`);
    expect(textOf(answer)).toContain('three places left');
    expect(answer.references).toEqual([{ kind: 'mentor', id: mentor.id, label: 'Robin Example' }]);
    expect(answer.facts[1]?.values.name).toEqual({ kind: 'text', value: 'Robin Example' });
    const none = await askTool(find, student, { skills: [newMark()] });
    expect(textOf(none)).toMatch(/^No mentor with free time names “mark /);
  });
});

describe('the own place of a mentor', () => {
  it('names requests that wait, free places and free times', async () => {
    const mentor = await mentorWith({ places: 2 });
    const student = await studentBorn();
    (await ask(student, mentor, { goals: ['Learn to sail'] })).body;
    const answer = await askTool(own, mentor, {}, MENTOR);
    expect(textOf(answer)).toContain('One request waits for your answer, the first until');
    expect(textOf(answer)).toContain('One of your two places is free.');
    expect(textOf(answer)).toContain('Learn to sail');
    const { slots } = (
      await mentor.browser.call('meetings.slots', {
        params: { id: mentor.id },
        query: { from: new Date(0).toISOString(), to: new Date(1).toISOString() },
      })
    ).body;
    expect(slots).toEqual([]);
    expect(answer.facts.filter(({ about }) => about === 'free time')).toHaveLength(3);
  });

  it('says what keeps students away', async () => {
    const fresh = await askTool(own, await member({ role: 'alumni' }), {}, { role: 'alumni' });
    expect(textOf(fresh)).toContain('You aren’t set up as a mentor yet');
    const full = await askTool(own, await mentorWith({ places: 0 }), {}, MENTOR);
    expect(textOf(full)).toContain('You offer no places. Students don’t find you: you have no free place.');
    const waiting = await askTool(own, await member({ role: 'mentor', approved: false }), {}, MENTOR);
    expect(textOf(waiting)).toMatch(/waiting for approval|aren’t set up/);
  });
});

describe('preparing a session', () => {
  it('makes an agenda of open steps and the last session, without any note', async () => {
    const { at } = await inDays(2);
    const before = await askTool(prepare, pair.student);
    expect(textOf(before)).toContain('No session with Robin Example is booked.');
    expect(before.suggestions).toContain('Book a session with my mentor');
    (await session(pair.student, pair.mentor, pair.id, { start: at('10:00'), topic: 'The parser' })).body;
    for (const [who, role] of [
      [pair.student, 'student'],
      [pair.mentor, 'mentor'],
    ] as const) {
      const answer = await askTool(prepare, who, {}, { role });
      const text = textOf(answer);
      expect(text).toContain(`is on ${momentIn(at('10:00'), 'UTC')}: “The parser”.`);
      expect(text).toContain('One step of the goals is open.');
      expect(text).toContain(
        `Open step of “Write better tests”: Test the parser, by ${dayText('2999-03-01')}`,
      );
      expect(JSON.stringify(answer)).not.toContain('Canary');
      expect(answer.references).toEqual([{ kind: 'mentorship', id: pair.id, label: 'Robin Example' }]);
    }
  });

  it('says when there is nobody to meet', async () => {
    expect(textOf(await askTool(prepare, await studentBorn()))).toBe('You have no mentor at the moment.');
    const answer = await askTool(prepare, await mentorWith(), {}, MENTOR);
    expect(textOf(answer)).toBe('You mentor nobody at the moment.');
  });
});

describe('goals', () => {
  it('are shown with their progress to both sides', async () => {
    for (const [who, role] of [
      [pair.student, 'student'],
      [pair.mentor, 'mentor'],
    ] as const) {
      const text = textOf(await askTool(goals, who, {}, { role }));
      expect(text).toContain('You and Robin Example have agreed on one goal.');
      expect(text).toContain('Progress: skill development 50%.');
      expect(text).toContain('Write better tests: 1 of 2 steps done');
    }
  });

  it('of several mentees are shown for each, or for the one who is named', async () => {
    const mentor = await mentorWith();
    const students: Member[] = [];
    for (const firstName of ['Ada', 'Grace']) {
      const student = await member({ firstName });
      const { id } = (await ask(student, mentor)).body;
      (await accept(mentor, id)).body;
      students.push(student);
    }
    const all = await askTool(goals, mentor, {}, MENTOR);
    expect(textOf(all)).toContain('You have two mentorships, with two goals and no open steps.');
    expect(all.references?.map(({ label }) => label).sort()).toEqual(['Ada Example', 'Grace Example']);
    expect(textOf(await askTool(goals, mentor, { name: 'grace' }, MENTOR))).toContain(
      'You and Grace Example have agreed on one goal.',
    );
    const which = await askTool(prepare, mentor, {}, MENTOR);
    expect(textOf(which)).toContain('Which session should I prepare?');
    expect(which.suggestions).toEqual(['The first one', 'The second one']);
  });
});

describe('booking', () => {
  it('is proposed for free times, and books the time that is confirmed', async () => {
    const { mentor, student, id } = await mentoring();
    const answer = await askTool(book, student, {}, { timeZone: 'Europe/Berlin' });
    expect(answer.proposals).toHaveLength(3);
    const [first] = answer.proposals ?? [];
    const input = first?.run.input as { body: { start: string; clientId: string } };
    expect(first?.effect).toContain(
      `Books a session of 30 minutes with Robin Example on ${momentIn(input.body.start, 'Europe/Berlin')}.`,
    );
    expect(first).toMatchObject({ kind: 'book', target: `/dashboard/mentorships/${id}` });
    const slots = () => student.browser.call('meetings.slots', first?.unchanged?.input as never);
    expect((await slots()).body.slots).toEqual([input.body.start]);
    const booked = await student.browser.call('meetings.create', input as never);
    expect(booked.body).toMatchObject({ status: 'confirmed', host: { id: mentor.id } });
    expect((await slots()).body.slots).toEqual([]);
  });

  it('is not proposed without a mentor, a free time or a confirmed address', async () => {
    expect(textOf(await askTool(book, await studentBorn()))).toBe('You have no mentor at the moment.');
    const { mentor, student } = await mentoring();
    const hours = (await mentor.browser.call('meetings.availability')).body;
    const { rooms: _, version: __, ...rest } = hours;
    (await mentor.browser.call('meetings.saveAvailability', { body: { ...rest, weekly: [] } })).body;
    const answer = await askTool(book, student);
    expect(textOf(answer)).toContain('has no free time');
    expect(answer.proposals).toBeUndefined();
  });
});

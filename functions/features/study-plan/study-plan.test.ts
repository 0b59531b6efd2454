import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, member } from '#functions/testing/members.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { momentOf } from '#shared/features/study-plan/due.ts';
import type { Deadline, VersionedPlan } from '#shared/features/study-plan/schema.ts';

beforeAll(asOperator);

const BERLIN = 'Europe/Berlin';

/** A deadline at noon in Berlin, some days after a moment. */
const deadlineIn = (days: number, now: Date, more: Partial<Deadline> = {}): Deadline => ({
  id: `in-${days}`,
  title: 'Application, in full; with a seal',
  country: 'de',
  date: new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10),
  time: '12:00',
  timeZone: BERLIN,
  done: false,
  ...more,
});

const planOf = (more: Partial<VersionedPlan> = {}): VersionedPlan => ({
  ...{
    countries: ['de'],
    intake: '2027-10',
    notes: 'First.\n\nSecond.',
    deadlines: [],
    documents: [],
    version: 0,
  },
  ...more,
});

const own = async ({ browser }: Member) => (await browser.call('study-plan.get')).body;
const save = ({ browser }: Member, body: VersionedPlan) => browser.call('study-plan.save', { body });
const remindersOf = async (student: Member) =>
  (await notificationsOf(student)).items.flatMap(({ event }) =>
    event.kind === 'study_deadline' ? [event.deadlineId] : [],
  );

describe('a plan', () => {
  it('is empty at first, is saved by its version, and is that of one student', async () => {
    const [student, other] = [await member(), await member()];
    expect(await own(student)).toMatchObject({ version: 0, deadlines: [], documents: [] });
    const plan = planOf({
      documents: [{ id: 'a', name: 'Transcript', country: null, state: 'ready', note: '' }],
    });
    expect((await save(student, plan)).body).toEqual({ ...plan, version: 1 });
    expect(await own(student)).toEqual({ ...plan, version: 1 });
    expect((await save(student, plan)).error.code).toBe('conflict');
    expect((await save(student, { ...plan, version: 2 })).error.code).toBe('conflict');
    expect(await own(other)).toMatchObject({ version: 0, documents: [] });
  });

  it('is saved once of many requests with the same version', async () => {
    const student = await member();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => save(student, planOf({ notes: `Plan ${at}` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    const kept = answers.find(({ status }) => status === 200)?.body;
    expect(await own(student)).toEqual(kept);
  });

  it.each([
    ['four countries', { countries: ['de', 'us', 'gb', 'ca'] }],
    ['a month that there is not', { intake: '2027-13' }],
    ['two deadlines with one id', { deadlines: [1, 2].map(() => deadlineIn(9, new Date())) }],
    ['a day that there is not', { deadlines: [deadlineIn(9, new Date(), { date: '2027-02-30' })] }],
    ['a zone that there is not', { deadlines: [deadlineIn(9, new Date(), { timeZone: 'Europe/Fledge' })] }],
    ['31 deadlines', { deadlines: Array.from({ length: 31 }, (_, at) => deadlineIn(at, new Date())) }],
  ])('refuses %s', async (_, more) => {
    const student = await member();
    const answer = await save(student, { ...planOf(), ...more } as VersionedPlan);
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
  });
});

it('the calendar has what is not done, at its time there, and changes with the plan', async () => {
  const [student, now] = [await member(), await advanceClock(0)];
  const [open, done] = [deadlineIn(20, now), deadlineIn(21, now, { done: true })];
  await save(student, planOf({ deadlines: [open, done] }));
  const file = async () => {
    const { headers, text } = await student.browser.send('/api/study-plan/calendar.ics');
    expect(headers.get('content-type')).toMatch(/^text\/calendar/);
    return text.replaceAll(/\r\n[ \t]/g, '');
  };
  const text = await file();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('SUMMARY:Application\\, in full\\; with a seal (Germany)');
  const end = new Date(momentOf(open)).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  expect(text).toContain(`DTEND:${end}`);
  expect(text).toContain('SEQUENCE:1');
  await save(student, planOf({ deadlines: [{ ...open, title: 'Later' }], version: 1 }));
  const later = await file();
  expect(later).toContain('SEQUENCE:2');
  expect(later.match(/^UID:.*$/m)?.[0]).toBe(text.match(/^UID:.*$/m)?.[0]);
});

it('a reminder comes a day before, once, for what is not done, also after a change', async () => {
  const [student, now] = [await member(), await advanceClock(0)];
  const [first, second] = [deadlineIn(5, now), deadlineIn(9, now)];
  const done = deadlineIn(6, now, { done: true });
  await save(student, planOf({ deadlines: [first, second, done] }));
  const untilReminder = async (deadline: Deadline) =>
    momentOf(deadline) - DAY_MS - (await advanceClock(0)).getTime();
  await advanceClock((await untilReminder(first)) + 2 * HOUR_MS);
  await eventually('the first reminder', async () => (await remindersOf(student)).length > 0);
  expect(await remindersOf(student)).toEqual([first.id]);
  const plan = await own(student);
  expect(plan.version).toBe(1);
  await save(student, { ...plan, notes: 'Another one.' });
  await advanceClock((await untilReminder(second)) + 2 * HOUR_MS);
  await eventually('the second reminder', async () => (await remindersOf(student)).length > 1);
  expect((await remindersOf(student)).sort()).toEqual([first.id, second.id]);
});

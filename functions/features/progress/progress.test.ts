import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { transact, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { addProven } from '#functions/parts/profile/proven.ts';
import { projectKey } from '#functions/parts/projects/repository.ts';
import { storeApplicant } from '#functions/scenarios/application.ts';
import { storeMeeting } from '#functions/scenarios/meeting.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { browserOf, member } from '#functions/testing/members.ts';
import { submit, submitted } from '#functions/testing/projects.ts';
import { reviewer, reviewIdsOf, reviewWith } from '#functions/testing/reviews.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { monthOf, PROGRESS_KINDS, type ProgressKind } from '#shared/features/progress/rules.ts';

beforeAll(asOperator);

type Reader = Awaited<ReturnType<typeof member>>['browser'];
const read = async (browser: Reader) => (await browser.call('progress.get')).body;

/** A moment some months before this one, in the middle of the month. */
const monthsAgo = async (months: number): Promise<string> => {
  const now = await advanceClock(0);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15, 12)).toISOString();
};
const dayAfter = (moment: string): string => new Date(Date.parse(moment) + DAY_MS).toISOString();

/** The months in which something was counted. */
const counted = async (browser: Reader, kind: ProgressKind): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await read(browser)).months.flatMap((month) => (month[kind] > 0 ? [[month.month, month[kind]]] : [])),
  );

describe('a student’s progress', () => {
  it('counts applications, answers and invitations in the months in which they were', async () => {
    const [old, earlier, before, later] = await Promise.all([14, 3, 2, 1].map(monthsAgo));
    if (!old || !earlier || !before || !later) throw new Error('There are months.');
    const invited = { status: 'interview_scheduled', at: later } as const;
    const histories = [
      [{ status: 'new', at: earlier }, { status: 'reviewed', at: before }, invited],
      [
        { status: 'new', at: earlier },
        { status: 'rejected', at: dayAfter(earlier) },
      ],
      [{ status: 'new', at: before }],
      [{ status: 'new', at: old }, invited],
    ] as const;
    const student = await storeApplicant(
      { account: { createdAt: '2020-01-01T00:00:00.000Z' } },
      histories.map((history) => ({ posting: someOpportunity(), history })),
    );
    const browser = await browserOf(student);
    expect(await counted(browser, 'applications')).toEqual({ [monthOf(earlier)]: 2, [monthOf(before)]: 1 });
    expect(await counted(browser, 'answers')).toEqual({ [monthOf(earlier)]: 1, [monthOf(later)]: 1 });
    expect(await counted(browser, 'interviews')).toEqual({ [monthOf(later)]: 1 });
    const { months, partial } = await read(browser);
    expect([months.length, partial]).toEqual([12, false]);
  });

  it('begins with the month of the sign-up, with zeros', async () => {
    const person = await member({ createdAt: await monthsAgo(1) });
    const { months } = await read(person.browser);
    expect(months.map(({ month }) => month)).toEqual([
      monthOf(await monthsAgo(1)),
      monthOf(await monthsAgo(0)),
    ]);
    for (const month of months) expect(PROGRESS_KINDS.map((kind) => month[kind])).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('counts sessions of mentorships that are over, and no other meetings', async () => {
    const [student, mentor] = [
      await member({ createdAt: '2020-01-01T00:00:00.000Z' }),
      await member({ role: 'mentor' }),
    ];
    const ahead = new Date((await advanceClock(0)).getTime() + DAY_MS).toISOString();
    const before = await monthsAgo(2);
    const meeting = (start: string, reason: 'mentorship' | 'ask') =>
      storeMeeting({
        reason: { kind: reason, id: newId() },
        about: 'Mentoring',
        host: { id: mentor.id, name: 'Robin' },
        guest: { id: student.id, name: 'Stella' },
        status: 'confirmed',
        start,
        createdAt: start,
      });
    await meeting(before, 'mentorship');
    await meeting(dayAfter(before), 'mentorship');
    await meeting(dayAfter(dayAfter(before)), 'ask');
    await meeting(`${ahead.slice(0, 16)}:00.000Z`, 'mentorship');
    expect(await counted(student.browser, 'sessions')).toEqual({ [monthOf(before)]: 2 });
  });

  it('counts a review once the student has its result, and not while another one is awaited', async () => {
    const now = monthOf(await monthsAgo(0));
    const { student, id } = await submitted({}, true);
    const [first = '', second = ''] = await reviewIdsOf(id);
    (await reviewWith(await reviewer(), first)).body;
    expect(await counted(student.browser, 'reviews')).toEqual({});
    (await reviewWith(await reviewer(), second)).body;
    expect(await counted(student.browser, 'reviews')).toEqual({ [now]: 2 });
    // Of the next submission nothing is known before it has a result.
    (await submit(student, id, true)).body;
    const [third = ''] = await reviewIdsOf(id);
    (await reviewWith(await reviewer(), third)).body;
    expect(await counted(student.browser, 'reviews')).toEqual({ [now]: 2 });
    // A result of long ago is not read at all.
    await updateItem(updateOf(projectKey(id), { set: { updatedAt: '2020-01-01T00:00:00.000Z' } }));
    expect(await counted(student.browser, 'reviews')).toEqual({});
  });

  it('counts each skill in the month in which it was first proven', async () => {
    const student = await member({ createdAt: '2020-01-01T00:00:00.000Z' });
    const [earlier, later] = [await monthsAgo(4), await monthsAgo(1)];
    const proof = (skill: string, provenAt: string) => ({
      ...{ skill, provenAt, kind: 'project' as const, proofId: newId() },
      ...{ title: 'Tides', issuer: 'Fledge', validUntil: null },
    });
    await transact({
      proven: addProven(student.id, [proof('React', later), proof('React', earlier), proof('SQL', later)]),
    });
    expect(await counted(student.browser, 'skills')).toEqual({ [monthOf(earlier)]: 1, [monthOf(later)]: 1 });
  });

  it('is for students alone, each of whom reads their own', async () => {
    for (const role of ['mentor', 'employer', 'alumni', 'admin'] as const)
      expect((await (await member({ role })).browser.call('progress.get')).status).toBe(403);
  });
});

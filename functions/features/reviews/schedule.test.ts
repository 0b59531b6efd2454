import { beforeAll, describe, expect, it } from 'vitest';
import { CLAIM_REMINDER_MS, getReview } from '#functions/parts/reviews/repository.ts';
import { call } from '#functions/testing/call.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { readProject, submitted } from '#functions/testing/projects.ts';
import {
  allScored,
  claim,
  claimed,
  readReview,
  reviewer,
  reviewIdsOf,
  reviewWith,
  revise,
} from '#functions/testing/reviews.ts';
import { asOperator, eventually, itemsOf } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { CLAIM_MS, REVISION_MS } from '#shared/features/reviews/rules.ts';
import { draft } from './draft.ts';
import { followReview } from './effects.ts';
import { finish } from './finish.ts';
import { settleDue } from './settle-due.ts';

beforeAll(asOperator);

/** Does what is due next about a review, at its time; returns how long after the claim or hand-in that is. */
const passNext = async (id: string): Promise<string> => {
  const at = (await getReview(id))?.dueAt ?? '';
  await settleDue(id, at, new Date(at));
  return at;
};

const newsOf = async ({ browser }: Member): Promise<string[]> =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'review' || event.kind === 'project' ? [event.news] : [],
  );

it('a claim is reminded of, ends after 48 hours with its draft kept, and raises nobody’s place', async () => {
  const { student, mentor, projectId, id } = await claimed();
  (await mentor.browser.call('reviews.draft', { params: { id }, body: { feedback: 'So far' } })).body;
  const until = (await getReview(id))?.claimedUntil ?? '';
  expect(Date.parse(await passNext(id))).toBe(Date.parse(until) - CLAIM_REMINDER_MS);
  expect((await getReview(id))?.status).toBe('claimed');
  await eventually('the reminder', async () => (await newsOf(mentor)).includes('claim_ending'));
  const { student: later, id: behind } = await submitted();
  const placeBefore = (await readProject(later, behind)).place ?? 0;
  expect(await passNext(id)).toBe(until);
  expect(await getReview(id)).toMatchObject({ status: 'waiting', formerId: mentor.id });
  expect((await readProject(later, behind)).place).toBeLessThanOrEqual(placeBefore);
  expect((await readProject(student, projectId)).status).toBe('pending_review');
  await eventually('the news', async () => (await newsOf(mentor)).includes('claim_ended'));
  const again = (await claim(mentor, id)).body;
  expect(again.draft.feedback).toBe('So far');
});

it('nothing is saved after the time of a claim, also when the schedule is late', async () => {
  const { id } = await claimed();
  const record = await getReview(id);
  const now = new Date(Date.parse(record?.claimedUntil ?? '') + 1);
  const body = { scores: allScored(4), feedback: 'Late' };
  const given = { record, account: { id: record?.reviewer?.id }, body, now };
  const refused = { code: 'illegal_transition' };
  const saving = call(draft, given);
  await expect(saving).rejects.toMatchObject(refused);
  const handingIn = call(finish, given);
  await expect(handingIn).rejects.toMatchObject(refused);
  expect(await itemsOf(`review#${id}`)).toHaveLength(1);
});

/** Two reviews that disagree: of 100 and of 20 percent. */
const disagreeing = async () => {
  const { student, id } = await submitted({}, true);
  const [one = '', two = ''] = await reviewIdsOf(id);
  const [first, second] = [await reviewer('Ann'), await reviewer('Bea')];
  (await reviewWith(first, one, 5)).body;
  (await reviewWith(second, two, 1)).body;
  return { student, id, one, two, first, second };
};

it('if nobody revises within 72 hours a third review enters the queue, and three that disagree are Reviewed', async () => {
  const { student, id, one, first } = await disagreeing();
  await eventually('the news', async () => (await newsOf(first)).includes('revise'));
  const { finishedAt = '', reviseUntil = '' } = (await getReview(one)) ?? {};
  expect(Date.parse(reviseUntil) - Date.parse(finishedAt)).toBeGreaterThanOrEqual(REVISION_MS - HOUR_MS);
  await passNext(one);
  const [, , three = ''] = await reviewIdsOf(id);
  expect(await getReview(three)).toMatchObject({ ordinal: 3, status: 'waiting' });
  expect((await revise(first, one, 3)).error.code).toBe('illegal_transition');
  expect((await readReview(first, one)).body.reviseUntil).toBeNull();
  (await reviewWith(await reviewer('Cat'), three, 3)).body;
  const { status, versions } = await readProject(student, id);
  expect(status).toBe('reviewed');
  expect(versions[0]?.reviews.map(({ overallScore }) => overallScore)).toEqual([100, 20, 60]);
  expect(await itemsOf(`proven-skills#${student.id}`)).toEqual([]);
});

it('a revision that agrees decides once the other can revise no more', async () => {
  const { student, id, one, two, second } = await disagreeing();
  (await revise(second, two, 5)).body;
  expect((await readProject(student, id)).status).toBe('in_review');
  await passNext(one);
  expect((await readProject(student, id)).status).toBe('verified');
  await eventually('the news', async () => (await newsOf(student)).includes('verified'));
});

describe('the number of reviews that wait', () => {
  // In the table of the stack, its stream counts what other tests have handed in at the same time.
  withOwnTable();

  it('has a review once, however often its change is delivered', async () => {
    const at = new Date('2026-10-12T08:00:00.000Z');
    const after = {
      ...{ id: 'review', projectId: 'project', userId: 'student', title: 'Tides', version: 1 },
      ...{ status: 'waiting', updatedAt: at.toISOString(), history: [{ by: 'student' }] },
    };
    const waiting = async () => (await allItems()).find(({ pk }) => pk === 'review-figures#pending')?.waiting;
    for (let times = 0; times < 2; times++) {
      await followReview({ before: undefined, after, at });
      expect(await waiting()).toBe(1);
    }
    const claimed = { ...after, version: 2, status: 'claimed' };
    for (let times = 0; times < 2; times++) {
      await followReview({ before: after, after: claimed, at });
      expect(await waiting()).toBe(0);
    }
  });
});

it('says how long a claim and a revision last', () => {
  expect([CLAIM_MS / HOUR_MS, REVISION_MS / HOUR_MS]).toEqual([48, 72]);
});

it('an admin’s void reaches the reviewer and the student', async () => {
  const { student, id } = await submitted();
  const [one = ''] = await reviewIdsOf(id);
  const mentor = await reviewer();
  (await reviewWith(mentor, one)).body;
  const admin = await member({ role: 'admin' });
  (await admin.browser.call('reviews.void', { params: { id: one }, body: { reason: 'A mistake.' } })).body;
  await eventually('the news', async () => (await newsOf(mentor)).includes('voided'));
  await eventually('the news', async () => (await newsOf(student)).includes('voided'));
});

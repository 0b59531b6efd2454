import { expect, it } from 'vitest';
import { accountKey } from '#functions/core/account.ts';
import { transact, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { ratedWrite } from '#functions/parts/reviews/reviewers.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { mentoring } from '#functions/testing/mentorships.ts';
import { draftProject, readProject, submit, submitted } from '#functions/testing/projects.ts';
import {
  allScored,
  claim,
  finish,
  readReview,
  reviewer,
  reviewIdsOf,
  reviewWith,
} from '#functions/testing/reviews.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { REFERENCES_TO_RATE } from '#shared/features/reviews/rules.ts';

const calibrate = async ({ id }: Member): Promise<void> => {
  asOperator();
  await transact({ state: ratedWrite(id, { rated: REFERENCES_TO_RATE, at: new Date().toISOString() }) });
};

it('a mentor gives their mentee the first review and never the second', async () => {
  const { mentor, student } = await mentoring();
  await calibrate(mentor);
  const { id } = await draftProject(student);
  (await submit(student, id, true)).body;
  const [one = '', two = ''] = await reviewIdsOf(id);
  const refused = await claim(mentor, two);
  expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
  const { items } = (await mentor.browser.call('reviews.list', { query: { limit: 50 } })).body;
  const reasons = items.filter(({ projectId }) => projectId === id).map(({ unclaimable }) => unclaimable);
  expect(reasons.every((reason) => reason === null || reason === 'mentee')).toBe(true);
  expect((await claim(mentor, one)).status).toBe(200);
});

it('nobody reviews their own project, whatever role they have meanwhile', async () => {
  const { student, id } = await submitted();
  await updateItem(updateOf(accountKey(student.id), { set: { role: 'mentor' } }));
  await calibrate(student);
  const [one = ''] = await reviewIdsOf(id);
  expect((await claim(student, one)).error.code).toBe('forbidden');
});

it('before the reference projects are rated nothing can be claimed, and the queue says so', async () => {
  const [mentor, { id }] = [await member({ role: 'mentor' }), await submitted()];
  const [one = ''] = await reviewIdsOf(id);
  expect((await claim(mentor, one)).error.code).toBe('not_calibrated');
  const body = (await mentor.browser.call('reviews.list')).body;
  expect(body.calibrated).toBe(false);
  expect((await readReview(mentor, one)).body.unclaimable).toBe('not_calibrated');
});

it('what one mentor handed in is in nothing that the other gets before theirs is in, nor in what the student gets', async () => {
  const canary = `canary ${crypto.randomUUID()}`;
  const { student, id } = await submitted({}, true);
  const [one = '', two = ''] = await reviewIdsOf(id);
  const [first, second] = [await reviewer('Ann'), await reviewer('Bea')];
  (await claim(first, one)).body;
  (await claim(second, two)).body;
  const body = { scores: allScored(1, canary), feedback: canary };
  (await first.browser.call('reviews.finish', { params: { id: one }, body })).body;
  const draft = { feedback: 'Mine', draftVersion: 0 };
  const seen = [
    await second.browser.call('reviews.list'),
    await second.browser.call('reviews.list', { query: { tab: 'completed' } }),
    await readReview(second, one),
    await readReview(second, two),
    await claim(second, two),
    await second.browser.call('reviews.draft', { params: { id: two }, body: draft }),
    await second.browser.call('notifications.list'),
    await student.browser.call('projects.list'),
    await student.browser.call('projects.get', { params: { id } }),
    await student.browser.call('notifications.list'),
  ];
  expect(seen.map(({ status }) => status)).toEqual([200, 200, 404, ...Array(7).fill(200)]);
  for (const answer of seen.filter(({ status }) => status === 200))
    expect(JSON.stringify(answer.body)).not.toContain(canary);
  expect((await readReview(second, two)).body).toMatchObject({ own: null, others: [] });
  const after = (await finish(second, two, 1)).body;
  expect(JSON.stringify(after.others)).toContain(canary);
  expect(JSON.stringify(await readProject(student, id))).toContain(canary);
});

it('a review is open to the mentor who has it alone', async () => {
  const { id } = await submitted();
  const [one = ''] = await reviewIdsOf(id);
  const [mentor, other] = [await reviewer('Ann'), await reviewer('Bea')];
  expect((await readReview(other, one)).status).toBe(200);
  (await reviewWith(mentor, one)).body;
  expect((await readReview(other, one)).status).toBe(404);
  const answers = await Promise.all([
    other.browser.call('reviews.release', { params: { id: one }, body: {} }),
    other.browser.call('reviews.draft', { params: { id: one }, body: { feedback: 'x' } }),
    finish(other, one),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

import { expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { takeClaim } from '#functions/parts/reviews/reviewers.ts';
import { submitted } from '#functions/testing/projects.ts';
import {
  allScored,
  claim,
  claimed,
  finish,
  reviewer,
  reviewIdsOf,
  reviewWith,
} from '#functions/testing/reviews.ts';
import { asOperator, itemAt, itemsOf } from '#functions/testing/stack.ts';
import { pairOf } from './change.ts';
import { handIn } from './finish.ts';

const MENTORS = 100;

const statusesOf = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).sort();

it('of 100 mentors who claim one project at once, one gets it, and the others learn that it is claimed', async () => {
  const { id: projectId } = await submitted();
  const [id = ''] = await reviewIdsOf(projectId);
  const mentors = await inParallel(Array.from({ length: MENTORS }), 8, () => reviewer());
  // As many at any moment as the local stack serves within a function's time.
  const answers = await inParallel(mentors, 24, (mentor) => claim(mentor, id));
  const won = mentors.filter((_, index) => answers[index]?.status === 200);
  const lost = answers.filter(({ status }) => status !== 200);
  expect(won).toHaveLength(1);
  expect(new Set(lost.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
    new Set(['409 claimed']),
  );
  expect(await itemAt(`review#${id}`, 'review')).toMatchObject({
    status: 'claimed',
    reviewer: { id: won[0]?.id },
  });
  const states = await Promise.all(mentors.map((mentor) => itemAt(`reviewer#${mentor.id}`, 'state')));
  expect(states.filter((state) => state?.claims)).toHaveLength(1);
});

it('of three claims of a mentor at once two succeed', async () => {
  const mentor = await reviewer();
  const projects = await Promise.all([submitted(), submitted(), submitted()]);
  const ids = await Promise.all(projects.map(async ({ id }) => (await reviewIdsOf(id))[0] ?? ''));
  const answers = await Promise.all(ids.map((id) => claim(mentor, id)));
  expect(statusesOf(answers)).toEqual([200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('too_many_claims');
});

it('both reviews of a project that are handed in at once decide it once', async () => {
  const { student, id } = await submitted({}, true);
  const [one = '', two = ''] = await reviewIdsOf(id);
  const [first, second] = [await reviewer('Ann'), await reviewer('Bea')];
  (await claim(first, one)).body;
  (await claim(second, two)).body;
  const answers = await Promise.all([finish(first, one, 4), finish(second, two, 4)]);
  expect(statusesOf(answers)).toEqual([200, 200]);
  expect(await itemAt(`project#${id}`, 'project')).toMatchObject({ status: 'verified' });
  expect(await itemsOf(`proven-skills#${student.id}`)).not.toEqual([]);
});

it('a review that is handed in on top of another state of its project is refused', async () => {
  const { id } = await submitted({}, true);
  const [one = '', two = ''] = await reviewIdsOf(id);
  const [first, second] = [await reviewer('Ann'), await reviewer('Bea')];
  (await claim(first, one)).body;
  (await claim(second, two)).body;
  asOperator();
  const [ofFirst, ofSecond] = await Promise.all([pairOf(one), pairOf(two)]);
  const [handed, now] = [{ scores: allScored(4), feedback: 'Well done.' }, new Date()];
  await handIn(ofFirst, first.id, handed, now);
  await expect(handIn(ofSecond, second.id, handed, now)).rejects.toThrow(TransactionFailed);
  expect((await finish(second, two, 4)).status).toBe(200);
});

it('of two windows that save the same draft at once one does', async () => {
  const { mentor, id } = await claimed();
  const save = (feedback: string) =>
    mentor.browser.call('reviews.draft', { params: { id }, body: { feedback, draftVersion: 0 } });
  const answers = await Promise.all([save('one'), save('two'), save('three'), save('four')]);
  expect(statusesOf(answers)).toEqual([200, 409, 409, 409]);
});

it('one of two claims of both reviews by the same mentor at once succeeds', async () => {
  const { id } = await submitted({}, true);
  const ids = await reviewIdsOf(id);
  const mentor = await reviewer();
  const answers = await Promise.all(ids.map((one) => claim(mentor, one)));
  expect(statusesOf(answers)).toEqual([200, 403]);
  const claimedId = ids[answers.findIndex(({ status }) => status === 200)] ?? '';
  (await finish(mentor, claimedId)).body;
  const other = ids.find((one) => one !== claimedId) ?? '';
  expect((await reviewWith(await reviewer('Bea'), other)).status).toBe(200);
});

it('the table refuses a third claim, whatever was read before', async () => {
  const { id } = await reviewer();
  asOperator();
  const take = (review: string) => transact({ claim: takeClaim(id, review) });
  await take('one');
  await take('two');
  await expect(take('three')).rejects.toBeInstanceOf(TransactionFailed);
});

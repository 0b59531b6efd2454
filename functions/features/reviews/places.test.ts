import { expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { create } from '#functions/features/projects/save.ts';
import { submit, withdraw } from '#functions/features/projects/submit.ts';
import { getProject, type ProjectRecord } from '#functions/parts/projects/repository.ts';
import { enterPlaces, entryTime } from '#functions/parts/reviews/queue.ts';
import { getReview } from '#functions/parts/reviews/repository.ts';
import { roundOf } from '#functions/parts/reviews/round.ts';
import { call } from '#functions/testing/call.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { TIDES } from '#functions/testing/projects.ts';
import { peopleOf, START } from '#functions/testing/review-rounds.ts';
import { allScored } from '#functions/testing/reviews.ts';
import { claim } from './claim.ts';
import { finish } from './finish.ts';
import { voidReview } from './void.ts';

withOwnTable();

const now = new Date(START);
const stored = async (id: string): Promise<ProjectRecord> => {
  const project = await getProject(id);
  if (!project) throw new Error('The project is gone.');
  return project;
};

it('twelve projects handed in at one moment enter one after another', async () => {
  const { students } = await peopleOf();
  const owners = Array.from({ length: 12 }, (_, index) => students[index % students.length]);
  const made = await Promise.all(
    owners.map(async (account) => ({ account, ...(await call(create, { account, body: TIDES, now })) })),
  );
  await Promise.all(
    made.map(async ({ id, account }) => {
      const record = await stored(id);
      await call(submit, { record, account, now, body: { version: record.fieldsVersion } });
    }),
  );
  const entered = await Promise.all(made.map(async ({ id }) => roundOf(await stored(id)).enteredAt));
  expect(new Set(entered).size).toBe(12);
});

it('a withdrawn project does not name a review that is voided afterwards', async () => {
  const { students, mentors, admin } = await peopleOf();
  const [student, mentor] = [students[0], mentors[1]];
  const { id } = await call(create, { account: student, body: TIDES, now });
  const record = await stored(id);
  const body = { version: record.fieldsVersion, verified: true };
  await call(submit, { record, account: student, now, body });
  const reviewId = roundOf(await stored(id)).reviews[0]?.id ?? '';
  const given = { account: mentor, now, params: { id: reviewId } };
  await call(claim, { ...given, record: await getReview(reviewId) });
  const scored = { scores: allScored(4), feedback: 'Well done.' };
  await call(finish, { ...given, record: await getReview(reviewId), body: scored });
  await call(withdraw, { record: await stored(id), account: student, now });
  expect(roundOf(await stored(id)).reviews).toMatchObject([{ id: reviewId, status: 'finished' }]);
  const reason = 'They know each other.';
  await call(voidReview, { ...given, account: admin, body: { reason } });
  expect(await stored(id)).toMatchObject({ status: 'withdrawn', round: { reviews: [] } });
});

it('what enters is behind all that have entered, also behind a clock that is ahead', async () => {
  const last = new Date(START + 400 * 86_400_000);
  const entering = { projectId: 'ahead', enteredAt: last.toISOString(), userId: 'nobody' };
  await transact({ place: enterPlaces(entering) });
  expect(await entryTime(now)).toBe(new Date(last.getTime() + 1).toISOString());
  await expect(transact({ place: enterPlaces({ ...entering, projectId: 'between' }) })).rejects.toThrow();
});

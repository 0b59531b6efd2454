import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { type StoredScorecard, submit } from '#functions/core/scorecards.ts';
import { applied, hiring } from '#functions/testing/applicants.ts';
import type { Member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { ratingsDiffer } from '#shared/core/scorecard-rules.ts';
import {
  APPLICANT_SCORECARD,
  criteriaOf,
  recommendationsDiffer,
} from '#shared/features/applicants/scorecard-rules.ts';
import { criterionId } from './scorecards.ts';

beforeAll(asOperator);

const SKILL = criterionId('React');
const setUp = async () => {
  const hired = await hiring({ skills: ['React'], requirements: ['Two years of shipping', 'React'] });
  const [person] = await applied(hired.id, 1);
  if (!person) throw new Error('nobody applied');
  const params = { id: hired.id, userId: person.id };
  const save = ({ browser }: Member, evidence: string, given: object = {}) =>
    browser.call('applicants.saveScorecard', {
      params,
      body: {
        ratings: [{ criterion: SKILL, rating: 'strong', evidence }],
        recommendation: 'yes',
        summary: '',
        version: 0,
        ...given,
      },
    });
  const read = ({ browser }: Member) => browser.call('applicants.one', { params });
  return { ...hired, person, save, read };
};

it('is hidden from a colleague until they have submitted their own; only the number is there', async () => {
  const { employer, colleague, save, read } = await setUp();
  expect((await save(employer, 'canary-first')).body).toMatchObject({ submitted: 1, others: [] });
  const before = await read(colleague);
  expect(before.body.scorecards).toMatchObject({ own: null, submitted: 1, others: [] });
  expect(before.text).not.toContain('canary-first');
  const { body } = await save(colleague, 'canary-second');
  expect(body).toMatchObject({
    own: { version: 1, ratings: [{ label: 'React', evidence: 'canary-second' }] },
    others: [{ author: 'Erin Example', ratings: [{ evidence: 'canary-first' }] }],
  });
  expect((await read(employer)).body.scorecards.others).toMatchObject([{ author: 'Col Example' }]);
});

it('asks for what the posting asks for, each once, and refuses other criteria and ratings without evidence', async () => {
  const { employer, save, read } = await setUp();
  const { criteria } = (await read(employer)).body.scorecards;
  expect(criteria.map(({ label }) => label)).toEqual(['React', 'Two years of shipping']);
  const rated = { criterion: SKILL, rating: 'weak', evidence: 'Seen' };
  for (const ratings of [
    [],
    [{ ...rated, criterion: 'age' }],
    [rated, rated],
    [{ ...rated, evidence: ' ' }],
    [{ ...rated, rating: 5 }],
  ])
    expect((await save(employer, '', { ratings })).status).toBe(400);
  expect((await read(employer)).body.scorecards.submitted).toBe(0);
});

it('is submitted once for each version, however many tabs submit it at once', async () => {
  const { employer, save, read } = await setUp();
  expect(tally(await Promise.all([1, 2, 3].map((n) => save(employer, `${n}`))))).toEqual({ 200: 1, 409: 2 });
  expect((await save(employer, 'again')).error.code).toBe('conflict');
  expect((await save(employer, 'again', { version: 1 })).body.own?.version).toBe(2);
  expect((await read(employer)).body.scorecards.submitted).toBe(1);
});

it('is not overwritten by a submission that read another one', async () => {
  const item = itemOf('applicant-scorecard', { opportunityId: newId(), userId: 'student', authorId: 'ada' });
  const now = new Date('2026-11-02T10:00:00.000Z');
  const send = (own: StoredScorecard | undefined) =>
    submit(item, { authorId: 'ada', own, now }, { ratings: [] });
  const first = await send(undefined);
  await expect(send(undefined)).rejects.toMatchObject({ code: 'conflict' });
  expect((await send(first)).version).toBe(2);
  await expect(send(first)).rejects.toMatchObject({ code: 'conflict' });
});

it('says where colleagues disagree', () => {
  const { scale } = APPLICANT_SCORECARD;
  expect(ratingsDiffer(scale, ['weak', 'solid'])).toBe(false);
  expect(ratingsDiffer(scale, ['solid', 'missing', 'solid'])).toBe(true);
  expect(ratingsDiffer(scale, ['strong'])).toBe(false);
  expect(recommendationsDiffer(['yes', 'strong_yes'])).toBe(false);
  expect(recommendationsDiffer(['yes', 'no'])).toBe(true);
  expect(criteriaOf({ skills: ['Go'], requirements: ['go', 'Rust'] })).toHaveLength(2);
});

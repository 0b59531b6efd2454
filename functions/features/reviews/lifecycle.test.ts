import { expect, it } from 'vitest';
import { member } from '#functions/testing/members.ts';
import {
  draftProject,
  readProject,
  submit,
  submitted,
  TIDES,
  withdraw,
} from '#functions/testing/projects.ts';
import {
  allScored,
  claim,
  claimed,
  finish,
  readReview,
  release,
  reviewer,
  reviewIdsOf,
  reviewWith,
  revise,
} from '#functions/testing/reviews.ts';
import { asOperator, itemsOf } from '#functions/testing/stack.ts';

it('names what is missing before a project can be handed in, and keeps what was', async () => {
  const student = await member();
  const { id } = await draftProject(student, {
    description: '',
    category: '',
    technologies: [],
    githubUrl: '',
  });
  const refused = await submit(student, id);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.error.fields ?? {}).sort()).toEqual([
    'category',
    'description',
    'githubUrl',
    'technologies',
  ]);
  const body = { ...TIDES, shown: true, version: 1 };
  const changed = (await student.browser.call('projects.update', { params: { id }, body })).body;
  expect(changed).toMatchObject({ shown: true, status: 'draft', place: null, waits: null, version: 2 });
  const stale = await student.browser.call('projects.update', { params: { id }, body });
  expect(stale.error.code).toBe('conflict');
  const waiting = (await submit(student, id)).body;
  expect(waiting).toMatchObject({ status: 'pending_review', submissions: 1 });
  expect(waiting.place).toBeGreaterThan(0);
  expect(waiting.waits).not.toBeNull();
  (
    await student.browser.call('projects.update', {
      params: { id },
      body: { ...TIDES, title: 'Tides', version: waiting.version },
    })
  ).body;
  const whole = await readProject(student, id);
  expect(whole).toMatchObject({ title: 'Tides', versions: [{ number: 1, title: TIDES.title, reviews: [] }] });
  expect((await submit(student, id)).error.code).toBe('illegal_transition');
});

it('a review is claimed, drafted, released, claimed again with its draft, and handed in', async () => {
  const { student, mentor, projectId, id } = await claimed();
  expect(await readProject(student, projectId)).toMatchObject({ status: 'in_review' });
  const draft = {
    scores: [{ criterion: 'design', score: 3, comment: 'Clear.' }],
    feedback: 'So far',
  } as const;
  const drafted = await mentor.browser.call('reviews.draft', {
    params: { id },
    body: { ...draft, scores: [...draft.scores], draftVersion: 0 },
  });
  expect(drafted.body).toMatchObject({ draft, draftVersion: 1 });
  const stale = await mentor.browser.call('reviews.draft', {
    params: { id },
    body: { feedback: 'From another window', draftVersion: 0 },
  });
  expect(stale.error.code).toBe('conflict');
  (await release(mentor, id)).body;
  expect(await readProject(student, projectId)).toMatchObject({ status: 'pending_review' });
  expect((await finish(mentor, id)).error.code).toBe('illegal_transition');
  const again = (await claim(mentor, id)).body;
  expect(again).toMatchObject({ draft, draftVersion: 1, status: 'claimed', own: null, others: [] });
  const missing = await mentor.browser.call('reviews.finish', {
    params: { id },
    body: { scores: allScored(4).slice(1), feedback: 'Good' },
  });
  expect(missing.status).toBe(400);
  const done = (await finish(mentor, id, 4)).body;
  expect(done).toMatchObject({ status: 'finished', overallScore: 80, rating: 4, draftVersion: 0 });
  expect(done.rubricScores.map(({ criterion }) => criterion)).toEqual(again.order);
  const { status, decidedAt, versions } = await readProject(student, projectId);
  expect({ status, decided: decidedAt !== undefined }).toEqual({ status: 'reviewed', decided: true });
  // By the version of the rubric that is current on this stack: other tests publish some.
  const [given] = versions[0]?.reviews ?? [];
  expect(given).toMatchObject({ overallScore: 80, ordinal: 1, rubricVersion: expect.any(Number) });
  expect((await finish(mentor, id, 1)).body.overallScore).toBe(80);
});

it('two reviews that agree verify a project and prove its skills; neither reviewer gives both', async () => {
  const { student, id } = await submitted({}, true);
  const [one = '', two = ''] = await reviewIdsOf(id);
  const [first, second] = [await reviewer('Ann'), await reviewer('Bea')];
  (await reviewWith(first, one, 5)).body;
  const between = await readProject(student, id);
  expect(between).toMatchObject({ status: 'in_review', place: null, versions: [{ reviews: [] }] });
  expect((await claim(first, two)).error.code).toBe('forbidden');
  (await reviewWith(second, two, 4)).body;
  const { status, versions } = await readProject(student, id);
  expect(status).toBe('verified');
  expect(versions[0]?.reviews.map(({ overallScore }) => overallScore)).toEqual([100, 80]);
  asOperator();
  const proven = await itemsOf(`proven-skills#${student.id}`);
  expect(proven.map(({ skill }) => skill).sort()).toEqual(['SQLite', 'TypeScript']);
});

it('two that disagree see each other, may revise once, and a third mentor decides', async () => {
  const { student, id } = await submitted({}, true);
  const [one = '', two = ''] = await reviewIdsOf(id);
  const [first, second, other] = [await reviewer('Ann'), await reviewer('Bea'), await reviewer('Cat')];
  (await reviewWith(first, one, 5)).body;
  const late = (await reviewWith(second, two, 1)).body;
  expect(late.others.map(({ overallScore }) => overallScore)).toEqual([100]);
  expect(late.reviseUntil).not.toBeNull();
  const seen = (await readReview(first, one)).body;
  expect(seen.others.map(({ overallScore }) => overallScore)).toEqual([20]);
  (await revise(first, one, 4)).body;
  expect((await revise(first, one, 3)).error.code).toBe('illegal_transition');
  expect(await readProject(student, id)).toMatchObject({ status: 'in_review', versions: [{ reviews: [] }] });
  (await revise(second, two, 2)).body;
  const [, , three = ''] = await reviewIdsOf(id);
  expect((await claim(second, three)).error.code).toBe('forbidden');
  const open = (await claim(other, three)).body;
  expect(open).toMatchObject({ ordinal: 3, others: [], own: null });
  (await finish(other, three, 2)).body;
  const { status, versions } = await readProject(student, id);
  expect(status).toBe('verified');
  expect(versions[0]?.reviews.map(({ overallScore, revised }) => [overallScore, revised])).toEqual([
    [80, true],
    [40, true],
    [40, false],
  ]);
});

it('a withdrawn project ends the claim, keeps the draft, and can be handed in again', async () => {
  const { student, mentor, projectId, id } = await claimed();
  (await mentor.browser.call('reviews.draft', { params: { id }, body: { feedback: 'So far' } })).body;
  expect((await withdraw(student, projectId)).body.status).toBe('withdrawn');
  expect((await finish(mentor, id)).status).toBe(409);
  expect((await mentor.browser.call('reviews.list')).body.items.map((row) => row.id)).not.toContain(id);
  asOperator();
  expect(await itemsOf(`review#${id}`)).toHaveLength(2);
  expect((await submit(student, projectId)).body).toMatchObject({ status: 'pending_review', submissions: 2 });
  expect((await readProject(student, projectId)).versions.map(({ changed }) => changed)).toEqual([[], []]);
});

it('a voided review takes the decision back, and another mentor reviews again', async () => {
  const { student, id } = await submitted({}, true);
  const [one = '', two = ''] = await reviewIdsOf(id);
  const [first, second, third] = [await reviewer('Ann'), await reviewer('Bea'), await reviewer('Cat')];
  (await reviewWith(first, one, 5)).body;
  (await reviewWith(second, two, 5)).body;
  const admin = await member({ role: 'admin' });
  const voided = await admin.browser.call('reviews.void', {
    params: { id: two },
    body: { reason: 'The two know each other.' },
  });
  expect(voided.body).toMatchObject({ status: 'void', voidReason: 'The two know each other.' });
  const waiting = await readProject(student, id);
  expect(waiting.status).toBe('pending_review');
  expect(waiting.place).toBeGreaterThan(0);
  expect(waiting.decidedAt).toBeUndefined();
  expect(waiting.versions[0]?.reviews.map(({ status }) => status)).toEqual(['finished', 'void']);
  asOperator();
  expect(await itemsOf(`proven-skills#${student.id}`)).toEqual([]);
  const again = (await reviewIdsOf(id))[1] ?? '';
  expect((await claim(second, again)).error.code).toBe('forbidden');
  (await reviewWith(third, again, 4)).body;
  expect((await readProject(student, id)).status).toBe('verified');
});

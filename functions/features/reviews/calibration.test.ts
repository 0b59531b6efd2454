import { describe, expect, it } from 'vitest';
import { FIRST_REFERENCES } from '#functions/parts/reviews/first-references.ts';
import { FIRST_RUBRIC } from '#functions/parts/reviews/first-rubric.ts';
import { getReviewer } from '#functions/parts/reviews/reviewers.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { submitted } from '#functions/testing/projects.ts';
import { claim, reviewIdsOf } from '#functions/testing/reviews.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { CRITERION_IDS, overallScore } from '#shared/core/rubric.ts';
import { ratedReferenceSchema, rubricSchema } from '#shared/features/reviews/schema.ts';
import { rateReference } from './references.ts';

const [FIRST, SECOND] = FIRST_REFERENCES;
if (!FIRST || !SECOND) throw new Error('There are two reference projects.');

const scored = (score: number) => CRITERION_IDS.map((criterion) => ({ criterion, score }));
const rate = ({ browser }: Member, id: string, score = 3) =>
  browser.call('reviews.rateReference', { params: { id }, body: { scores: scored(score) } });
const referencesOf = async ({ browser }: Member) => (await browser.call('reviews.references')).body;

describe('reference projects', () => {
  it('and the first rubric are as the schemas ask', () => {
    for (const reference of FIRST_REFERENCES)
      expect(ratedReferenceSchema.parse(reference)).toEqual(reference);
    expect(rubricSchema.parse(FIRST_RUBRIC)).toEqual(FIRST_RUBRIC);
  });

  it('are rated before the first claim, and show their scores only then', async () => {
    const [mentor, { id: projectId }] = await Promise.all([member({ role: 'mentor' }), submitted()]);
    const [reviewId = ''] = await reviewIdsOf(projectId);
    const before = await referencesOf(mentor);
    expect(before.toRate).toBe(2);
    expect(JSON.stringify(before.items)).not.toContain(FIRST.expected[0]?.reason.slice(0, 40));
    const result = (await rate(mentor, FIRST.id)).body;
    expect(result.overallOff).toBe(60 - overallScore(FIRST.expected));
    expect(result.criteria.map(({ expected }) => expected)).toEqual(FIRST.expected.map(({ score }) => score));
    expect((await claim(mentor, reviewId)).error.code).toBe('not_calibrated');
    (await rate(mentor, SECOND.id)).body;
    expect(await referencesOf(mentor)).toMatchObject({ toRate: 0 });
    expect((await claim(mentor, reviewId)).status).toBe(200);
  });

  it('count as they were rated first', async () => {
    const mentor = await member({ role: 'mentor' });
    const first = (await rate(mentor, FIRST.id, 2)).body;
    expect((await rate(mentor, FIRST.id, 5)).error.code).toBe('conflict');
    // As after a lost answer.
    expect((await rate(mentor, FIRST.id, 2)).body).toEqual(first);
    const { items, toRate } = await referencesOf(mentor);
    expect(items.find(({ id }) => id === FIRST.id)?.result).toEqual(first);
    expect(toRate).toBe(1);
    expect((await rate(mentor, 'unknown')).status).toBe(404);
  });

  it('rated at the same moment both count, and make a mentor a reviewer', async () => {
    asOperator();
    const mentors = await Promise.all(
      Array.from({ length: 6 }, () => storeUser({ account: { role: 'mentor' } })),
    );
    const body = { scores: scored(3) };
    // In one process, so that both have read the mentor before either is stored.
    const given = mentors.flatMap((account) =>
      [FIRST, SECOND].map(({ id }) => ({ params: { id }, body, account, now: new Date() })),
    );
    await Promise.all(given.map((call) => rateReference(call as Parameters<typeof rateReference>[0])));
    for (const { id } of mentors)
      expect(await getReviewer(id)).toMatchObject({ rated: 2, calibratedAt: expect.any(String) });
  });
});

describe('an admin', () => {
  const added = (title: string) => ({
    title,
    description: 'A project.',
    material: 'Its code.',
    expected: CRITERION_IDS.map((criterion) => ({ criterion, score: 3, reason: 'As the anchor says.' })),
  });
  const retire = ({ browser }: Member, id: string) =>
    browser.call('reviews.retireReference', { params: { id } });

  it('adds and retires reference projects, of which two stay, and the log has it', async () => {
    const [one, other] = await Promise.all([member({ role: 'admin' }), member({ role: 'admin' })]);
    expect((await retire(one, FIRST.id)).error.code).toBe('conflict');
    const { id } = (await one.browser.call('reviews.addReference', { body: added('A third one') })).body;
    const outcomes = await Promise.all([retire(one, id), retire(other, SECOND.id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { items } = (await one.browser.call('reviews.adminReferences')).body;
    expect(items.filter(({ retired }) => !retired)).toHaveLength(2);
    const { items: entries } = (await one.browser.call('admin.audit')).body;
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['add_reference', 'retire_reference']),
    );
    // As it was for the tests that follow.
    const gone = items.find((one) => one.retired)?.id;
    expect((await rate(await member({ role: 'mentor' }), gone ?? '')).error.code).toBe('conflict');
  });

  it('publishes versions of the rubric, one after the other', async () => {
    const admin = await member({ role: 'admin' });
    const { version: latest, criteria } = (
      await admin.browser.call('reviews.rubric', { params: { version: 'current' } })
    ).body;
    const body = {
      criteria: criteria.map(({ criterion, anchors }) => ({ criterion, anchors })),
      after: latest,
      reason: 'Clearer sentences.',
    };
    const published = await Promise.all(
      [1, 2].map(() => admin.browser.call('reviews.publishRubric', { body })),
    );
    expect(published.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { items } = (await admin.browser.call('reviews.rubrics')).body;
    expect(items.map(({ version }) => version).slice(0, 2)).toEqual([latest + 1, latest]);
    expect(items.at(-1)?.version).toBe(1);
    const old = await admin.browser.call('reviews.rubric', { params: { version: '1' } });
    expect(old.body).toEqual(FIRST_RUBRIC);
    expect((await admin.browser.call('reviews.rubric', { params: { version: '999' } })).status).toBe(404);
  });
});

describe('templates', () => {
  const add = ({ browser }: Member, title: string, shared: boolean) =>
    browser.call('reviews.addTemplate', { body: { title, text: 'Say why.', criterion: null, shared } });

  it('are the mentor’s own first, then those that others share, page by page', async () => {
    const [mentor, other] = await Promise.all([member({ role: 'mentor' }), member({ role: 'mentor' })]);
    (await add(mentor, 'Mine', false)).body;
    (await add(mentor, 'Mine, and shared', true)).body;
    (await add(other, 'Theirs', true)).body;
    (await add(other, 'Hidden', false)).body;
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: 1, ...(cursor !== undefined && { cursor }) };
      const page = (await mentor.browser.call('reviews.templates', { query })).body;
      titles.push(...page.items.map(({ title, own }) => `${title} ${own}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(titles.slice(0, 2).toSorted()).toEqual(['Mine true', 'Mine, and shared true']);
    expect(titles.slice(2)).toContain('Theirs false');
    expect(titles).toHaveLength(new Set(titles).size);
    expect(titles.join()).not.toContain('Hidden');
  });

  it('are changed and removed by their mentor alone', async () => {
    const [mentor, other] = await Promise.all([member({ role: 'mentor' }), member({ role: 'mentor' })]);
    const { id } = (await add(mentor, 'Names', true)).body;
    const body = {
      title: 'Better names',
      text: 'Say what it is.',
      criterion: 'codeQuality',
      shared: false,
    } as const;
    expect((await other.browser.call('reviews.changeTemplate', { params: { id }, body })).status).toBe(404);
    expect((await other.browser.call('reviews.removeTemplate', { params: { id } })).status).toBe(404);
    expect(
      (await mentor.browser.call('reviews.changeTemplate', { params: { id }, body })).body,
    ).toMatchObject(body);
    expect((await mentor.browser.call('reviews.removeTemplate', { params: { id } })).body.removed).toBe(true);
    expect((await mentor.browser.call('reviews.removeTemplate', { params: { id } })).status).toBe(404);
  });
});

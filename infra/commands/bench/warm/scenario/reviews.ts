import { allScored } from '#functions/testing/reviews.ts';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { eventually, firstOf, type Person } from './scene.ts';

const FEEDBACK = 'The code reads well; add a test of the year that has a leap day.';
const QUEUE = { query: { limit: '50' } };

/** What waits of a project for a mentor. */
const waitingOf = ({ browser }: Person, projectId: string): Promise<{ id: string }> =>
  eventually('a review in the queue', async () => {
    const { items } = await browser.look('reviews.list', QUEUE);
    return [...items].find((one) => one.projectId === projectId && one.status === 'waiting');
  });

/** A mentor rates the reference projects, after which they may claim. */
export const learnToReview = async ({ browser }: Person): Promise<void> => {
  const { items, toRate } = await browser.call('reviews.references');
  const scores = CRITERION_IDS.map((criterion) => ({ criterion, score: 3 }));
  for (const { id } of [...items].slice(0, toRate))
    await browser.call('reviews.rateReference', { params: { id }, body: { scores } });
};

/** A mentor keeps a comment to use again. */
export const keepComments = async ({ browser }: Person): Promise<void> => {
  const body = {
    title: 'Tests',
    text: 'Write a test for each of the cases that you describe.',
    shared: false,
  };
  const { id } = await browser.call('reviews.addTemplate', { body });
  const params = { id };
  await browser.call('reviews.templates', { query: { limit: '20' } });
  await browser.call('reviews.changeTemplate', { params, body: { ...body, title: 'More tests' } });
  await browser.call('reviews.removeTemplate', { params });
};

/** Two mentors review a project and disagree, and the first revises. */
export const reviewProject = async (first: Person, second: Person, projectId: string): Promise<void> => {
  const { browser } = first;
  await browser.call('reviews.rubric', { params: { version: 'current' } });
  await browser.call('reviews.list', { query: { limit: '20' } });
  const params = { id: (await waitingOf(first, projectId)).id };
  const { draftVersion } = await browser.call('reviews.claim', { params });
  await browser.call('reviews.get', { params });
  const generous = { scores: allScored(5), feedback: FEEDBACK };
  await browser.call('reviews.draft', { params, body: { ...generous, draftVersion } });
  await browser.call('reviews.release', { params });
  await browser.look('reviews.claim', { params });
  await browser.call('reviews.finish', { params, body: generous });

  const other = { params: { id: (await waitingOf(second, projectId)).id } };
  await second.browser.look('reviews.claim', other);
  await second.browser.look('reviews.finish', {
    ...other,
    body: { scores: allScored(1), feedback: FEEDBACK },
  });
  const revised = { scores: allScored(4), feedback: FEEDBACK };
  await browser.call('reviews.revise', { params, body: revised });
};

/** An admin looks after the reference projects, voids a review, and publishes a version of the rubric. */
export const keepReviewsFair = async ({ browser }: Person): Promise<void> => {
  const { items: references } = await browser.call('reviews.adminReferences');
  const [{ description, material, expected }] = references;
  const body = { title: 'Tide tables', description, material, expected };
  const { id } = await browser.call('reviews.addReference', { body });
  await browser.call('reviews.retireReference', { params: { id } });

  const { items } = await browser.call('reviews.adminList', { query: { limit: '20' } });
  const decided = firstOf('reviewed project', [...items], ({ project }) => project.status === 'reviewed');
  const reason = 'Another project was reviewed by mistake';
  await browser.call('reviews.void', { params: { id: decided.id }, body: { reason } });

  const rubrics = await browser.call('reviews.rubrics');
  const [{ version, criteria }] = rubrics.items;
  const again = [...criteria].map(({ criterion, anchors }) => ({ criterion, anchors }));
  await browser.call('reviews.publishRubric', { body: { criteria: again, after: version, reason } });
};

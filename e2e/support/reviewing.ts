import type { APIRequestContext, BrowserContext } from 'playwright/test';
import { CRITERION_IDS } from '#shared/core/rubric.ts';
import { approvedMentor, sent } from './mentoring.ts';
import type { Person } from './people.ts';

/** The same score for every criterion, with a comment on the first. */
export const allScores = (score: number, comment = '') =>
  CRITERION_IDS.map((criterion, index) => ({ criterion, score, comment: index === 0 ? comment : '' }));

/** An approved mentor who has rated as many reference projects as are needed. */
export const newReviewer = async (context: BrowserContext, lastName: string): Promise<Person> => {
  const mentor = await approvedMentor(context, { firstName: 'Grace', lastName });
  const { items, toRate } = await sent<{ items: { id: string }[]; toRate: number }>(
    context.request.get('/api/review-references'),
  );
  const scores = CRITERION_IDS.map((criterion) => ({ criterion, score: 3 }));
  // Another test adds a reference project, after those that are always there, and retires it.
  for (const { id } of items.slice(0, toRate))
    await sent(context.request.post(`/api/review-references/${id}/scores`, { data: { scores } }));
  return mentor;
};

/** A student’s draft, complete enough to be submitted. Returns its id. */
export const newProject = async (
  request: APIRequestContext,
  fields: { title: string; technologies: readonly string[] },
): Promise<string> => {
  const { id } = await sent<{ id: string }>(
    request.post('/api/projects', {
      data: {
        description: 'Shows when a small harbour can be entered.',
        category: 'Web Application',
        githubUrl: 'https://github.com/example/tides',
        liveUrl: 'https://tides.example.org/app?from=list',
        ...fields,
      },
    }),
  );
  return id;
};

/** Claims the first review with a technology that can be claimed. Returns its id. */
export const claimWaiting = async (request: APIRequestContext, technology: string): Promise<string> => {
  const { items } = await sent<{ items: { id: string; unclaimable: string | null }[] }>(
    request.get('/api/reviews', { params: { technology } }),
  );
  const id = items.find(({ unclaimable }) => unclaimable === null)?.id ?? 'none';
  await sent(request.post(`/api/reviews/${id}/claim`, { data: {} }));
  return id;
};

/** Hands in a claimed review, all criteria with one score. */
export const handIn = (request: APIRequestContext, id: string, score: number): Promise<unknown> =>
  sent(
    request.post(`/api/reviews/${id}/finish`, {
      data: { scores: allScores(score), feedback: 'The tests only cover the sunny days.' },
    }),
  );

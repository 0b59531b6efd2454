import { beforeAll, expect, it } from 'vitest';
import { applied, decide, hiring, undo } from '#functions/testing/applicants.ts';
import { withdraw } from '#functions/testing/applications.ts';
import type { Member } from '#functions/testing/members.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { HIRING_STAGES } from '#shared/features/applicants/hiring-rules.ts';

beforeAll(asOperator);

const numbers = async ({ browser }: Member, query: Record<string, string> = {}) =>
  (await browser.call('analytics.hiring', { query: query as never })).body;

/** The numbers follow by two seconds; this is for a machine that does other things. */
const PATIENCE_MS = 40_000;

it('follow every change that holds, lead to their records, and are of no other company', async () => {
  const { employer, colleague, id } = await hiring();
  const [first, second, third, fourth] = await applied(id, 6);
  if (!first || !second || !third || !fourth) throw new Error('nobody applied');
  for (const to of ['reviewed', 'interview_scheduled'] as const)
    (await decide(employer, id, first.id, to)).body;
  (await decide(employer, id, second.id, 'rejected')).body;
  // What is taken back is not counted.
  (await decide(colleague, id, fourth.id, 'rejected')).body;
  (await undo(colleague, id, fourth.id)).body;
  (await withdraw(third, id)).body;
  const settled = await eventually(
    'the numbers',
    async () => {
      const body = await numbers(employer);
      return body.applied === 6 && body.ends.some(({ withdrawn }) => withdrawn === 1) && body;
    },
    PATIENCE_MS,
  );
  expect(settled.funnel.map(({ people: count }) => count)).toEqual([6, 1, 1, 0, 0]);
  expect(settled.ends).toEqual([{ status: 'new', rejected: 1, withdrawn: 1, offer_declined: 0 }]);
  expect(settled.sources).toEqual([{ source: 'unknown', applied: 6, invited: 1, hired: 0 }]);
  expect(settled.postings).toMatchObject([{ id, applied: 6 }]);
  const listed = async (query: object) =>
    (await employer.browser.call('applicants.list', { query: query as never })).body.found;
  for (const { stage, people: count } of settled.funnel)
    expect(await listed({ reached: stage, opportunityId: id }), stage).toBe(count);
  expect(await listed({ source: 'unknown', reached: 'new' })).toBe(6);
  expect(await listed({ source: 'search', reached: 'new' })).toBe(0);
  expect((await numbers(employer, { to: '2000-01-01' })).applied).toBe(0);
  expect((await numbers(employer, { opportunityId: 'another' })).applied).toBe(0);
  const stranger = (await hiring()).employer;
  expect(await numbers(stranger, { opportunityId: id })).toMatchObject({
    applied: 0,
    postings: [],
    updatedAt: null,
    funnel: HIRING_STAGES.map((stage) => ({ stage, people: 0 })),
  });
});

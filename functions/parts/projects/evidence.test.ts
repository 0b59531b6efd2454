import { describe, expect, it } from 'vitest';
import { hiring } from '#functions/testing/applicants.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { readProject, submitted } from '#functions/testing/projects.ts';
import { reviewer, reviewIdsOf, reviewWith } from '#functions/testing/reviews.ts';
import { eventually } from '#functions/testing/stack.ts';

/** A student with a project that two reviews verified. */
const verified = async () => {
  const { student, id } = await submitted({ technologies: ['react', 'Postgres', 'Knitting by hand'] }, true);
  const [first = '', second = ''] = await reviewIdsOf(id);
  (await reviewWith(await reviewer(), first)).body;
  (await reviewWith(await reviewer('Rob'), second)).body;
  expect((await readProject(student, id)).status).toBe('verified');
  return { student, id, reviewId: first };
};

const show = async (student: Member, id: string, shown: boolean, given: { title?: string } = {}) => {
  const { title, description, category, technologies, githubUrl, liveUrl, version } = await readProject(
    student,
    id,
  );
  const fields = { title, description, category, technologies, githubUrl, liveUrl, ...given };
  return student.browser.call('projects.update', { params: { id }, body: { ...fields, shown, version } });
};

const evidenceFor = async ({ browser }: Member, id: string) =>
  (await browser.call('profile.person', { params: { id } })).body.evidence;

describe('a profile', () => {
  it('shows a verified project and its skills once the student shows it, as it was reviewed', async () => {
    const { student, id } = await verified();
    const visitor = await member({ role: 'mentor' });
    expect(await evidenceFor(visitor, student.id)).toEqual({ projects: [], proven: [], statements: [] });
    (await show(student, id, true, { title: 'Something better than what was read' })).body;
    const evidence = await eventually('the project on the profile', async () => {
      const found = await evidenceFor(visitor, student.id);
      return found.projects.length > 0 && found;
    });
    expect(evidence.projects).toMatchObject([
      { id, status: 'verified', rubricVersion: expect.any(Number), title: 'Tide tables for small harbours' },
    ]);
    expect(evidence.proven.map(({ skill }) => skill)).toEqual(['PostgreSQL', 'React']);
    const hidden = { items: [], version: 0, audience: 'me' } as const;
    (await student.browser.call('profile.saveProjects', { body: hidden })).body;
    expect(await evidenceFor(visitor, student.id)).toEqual({ projects: [], proven: [], statements: [] });
    expect((await evidenceFor(student, student.id)).proven).toHaveLength(2);
  });
});

describe('a receipt', () => {
  it('counts what is proven, and an application says when it is no longer', async () => {
    const { student, id, reviewId } = await verified();
    const { employer, id: opportunityId } = await hiring({ skills: ['React', 'Go'] });
    const receipt = async () =>
      (await student.browser.call('opportunities.match', { params: { id: opportunityId } })).body;
    const before = await receipt();
    expect(before.proven).toEqual([]);
    (await show(student, id, true)).body;
    const { proven, ...rest } = await receipt();
    expect(proven).toMatchObject([{ skill: 'React', proofId: id, rubricVersion: expect.any(Number) }]);
    expect(before.parts.skills.score ?? 0).toBe(0);
    expect(rest.parts.skills).toMatchObject({
      score: 50,
      evidence: [
        {
          claim: 'React: proven by a project',
          profile: 'Tide tables for small harbours, verified by two mentors',
        },
        {},
      ],
    });
    (await apply(student, opportunityId)).body;
    const sent = async () =>
      (await student.browser.call('applications.get', { params: { opportunityId } })).body.proven;
    expect(await sent()).toMatchObject([{ skill: 'React', standing: 'proven' }]);
    const admin = await member({ role: 'admin' });
    const body = { reason: 'The reviewer knew the student.' };
    (await admin.browser.call('reviews.void', { params: { id: reviewId }, body })).body;
    expect(await sent()).toMatchObject([{ skill: 'React', standing: 'voided' }]);
    const params = { id: opportunityId, userId: student.id };
    expect((await employer.browser.call('applicants.one', { params })).body.proven).toMatchObject([
      { skill: 'React', standing: 'voided' },
    ]);
    expect((await receipt()).proven).toEqual([]);
  });
});

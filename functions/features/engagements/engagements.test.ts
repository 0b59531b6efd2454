import { describe, expect, it } from 'vitest';
import { batchWrite, transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { changeWrite, engagementItem, getEngagement } from '#functions/parts/engagements/repository.ts';
import { answer, applied, decide, hiring, offer } from '#functions/testing/applicants.ts';
import { acceptWork, engaged, giveFeedback, handIn, readEngagement } from '#functions/testing/engagements.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { engagementIdOf, startEngagement } from './start.ts';

const MILESTONES = [
  { id: 'plan', title: 'A plan', details: '', due: '2999-01-10', done: false },
  { id: 'map', title: 'The first map', details: 'With ten fountains', due: '2999-01-20', done: false },
];

const save = async ({ browser }: Member, id: string, milestones: typeof MILESTONES, version: number) =>
  browser.call('engagements.milestones', { params: { id }, body: { milestones, version } });

const wantReview = ({ browser }: Member, id: string) =>
  browser.call('engagements.review', { params: { id }, body: {} });

const newsOf = async ({ browser }: Member): Promise<string[]> =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'engagement' ? [event.news] : [],
  );

describe('an engagement', () => {
  it('begins when an application for a project becomes hired, once', async () => {
    const { employer, id } = await hiring({ type: 'project', title: 'Map of fountains' });
    const [student] = await applied(id, 1);
    if (!student) throw new Error('There is no applicant.');
    await offer(employer, id, student.id);
    (await answer(student, id, 'accept')).body;
    const engagementId = engagementIdOf(student.id, id);
    const found = await eventually('the engagement', async () => {
      const answered = await student.browser.call('engagements.get', { params: { id: engagementId } });
      return answered.status === 200 && answered.body;
    });
    expect(found).toMatchObject({ status: 'active', side: 'student', title: 'Map of fountains', version: 1 });
    expect((await readEngagement(employer, engagementId)).side).toBe('poster');
    await eventually('both hear of it', async () => {
      const heard = await Promise.all([student, employer].map(newsOf));
      return heard.every((news) => news.includes('started'));
    });
    // The change is delivered again, after the engagement went on.
    (await save(student, engagementId, MILESTONES, 1)).body;
    asOperator();
    const { getApplication } = await import('#functions/parts/applications/repository.ts');
    const application = await getApplication(student.id, id);
    await startEngagement({
      before: { ...application, status: 'offered' },
      after: application,
      at: new Date(),
    });
    expect((await readEngagement(student, engagementId)).milestones).toHaveLength(2);
  });

  it('does not begin for a job', async () => {
    const { employer, id } = await hiring({ type: 'job' });
    const [student] = await applied(id, 1);
    if (!student) throw new Error('There is no applicant.');
    await offer(employer, id, student.id);
    (await answer(student, id, 'accept')).body;
    asOperator();
    const { getApplication } = await import('#functions/parts/applications/repository.ts');
    const application = await getApplication(student.id, id);
    await startEngagement({ before: undefined, after: application, at: new Date() });
    expect(await getEngagement(engagementIdOf(student.id, id))).toBeUndefined();
    expect((await decide(employer, id, student.id, 'reviewed')).status).toBe(409);
  });

  it('is listed for its student, every member of the company and nobody else', async () => {
    const { student, employer, colleague, id } = await engaged();
    for (const who of [student, employer, colleague])
      await eventually('the list', async () =>
        (await who.browser.call('engagements.list')).body.items.some((one) => one.id === id),
      );
    const stranger = await member({ role: 'employer' });
    expect((await stranger.browser.call('engagements.list')).body.items).toEqual([]);
    expect((await stranger.browser.call('engagements.get', { params: { id } })).status).toBe(404);
    (await colleague.browser.call('companies.leave')).body;
    expect((await colleague.browser.call('engagements.get', { params: { id } })).status).toBe(404);
  });

  it('of an alumnus who posted it is theirs, beside those they were hired for', async () => {
    const alumnus = await member({ role: 'alumni', firstName: 'Alva' });
    const contact = { id: alumnus.id, name: 'Alva Test' };
    const posted = await engaged({ companyId: null, contact });
    const hired = await engaged({ student: contact });
    await eventually('both', async () => {
      const { items } = (await alumnus.browser.call('engagements.list')).body;
      return (
        items.some(({ id, side }) => id === posted.id && side === 'poster') &&
        items.some(({ id, side }) => id === hired.id && side === 'student')
      );
    });
    expect(
      (await posted.employer.browser.call('engagements.get', { params: { id: posted.id } })).status,
    ).toBe(404);
    const first = (await alumnus.browser.call('engagements.list', { query: { limit: 1 } })).body;
    const rest = (
      await alumnus.browser.call('engagements.list', { query: { limit: 1, cursor: first.nextCursor ?? '' } })
    ).body;
    expect([...first.items, ...rest.items].map(({ id }) => id).toSorted()).toEqual(
      [posted.id, hired.id].toSorted(),
    );
  });
});

describe('milestones', () => {
  it('are saved by both sides from the version they read; what is done is for the poster to say', async () => {
    const { student, employer, id } = await engaged();
    const done = MILESTONES.map((one) => ({ ...one, done: true }));
    const saved = (await save(student, id, done, 1)).body;
    expect(saved.milestones.map((one) => one.done)).toEqual([false, false]);
    expect((await save(employer, id, MILESTONES, 1)).error.code).toBe('conflict');
    const [first] = done;
    if (!first) throw new Error('There is a milestone.');
    const later = (await save(employer, id, [first, ...MILESTONES.slice(1)], saved.version)).body;
    expect(later.milestones.map((one) => one.done)).toEqual([true, false]);
    expect(later.nextMilestone).toEqual({ title: 'The first map', due: '2999-01-20' });
    // The student cannot take it back.
    const kept = (await save(student, id, MILESTONES, later.version)).body;
    expect(kept.milestones.map((one) => one.done)).toEqual([true, false]);
  });
});

describe('the work', () => {
  it('goes from submission to feedback to the accepted result, and the other side hears of each', async () => {
    const { student, employer, colleague, id } = await engaged({ milestones: MILESTONES });
    expect((await handIn(employer, id)).error.code).toBe('illegal_transition');
    expect((await handIn(student, id, 'unknown')).error.fields).toHaveProperty('milestoneId');
    const first = await handIn(student, id, 'plan');
    expect([first.status, first.body.status]).toEqual([201, 'delivered']);
    expect((await giveFeedback(student, id, 1)).error.code).toBe('illegal_transition');
    expect((await giveFeedback(employer, id, 1)).body.status).toBe('active');
    expect((await giveFeedback(colleague, id, 1)).error.code).toBe('illegal_transition');
    // A later version takes the place of the one before, and the milestone is done with it.
    (await handIn(student, id, 'plan')).body;
    (await handIn(student, id, 'plan')).body;
    expect((await acceptWork(employer, id, 2)).error.code).toBe('illegal_transition');
    expect((await acceptWork(employer, id, 3, 'Well done')).error.fields).toHaveProperty('statement');
    const milestone = (await acceptWork(employer, id, 3)).body;
    expect(milestone).toMatchObject({ status: 'active', milestones: [{ done: true }, { done: false }] });
    expect((await handIn(student, id, 'plan')).error.code).toBe('illegal_transition');
    // The result, while another milestone waits.
    (await handIn(student, id, 'map')).body;
    (await handIn(student, id)).body;
    expect((await giveFeedback(employer, id, 4)).body.status).toBe('delivered');
    const accepted = (await acceptWork(colleague, id, 5, 'She finished early.')).body;
    expect(accepted).toMatchObject({ status: 'accepted', statement: 'She finished early.' });
    expect(accepted.history.map(({ status }) => status).at(-1)).toBe('accepted');
    expect(JSON.stringify(accepted.history)).not.toContain(colleague.id);
    for (const late of [await handIn(student, id), await save(student, id, [], accepted.version)])
      expect(late.error.code).toBe('illegal_transition');
    await eventually('the news', async () => {
      const [mine, theirs] = [await newsOf(student), await newsOf(employer)];
      return (
        ['feedback', 'milestone_accepted', 'accepted'].every((news) => mine.includes(news)) &&
        theirs.includes('submitted')
      );
    });
    const profile = (await employer.browser.call('profile.person', { params: { id: student.id } })).body;
    expect(profile.evidence.statements).toMatchObject([
      { engagementId: id, statement: 'She finished early.' },
    ]);
  });

  it('is answered once when two members answer at the same moment', async () => {
    const { student, employer, colleague, id } = await engaged();
    (await handIn(student, id)).body;
    const answers = await Promise.all([
      acceptWork(employer, id, 1, 'Accepted'),
      giveFeedback(colleague, id, 1, 'Not yet'),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status, submissions } = await readEngagement(student, id);
    const [submission] = submissions;
    expect(status === 'accepted').toBe(submission?.feedback === null);
    expect(submission?.acceptedAt === null).toBe(status === 'active');
  });

  it('ends with a reason for the other side', async () => {
    const { student, employer, id } = await engaged();
    (await handIn(student, id)).body;
    const end = (who: Member, reason: string) =>
      who.browser.call('engagements.end', { params: { id }, body: { reason } });
    expect((await end(employer, '')).error.fields).toHaveProperty('reason');
    expect((await end(employer, 'The budget is gone.')).body).toMatchObject({
      status: 'ended',
      ending: 'The budget is gone.',
    });
    expect((await acceptWork(employer, id, 1)).error.code).toBe('illegal_transition');
    expect((await end(student, 'Me too')).error.code).toBe('illegal_transition');
    await eventually('the news', async () => (await newsOf(student)).includes('ended'));
    expect(await newsOf(employer)).not.toContain('ended');
  });

  it('stops at the most submissions', async () => {
    const { student, id } = await engaged();
    asOperator();
    const stored = await getEngagement(id);
    if (!stored) throw new Error('It is stored.');
    await batchWrite([{ PutRequest: { Item: engagementItem({ ...stored, submissions: 30 }) } }]);
    expect((await handIn(student, id)).error.code).toBe('limit_reached');
  });
});

describe('a review of the result', () => {
  it('begins once both want it, as a project of the student in the queue', async () => {
    const { student, employer, colleague, id } = await engaged({
      skills: ['React', 'SQL'],
      brief: 'Draw a map.',
    });
    expect((await wantReview(student, id)).error.code).toBe('illegal_transition');
    (await handIn(student, id)).body;
    (await acceptWork(employer, id, 1)).body;
    expect((await wantReview(student, id)).body).toMatchObject({
      reviewWantedBy: ['student'],
      project: null,
    });
    const asked = await Promise.all([wantReview(employer, id), wantReview(colleague, id)]);
    expect(asked.map(({ status }) => status)).toEqual([200, 200]);
    const { project } = await readEngagement(student, id);
    expect(project?.status).toBe('pending_review');
    const { items } = await eventually('the list', async () => {
      const list = (await student.browser.call('projects.list')).body;
      return list.items.length > 0 && list;
    });
    expect(items).toMatchObject([{ id: project?.id, engagementId: id, technologies: ['React', 'SQL'] }]);
  });

  it('of a result without an address stays a draft that the student completes', async () => {
    const { student, employer, id } = await engaged();
    const body = { note: 'On paper.' };
    (await student.browser.call('engagements.submit', { params: { id }, body })).body;
    (await acceptWork(employer, id, 1)).body;
    (await wantReview(student, id)).body;
    expect((await wantReview(employer, id)).body.project?.status).toBe('draft');
  });
});

it('an answer on top of another state of the engagement is refused', async () => {
  const { id } = await engaged();
  asOperator();
  const read = await getEngagement(id);
  if (!read) throw new Error('There is no engagement.');
  const again = () => transact({ engagement: changeWrite(read, { waiting: [] }, new Date()) });
  await again().then(() => expect(again()).rejects.toBeInstanceOf(TransactionFailed));
});

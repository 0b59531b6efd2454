import { beforeAll, describe, expect, it } from 'vitest';
import { applied, decide, hiring, recordOfApplicant } from '#functions/testing/applicants.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { criterionId } from './scorecards.ts';

beforeAll(asOperator);

const setUp = async () => {
  const hired = await hiring({ skills: ['React'] });
  const [person] = await applied(hired.id, 1);
  if (!person) throw new Error('nobody applied');
  return { ...hired, person, params: { id: hired.id, userId: person.id } };
};
const news = async ({ browser }: Member) =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'colleague' ? [[event.news, event.by, event.person]] : [],
  );
const assign = async ({ browser }: Member, id: string, userId: string, assignee: string | null) => {
  const { version } = await recordOfApplicant(id, userId);
  return browser.call('applicants.assign', { params: { id, userId }, body: { assignee, version } });
};

describe('colleagues', () => {
  it('are notified when a shared note mentions them; a private note mentions nobody', async () => {
    const { employer, colleague, person, params } = await setUp();
    const add = (body: object) =>
      employer.browser.call('applicants.addNote', { params, body: { text: '@Col', shared: true, ...body } });
    expect((await add({ mentions: [colleague.id], shared: false })).status).toBe(400);
    expect((await add({ mentions: [person.id] })).error.fields).toHaveProperty('mentions');
    (await add({ mentions: [colleague.id, employer.id] })).body;
    await eventually('the notification', async () => (await news(colleague)).length > 0);
    expect(await news(colleague)).toEqual([['mentioned', 'Erin Example', expect.stringContaining('Rob')]]);
    expect(await news(employer)).toEqual([]);
  });

  it('are assigned applicants, found by it, and notified; a stranger to the company cannot be', async () => {
    const { employer, colleague, person, id, params } = await setUp();
    const stranger = await member({ role: 'employer' });
    expect((await assign(employer, id, person.id, stranger.id)).error.fields).toHaveProperty('assignee');
    expect((await assign(employer, id, person.id, colleague.id)).body.assignee?.name).toBe('Col Example');
    const stale = { params, body: { assignee: employer.id, version: 1 } };
    expect((await employer.browser.call('applicants.assign', stale)).error.code).toBe('conflict');
    const found = async ({ browser }: Member, assigned: 'me' | 'nobody') =>
      (await browser.call('applicants.list', { query: { assigned } })).body.found;
    expect(await found(colleague, 'me')).toBe(1);
    expect([await found(employer, 'me'), await found(employer, 'nobody')]).toEqual([0, 0]);
    await eventually('the notification', async () => (await news(colleague)).length > 0);
    expect((await news(colleague)).map(([kind]) => kind)).toEqual(['assigned']);
    // A decision keeps it, and the applicant hears nothing of it.
    (await decide(colleague, id, person.id, 'reviewed')).body;
    expect((await recordOfApplicant(id, person.id)).assignee?.id).toBe(colleague.id);
    const own = await person.browser.call('applications.get', { params: { opportunityId: id } });
    expect(own.text).not.toContain('Col Example');
    expect((await assign(employer, id, person.id, null)).body.assignee).toBeNull();
    expect(await found(employer, 'nobody')).toBe(1);
  });
});

describe('what is planted', () => {
  it('in a private note, a scorecard and another company’s applicant is in no other user’s answers', async () => {
    const ours = await setUp();
    const theirs = await setUp();
    const { employer, colleague, person, params, id } = ours;
    const note = (text: string, shared: boolean) =>
      employer.browser.call('applicants.addNote', { params, body: { text, shared } });
    await note('canary-private', false);
    await note('canary-shared', true);
    const rated = { criterion: criterionId('React'), rating: 'strong', evidence: 'canary-evidence' } as const;
    await employer.browser.call('applicants.saveScorecard', {
      params,
      body: { ratings: [rated], recommendation: 'yes', summary: 'canary-summary', version: 0 },
    });
    await assign(employer, id, person.id, colleague.id);
    const [student, alumnus, mentor, admin] = await Promise.all([
      member(),
      member({ role: 'alumni' }),
      member({ role: 'mentor' }),
      member({ role: 'admin' }),
    ]);
    /** Everything that a user can read around applications, whether they may or not. */
    const everything = async ({ browser }: Member): Promise<string> => {
      const answers = await Promise.all([
        browser.call('applicants.one', { params }),
        browser.call('applicants.notes', { params }),
        browser.call('applicants.ofPosting', { params: { id } }),
        browser.call('applicants.list'),
        browser.call('applicants.list', { query: { opportunityId: id } }),
        browser.call('applicants.list', { query: { q: 'canary' } }),
        browser.call('applications.list'),
        browser.call('applications.get', { params: { opportunityId: id } }),
        browser.call('notifications.list'),
        browser.call('opportunities.get', { params: { id } }),
        browser.call('postings.mine'),
        browser.call('dashboard.get'),
      ]);
      return answers.map(({ text }) => text).join('\n');
    };
    const CANARIES = ['canary-private', 'canary-evidence', 'canary-summary', 'canary-shared'];
    const seen = async (user: Member) => {
      const text = await everything(user);
      return CANARIES.filter((canary) => text.includes(canary));
    };
    expect(await seen(employer)).toEqual(CANARIES);
    // A colleague reads what was shared, and no scorecard before their own is in.
    expect(await seen(colleague)).toEqual(['canary-shared']);
    for (const other of [person, theirs.employer, student, alumnus, mentor, admin])
      expect(await seen(other)).toEqual([]);
    // Another company finds nothing of the applicant, in no list, number or detail.
    for (const other of [theirs.employer, theirs.colleague, alumnus])
      expect(await everything(other)).not.toContain(person.id);
    expect(await everything(student)).not.toContain(person.id);
  });
});

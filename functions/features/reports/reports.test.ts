import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { allPages } from '#functions/testing/all-pages.ts';
import { contact, say } from '#functions/testing/conversations.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { engaged, giveFeedback, handIn } from '#functions/testing/engagements.ts';
import { inDays } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { mentoring, session } from '#functions/testing/mentorships.ts';
import { TIDES } from '#functions/testing/projects.ts';
import { claimed, finish as finishReview } from '#functions/testing/reviews.ts';
import { asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';

beforeAll(asOperator);

/** Two users in a conversation of three messages: the second and the third are by the user who is reported. */
const quarrel = async () => {
  const [reporter, reported] = [
    await member({ firstName: 'Rita', lastName: 'Reporter' }),
    await member({ role: 'alumni', firstName: 'Otto', lastName: 'Other' }),
  ];
  const { id } = (await contact(reporter, reported, 'Hello Otto')).body.conversation;
  (await say(reported, id, 'Send me money')).body;
  (await say(reported, id, 'And your passport')).body;
  return { reporter, reported, id };
};

const report = (from: Member, about: { id: string }, conversation?: { id: string; messages: number[] }) =>
  from.browser.call('reports.create', {
    body: { userId: about.id, code: 'fraud', text: 'Wants money', ...(conversation && { conversation }) },
  });

const decide = ({ browser }: Member, id: string, decision: 'warn' | 'suspend' | 'dismiss') =>
  browser.call('reports.decide', { params: { id }, body: { decision, reason: 'Never ask for money' } });
const caseOf = async ({ browser }: Member, id: string) =>
  (await browser.call('reports.get', { params: { id } })).body;
const eventsOf = async ({ browser }: Member) =>
  (await browser.call('notifications.list')).body.items.map(({ event }) => event);

/** All of them: those that other tests have left wait longer, and are before these. */
const openReports = async ({ browser }: Member): Promise<string[]> =>
  (await allPages((query) => browser.call('reports.list', { query }))).map(({ id }) => id);

describe('a report', () => {
  it('has the shared notes and the sessions of a mentorship as evidence, and no private note', async () => {
    const [{ mentor, student, id }, admin] = [await mentoring(), await activeAdmin()];
    const note = (text: string, shared: boolean) =>
      mentor.browser.call('mentorships.addNote', { params: { id }, body: { text, shared } });
    (await note('Pay me for the next session', true)).body;
    (await note('For me alone', false)).body;
    (await session(student, mentor, id, { start: (await inDays(2)).at('10:00'), topic: 'A plan' })).body;
    const send = (who: Member, about: Member) =>
      who.browser.call('reports.create', { body: { userId: about.id, code: 'fraud', mentorshipId: id } });
    expect((await send(student, await member())).status).toBe(404);
    expect((await send(await member(), mentor)).status).toBe(404);
    const { id: caseId } = (await send(student, mentor)).body;
    const { mentoring: evidence } = await caseOf(admin, caseId);
    expect(evidence?.notes).toMatchObject([{ by: mentor.id, text: 'Pay me for the next session' }]);
    expect(evidence?.sessions).toMatchObject([{ topic: 'A plan', status: 'confirmed' }]);
  });

  it('has what was written in a project, or in a review that its student reads, as evidence', async () => {
    const [{ student, mentor, projectId, id }, admin] = [await claimed(), await activeAdmin()];
    const send = (who: Member, about: Member) =>
      who.browser.call('reports.create', { body: { userId: about.id, code: 'fraud', projectId } });
    // Nobody else sees the project, and the student reads no review yet.
    expect((await send(await member(), student)).status).toBe(404);
    expect((await send(student, mentor)).status).toBe(404);
    const { id: ofStudent } = (await send(mentor, student)).body;
    expect((await caseOf(admin, ofStudent)).project?.texts).toMatchObject([
      { by: student.id, text: expect.stringContaining(TIDES.githubUrl) },
    ]);
    (await finishReview(mentor, id, 2, 'Pay me and I give you a five.')).body;
    const { id: ofMentor } = (await send(student, mentor)).body;
    const shown = await caseOf(admin, ofMentor);
    expect(shown.project).toMatchObject({
      title: TIDES.title,
      texts: [{ by: mentor.id, text: 'Pay me and I give you a five.' }],
    });
    expect(shown.mentoring).toBeNull();
  });

  it('has what one of the two wrote in a live project as evidence', async () => {
    const [{ student, employer, colleague, id }, admin] = [await engaged(), await activeAdmin()];
    const send = (who: Member, about: Member) =>
      who.browser.call('reports.create', { body: { userId: about.id, code: 'fraud', engagementId: id } });
    (await handIn(student, id)).body;
    (await giveFeedback(employer, id, 1, 'Work for free until May.')).body;
    expect((await send(await member(), student)).status).toBe(404);
    expect((await send(student, await member())).status).toBe(404);
    // A colleague who had no part in it has written nothing.
    expect((await send(student, colleague)).status).toBe(404);
    const { id: ofPoster } = (await send(student, employer)).body;
    expect((await caseOf(admin, ofPoster)).project).toMatchObject({
      title: 'Map of drinking fountains',
      texts: [{ by: employer.id, text: 'Work for free until May.' }],
    });
    const { id: ofStudent } = (await send(employer, student)).body;
    expect((await caseOf(admin, ofStudent)).project?.texts).toMatchObject([
      { by: student.id, text: expect.stringContaining('https://git.example.com/map') },
    ]);
  });

  it('keeps the chosen messages as they were, whatever becomes of them', async () => {
    const [{ reporter, reported, id }, admin] = [await quarrel(), await activeAdmin()];
    const { id: caseId } = (await report(reporter, reported, { id, messages: [3, 1, 2, 2] })).body;
    await reported.browser.call('conversations.edit', {
      params: { id, number: 2 },
      body: { text: 'A joke' },
    });
    await reported.browser.call('conversations.remove', { params: { id, number: 3 } });
    const shown = await caseOf(admin, caseId);
    expect(shown.evidence.map(({ text }) => text)).toEqual([
      'Hello Otto',
      'Send me money',
      'And your passport',
    ]);
    expect(shown).toMatchObject({
      status: 'open',
      messages: 3,
      code: 'fraud',
      text: 'Wants money',
      about: null,
      reporter: { id: reporter.id },
      reported: { id: reported.id },
      decision: null,
    });
    expect(await openReports(admin)).toContain(caseId);
  });

  it('is open once for the same user, and possible again after the decision', async () => {
    const [{ reporter, reported }, admin] = [await quarrel(), await activeAdmin()];
    const { id } = (await report(reporter, reported)).body;
    expect((await report(reporter, reported)).error.code).toBe('conflict');
    (await decide(admin, id, 'dismiss')).body;
    const again = (await report(reporter, reported)).body;
    expect((await caseOf(admin, again.id)).history.cases).toMatchObject([{ id, status: 'dismissed' }]);
  });

  it('takes messages of a conversation of the two only, and at least one of the reported user', async () => {
    const [{ reporter, reported, id }, stranger] = [await quarrel(), await member()];
    expect((await report(stranger, reported, { id, messages: [2] })).error.code).toBe('not_found');
    expect((await report(reporter, stranger, { id, messages: [2] })).error.code).toBe('not_found');
    expect((await report(reporter, reported, { id: 'none', messages: [2] })).error.code).toBe('not_found');
    expect((await report(reporter, reported, { id, messages: [1] })).error.code).toBe('invalid_input');
    expect((await report(reporter, reported, { id, messages: [4] })).error.code).toBe('conflict');
    await reported.browser.call('conversations.remove', { params: { id, number: 3 } });
    expect((await report(reporter, reported, { id, messages: [3] })).error.code).toBe('conflict');
  });

  it('is about another user who exists, and says what happened where no code does', async () => {
    const [one, other] = [await member(), await member()];
    expect((await report(one, one)).error.code).toBe('not_found');
    expect((await report(one, { id: 'nobody' })).error.code).toBe('not_found');
    const body = { userId: other.id, code: 'other' } as const;
    expect((await one.browser.call('reports.create', { body })).error.fields).toHaveProperty('text');
  });

  it('about a suspended user is like one about a missing user, except from those who wrote to each other', async () => {
    const [{ reporter, reported, id }, stranger] = [await quarrel(), await member()];
    asOperator();
    await suspend(reported.id);
    const [about, missing] = [await report(stranger, reported), await report(stranger, { id: 'nobody' })];
    expect([about.status, about.error]).toEqual([404, missing.error]);
    expect((await report(reporter, reported)).error).toEqual(missing.error);
    expect((await report(reporter, reported, { id, messages: [2] })).status).toBe(201);
  });

  it('is limited in number', async () => {
    const one = await member();
    const answers = [];
    for (let count = 0; count < 11; count++) answers.push((await report(one, { id: 'nobody' })).status);
    expect(answers).toEqual([...Array(10).fill(404), 429]);
  });
});

describe('a case', () => {
  it('with a warning notifies and mails the reported user without the reporter, and the reporter without the reason', async () => {
    const [{ reporter, reported, id }, admin] = [await quarrel(), await activeAdmin()];
    const { id: caseId } = (await report(reporter, reported, { id, messages: [2] })).body;
    const decided = (await decide(admin, caseId, 'warn')).body;
    expect(decided).toMatchObject({ status: 'warned', decision: { reason: 'Never ask for money' } });
    const warning = { kind: 'warning', reason: 'Never ask for money' };
    await eventually('the warning', async () =>
      (await eventsOf(reported)).some(({ kind }) => kind === 'warning'),
    );
    expect(await eventsOf(reported)).toContainEqual(warning);
    await eventually('the answer', async () =>
      (await eventsOf(reporter)).some(({ kind }) => kind === 'report_decided'),
    );
    const notified = JSON.stringify(await eventsOf(reporter));
    expect(notified).toContain('"acted":true');
    expect(notified).not.toContain('money');
    asOperator();
    const address = (await getAccount(reported.id))?.email ?? '';
    const isWarning = ({ subject }: { subject: string }) => subject.includes('warning');
    await eventually('the mail', async () => (await mailsTo(address)).some(isWarning));
    const mail = (await mailsTo(address)).find(isWarning);
    expect(mail?.text).toContain('Never ask for money');
    expect(JSON.stringify([mail, await eventsOf(reported)])).not.toContain('Rita');
    const { items } = (await admin.browser.call('admin.audit', { query: { limit: 50 } })).body;
    expect(items.find(({ target, action }) => target.id === reported.id && action === 'warn')).toMatchObject({
      actor: { id: admin.id },
      reason: 'Never ask for money',
      before: { report: 'open' },
      after: { report: 'warned' },
    });
  });

  it('with a suspension ends the user’s sessions at once, and leaves the list of open cases', async () => {
    const [{ reporter, reported }, admin] = [await quarrel(), await activeAdmin()];
    const { id } = (await report(reporter, reported)).body;
    (await decide(admin, id, 'suspend')).body;
    expect((await reported.browser.call('conversations.list')).status).toBe(401);
    const shown = await caseOf(admin, id);
    expect(shown).toMatchObject({ status: 'suspended', accountStatus: 'suspended' });
    expect(await openReports(admin)).not.toContain(id);
    // Repeated, it changes nothing; another decision comes too late.
    expect((await decide(admin, id, 'suspend')).status).toBe(200);
    expect((await decide(admin, id, 'warn')).error.code).toBe('conflict');
  });

  it('about the last active admin ends in no suspension, and stays open', async () => {
    const reported = await member({ role: 'admin' });
    const [reporter, admin] = [await member(), await member({ role: 'admin' })];
    const { id } = (await report(reporter, reported)).body;
    // Neither is in the record of active admins, so the guard holds for both.
    expect((await decide(admin, id, 'suspend')).error.code).toBe('last_admin');
    expect(await caseOf(admin, id)).toMatchObject({ status: 'open', accountStatus: 'active' });
  });

  it('is not shown to an admin whom it is about', async () => {
    const [reporter, reported] = [await member(), await member({ role: 'admin' })];
    const { id } = (await report(reporter, reported)).body;
    expect((await reported.browser.call('reports.get', { params: { id } })).status).toBe(404);
    expect((await decide(reported, id, 'dismiss')).status).toBe(404);
    expect(await openReports(reported)).not.toContain(id);
  });

  it('is decided once, however many admins race', async () => {
    const [{ reporter, reported }, ...admins] = [await quarrel(), await activeAdmin(), await activeAdmin()];
    const { id } = (await report(reporter, reported)).body;
    const [warned, dismissed] = await Promise.all([
      decide(admins[0], id, 'warn'),
      decide(admins[1], id, 'dismiss'),
    ]);
    expect([warned.status, dismissed.status].sort()).toEqual([200, 409]);
  });
});

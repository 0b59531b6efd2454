import { describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { forgetFounder } from '#functions/parts/startups/forget.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { mentorWith } from '#functions/testing/mentors.ts';
import { notificationsOf } from '#functions/testing/notifications.ts';
import { advanceClock, asOperator, eventually, mailsTo } from '#functions/testing/stack.ts';
import {
  accept,
  close,
  createStartup,
  decline,
  getStartupAs,
  handOver,
  invite,
  milestone,
  remove,
  team,
} from '#functions/testing/startups.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { STARTUP, STARTUP_ERRORS } from '#shared/features/startups/rules.ts';

const addNote = ({ browser }: Member, id: string, text: string, mentions: string[] = [], key?: string) =>
  browser.call('startups.addNote', {
    params: { id },
    body: { text, mentions, ...(key !== undefined && { key }) },
  });
const notesOf = ({ browser }: Member, id: string, cursor?: string) =>
  browser.call('startups.notes', {
    params: { id },
    query: { limit: '2', ...(cursor !== undefined && { cursor }) },
  });
const newsOf = async (who: Member) =>
  (await notificationsOf(who)).items.flatMap(({ event }) => (event.kind === 'startup' ? [event.news] : []));
const page = ({ browser }: Member, id: string) => browser.call('startups.page', { params: { id } });

describe('notes', () => {
  it('are read by the team, in pages, and sent again they are one', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const key = crypto.randomUUID();
    for (const text of ['First', 'Second']) (await addNote(lead, id, text)).body;
    for (let again = 0; again < 2; again++) (await addNote(other, id, '<b>Third</b>', [], key)).body;
    const first = (await notesOf(other, id)).body;
    expect(first.items.map(({ text, own, author }) => [text, own, author.id])).toEqual([
      ['<b>Third</b>', true, other.id],
      ['Second', false, lead.id],
    ]);
    const rest = (await notesOf(other, id, first.nextCursor ?? '')).body;
    expect([rest.items.map(({ text }) => text), rest.nextCursor]).toEqual([['First'], null]);
    (await remove(lead, id, other.id)).body;
    expect((await notesOf(other, id)).status).toBe(404);
    expect((await notesOf(lead, id)).body.items[0]?.author.name).toBe('Mem0 Example');
  });

  it('mention members, who are notified, and nobody else', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const stranger = await member();
    const refused = await addNote(lead, id, 'Look', [stranger.id]);
    expect(refused.error.fields).toEqual({ mentions: STARTUP_ERRORS.notInTeam });
    (await addNote(lead, id, 'Canary of the note', [other.id, lead.id])).body;
    await eventually('the notification', async () => (await newsOf(other)).includes('mentioned'));
    expect(await newsOf(lead)).not.toContain('mentioned');
    const address = (await getAccount(other.id))?.email ?? '';
    const mail = await eventually('the mail', async () =>
      (await mailsTo(address)).find(({ subject }) => subject.includes('Mentioned in a note')),
    );
    expect(mail.text).not.toContain('Canary of the note');
  });
});

describe('documents', () => {
  it('are copies of templates, which the team changes by their version', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const add = (body: { entryId: string } | { title: string; text?: string }) =>
      lead.browser.call('startups.addDocument', { params: { id }, body });
    const copy = (await add({ entryId: 'template-startup-canvas' })).body;
    expect(copy).toMatchObject({ entryId: 'template-startup-canvas', version: 1 });
    expect(copy.text).toContain('Customer: [');
    for (const entryId of ['legal-basics-of-founding', 'no-such-entry'])
      expect((await add({ entryId })).error.message).toBe(STARTUP_ERRORS.noTemplate);
    const save = (who: Member, version: number) =>
      who.browser.call('startups.saveDocument', {
        params: { id, documentId: copy.id },
        body: { title: 'Canvas', text: 'Ours', version },
      });
    expect((await save(other, 1)).body).toMatchObject({
      ...{ title: 'Canvas', text: 'Ours', version: 2 },
      updatedBy: { id: other.id, name: 'Mem0 Example' },
    });
    expect((await save(lead, 1)).error.code).toBe('conflict');
    const drop = () => lead.browser.call('startups.removeDocument', { params: { id, documentId: copy.id } });
    expect([(await drop()).status, (await drop()).status]).toEqual([200, 200]);
    const made = await Promise.all(
      Array.from({ length: STARTUP.documents + 2 }, (_, at) => add({ title: `${at}` })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(STARTUP.documents);
    const { items } = (await lead.browser.call('startups.documents', { params: { id } })).body;
    expect(items).toHaveLength(STARTUP.documents);
  });
});

describe('the page', () => {
  it('is seen by those whom the team chose, from the launch on', async () => {
    const { lead, id } = await team(0, { audience: 'team' });
    const [student, employer, mentor, waiting, alumnus, approved] = await Promise.all([
      member(),
      member({ role: 'employer' }),
      member({ role: 'mentor' }),
      member({ role: 'mentor', approved: false }),
      member({ role: 'alumni' }),
      mentorWith({}, {}, { role: 'alumni' }),
    ]);
    const decision = { decision: 'approve', reason: 'We know them' } as const;
    const params = { id: approved.id };
    (await (await activeAdmin()).browser.call('mentors.decide', { params, body: decision })).body;
    const seenBy = async () =>
      Promise.all(
        [student, employer, mentor, waiting, alumnus, approved].map(
          async (who) => (await page(who, id)).status === 200,
        ),
      );
    const choose = async (audience: 'team' | 'mentors' | 'everyone') => {
      const { version, ...startup } = (await getStartupAs(lead, id)).body;
      const { name, industry, problem, solution } = startup;
      const body = { name, industry, problem, solution, audience, version };
      (await lead.browser.call('startups.update', { params: { id }, body })).body;
    };
    expect(await seenBy()).toEqual(Array(6).fill(false));
    await choose('mentors');
    expect(await seenBy()).toEqual([false, false, true, false, false, true]);
    await choose('everyone');
    expect(await seenBy()).toEqual(Array(6).fill(true));
    const shown = (await page(employer, id)).body;
    expect(shown).toMatchObject({ name: 'Second Shift', teamSize: 1, mine: null, team: [{ id: lead.id }] });
    expect(shown).not.toHaveProperty('riskiest');
    (await employer.browser.call('conversations.block', { params: { userId: lead.id } })).body;
    expect((await page(employer, id)).status).toBe(404);
    const draft = await createStartup(lead, { audience: 'everyone' });
    expect((await page(student, draft.id)).status).toBe(404);
  });
});

describe('what the team hears', () => {
  it('is who is invited, joins, declines, leaves, leads, and that it is over', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const guest = await member();
    (await invite(lead, id, guest.id)).body;
    await eventually('the invitation', async () => (await newsOf(guest)).includes('invited'));
    (await decline(guest, id)).body;
    await eventually('the answer', async () => (await newsOf(lead)).includes('declined'));
    (await invite(lead, id, guest.id)).body;
    (await accept(guest, id)).body;
    for (const who of [lead, other])
      await eventually('the new member', async () => (await newsOf(who)).includes('joined'));
    (await handOver(lead, id, other.id)).body;
    await eventually('the new lead', async () => (await newsOf(other)).includes('lead'));
    (await remove(guest, id, guest.id)).body;
    await eventually('the leaving', async () => (await newsOf(other)).includes('left'));
    (await close(other, id, 'It was too small.')).body;
    await eventually('the end', async () => (await newsOf(lead)).includes('closed'));
    expect(await newsOf(other)).not.toContain('closed');
    expect(await newsOf(guest)).not.toContain('closed');
    const address = (await getAccount(lead.id))?.email ?? '';
    const mail = await eventually('the mail', async () =>
      (await mailsTo(address)).find(({ subject }) => subject.includes('Startup closed')),
    );
    expect(mail.text).toContain('It was too small.');
  });

  it('is a reminder of each milestone on the day before, once, unless it is done', async () => {
    const { lead, members, id } = await team(1);
    const [other = lead] = members;
    const now = (await advanceClock(0)).getTime();
    const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);
    const milestones = [
      milestone('a', { due: day(4) }),
      milestone('b', { due: day(4), doneOn: day(0), evidence: 'Done' }),
    ];
    (await lead.browser.call('startups.milestones', { params: { id }, body: { milestones, version: 0 } }))
      .body;
    await advanceClock(3 * DAY_MS);
    for (const who of [lead, other])
      await eventually('the reminder', async () => (await newsOf(who)).includes('milestone_due'));
    await advanceClock(DAY_MS);
    expect((await newsOf(other)).filter((news) => news === 'milestone_due')).toHaveLength(1);
  });
});

describe('a report', () => {
  it('has what the page says and, from the team, what the reported user wrote', async () => {
    const { lead, members, id } = await team(1, { problem: 'A canary of the page' });
    const [other = lead] = members;
    (await addNote(other, id, 'A canary of the notes')).body;
    const [admin, stranger] = await Promise.all([member({ role: 'admin' }), member()]);
    const report = (who: Member, userId: string) =>
      who.browser.call('reports.create', { body: { userId, code: 'spam', startupId: id } });
    expect((await report(stranger, other.id)).status).toBe(404);
    const caseId = (await report(lead, other.id)).body.id;
    const { project } = (await admin.browser.call('reports.get', { params: { id: caseId } })).body;
    expect(project?.title).toBe('Second Shift');
    expect(project?.texts.map(({ text }) => text)).toEqual([
      expect.stringContaining('A canary of the page'),
      'A canary of the notes',
    ]);
  });
});

describe('a user who is erased', () => {
  it('leaves each team: another member leads it, and one without others is gone', async () => {
    const { lead, members, id } = await team(2);
    const [other = lead] = members;
    const alone = await createStartup(lead);
    const guest = await team(0);
    (await invite(guest.lead, guest.id, lead.id)).body;
    asOperator();
    await eventually(
      'the list',
      async () => (await lead.browser.call('startups.list')).body.items.length === 3,
    );
    await forgetFounder(lead.id, await advanceClock(0));
    expect((await getStartupAs(other, id)).body).toMatchObject({ teamSize: 2, mine: { role: 'lead' } });
    expect((await getStartupAs(guest.lead, guest.id)).body.team).toHaveLength(1);
    expect((await page(other, alone.id)).status).toBe(404);
    expect((await lead.browser.call('startups.list')).body.items).toEqual([]);
  });
});

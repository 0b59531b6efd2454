import { describe, expect, it } from 'vitest';
import { settleChallenge } from '#functions/features/challenges/due.ts';
import { entriesBefore } from '#functions/parts/admin/audit/repository.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { rubricHash } from '#functions/parts/challenges/rubric.ts';
import {
  asTeam,
  challengeFields,
  createChallenge,
  entryFields,
  joinChallenge,
  openChallenge,
  participant,
  readChallenge,
} from '#functions/testing/challenges.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, eventually } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';

const bell = async ({ browser }: Member) =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'challenge' ? [event.news] : [],
  );
const listed = async ({ browser }: Member, query: { status?: 'open' | 'judging'; as?: 'host' } = {}) =>
  (await browser.call('challenges.list', { query: { ...query, limit: 50 } })).body.items.map(({ id }) => id);
const opened = async ({ browser }: Member, id: string) =>
  browser.call('challenges.open', { params: { id }, body: {} });

describe('a challenge', () => {
  it('is published by admins, employers and alumni whose account is approved, and by nobody else', async () => {
    const body = await challengeFields();
    const create = async (given: Parameters<typeof member>[0]) =>
      (await member(given)).browser.call('challenges.create', { body });
    for (const role of ['admin', 'employer', 'alumni'] as const)
      expect((await create({ role })).status).toBe(201);
    for (const role of ['employer', 'alumni'] as const)
      expect((await create({ role, approved: false })).error.code).toBe('approval_pending');
    for (const role of ['student', 'mentor'] as const) expect((await create({ role })).status).toBe(403);
  });

  it('is a draft that its host alone sees, and in the list of all once it is open', async () => {
    const [host, student] = [await member({ role: 'employer' }), await member()];
    const draft = await createChallenge(host);
    expect(draft).toMatchObject({
      status: 'draft',
      hosting: true,
      frozen: null,
      participants: 0,
      version: 1,
    });
    const { id } = draft;
    const get = { params: { id } };
    expect((await student.browser.call('challenges.get', get)).status).toBe(404);
    expect((await student.browser.call('challenges.page', get)).status).toBe(404);
    expect((await joinChallenge(student, id)).status).toBe(404);
    expect((await opened(student, id)).status).toBe(403);
    expect((await opened(await member({ role: 'employer' }), id)).status).toBe(404);
    expect((await opened(host, id)).body).toMatchObject({ status: 'open', version: 2 });
    await eventually('the list', async () => (await listed(student, { status: 'open' })).includes(id));
    expect(await listed(host, { as: 'host' })).toContain(id);
    expect((await student.browser.call('challenges.page', get)).body).toMatchObject({ id, status: 'open' });
    expect(await readChallenge(student, id)).toMatchObject({ hosting: false, eligible: true, mine: null });
  });

  it('has its rubric frozen when it opens, with the hash of the text on the page and in the audit log', async () => {
    const { host, id, challenge } = await openChallenge();
    const { frozen, rubric, version, updatedAt: _, ...fields } = challenge;
    if (!frozen) throw new Error('The rubric was not frozen.');
    expect(JSON.parse(frozen.canonical)).toEqual({ criteria: rubric, score: { min: 0, max: 5 } });
    expect(rubricHash(frozen.canonical)).toBe(frozen.sha256);
    const entry = (await entriesBefore(999_999_999, 50)).find(({ after }) => after.challenge === id);
    expect(entry).toMatchObject({ action: 'open_challenge', after: { rubricSha256: frozen.sha256 } });
    const changed = { ...fields, rubric: [{ ...rubric[0], name: 'Charm', description: '', weight: 1 }] };
    const update = (body: object) =>
      host.browser.call('challenges.update', { params: { id }, body: { ...changed, ...body, version } });
    expect((await update({})).error.code).toBe('illegal_transition');
    expect((await update({ rubric, prize: 'Nothing' })).error.code).toBe('illegal_transition');
    expect((await readChallenge(host, id)).frozen).toEqual(frozen);
  });

  it('needs a description and a criterion to open, and a deadline to come', async () => {
    const host = await member({ role: 'alumni' });
    const { id } = await createChallenge(host, { description: '', rubric: [] });
    expect((await opened(host, id)).error.fields).toEqual({
      description: 'Describe the challenge',
      rubric: 'Add at least one criterion',
    });
    const body = await challengeFields({ deadline: '2020-01-01T00:00:00.000Z' });
    expect((await host.browser.call('challenges.create', { body })).error.fields).toHaveProperty('deadline');
  });

  it('can get a later deadline while it is open, which stays in its public history and is announced', async () => {
    const { host, id, challenge } = await openChallenge();
    const { student } = await participant(id);
    const fields = await challengeFields({ deadline: challenge.deadline });
    const move = (deadline: string, version: number) =>
      host.browser.call('challenges.update', {
        params: { id },
        body: { ...fields, deadline, version, reason: 'A holiday' },
      });
    const [earlier, later] = [-HOUR_MS, HOUR_MS].map((ms) =>
      new Date(Date.parse(challenge.deadline) + ms).toISOString(),
    );
    expect((await move(earlier ?? '', challenge.version)).error.fields).toHaveProperty('deadline');
    expect((await move(later ?? '', challenge.version - 1)).error.code).toBe('conflict');
    const moved = (await move(later ?? '', challenge.version)).body;
    expect(moved.deadline).toBe(later);
    const page = (await student.browser.call('challenges.page', { params: { id } })).body;
    expect(page.dateChanges).toMatchObject([{ from: challenge.deadline, to: later, reason: 'A holiday' }]);
    await eventually('the notification', async () => (await bell(student)).includes('moved'));
  });

  it('is cancelled with a reason by its host or an admin, audited, and everyone is notified', async () => {
    const { host, id } = await openChallenge();
    const { student } = await participant(id);
    const admin = await member({ role: 'admin' });
    const cancel = (who: Member, reason: string) =>
      who.browser.call('challenges.cancel', { params: { id }, body: { reason } });
    expect((await cancel(student, 'No')).status).toBe(403);
    expect((await cancel(await member({ role: 'alumni' }), 'No')).status).toBe(404);
    expect((await cancel(admin, '')).status).toBe(400);
    expect((await cancel(admin, 'Copied from elsewhere')).body.status).toBe('cancelled');
    for (const who of [host, student])
      await eventually('the notification', async () => (await bell(who)).includes('cancelled'));
    const entries = await entriesBefore(999_999_999, 50);
    expect(entries.find(({ after }) => after.challenge === id)).toMatchObject({
      action: 'cancel_challenge',
      actor: { id: admin.id },
      reason: 'Copied from elsewhere',
    });
    expect(await readChallenge(student, id)).toMatchObject({ reason: 'Copied from elsewhere' });
    expect((await joinChallenge(await member(), id)).error.code).toBe('illegal_transition');
  });

  it('is judged after its deadline, reminds before, and tells the participants of both', async () => {
    const { host, id, challenge } = await openChallenge();
    const { student, entryId } = await participant(id);
    (await asTeam(student, 'submit', id, entryId)).body;
    const due = async () => {
      const { dueAt = '' } = (await getChallenge(id)) ?? {};
      return dueAt;
    };
    const tomorrow = await due();
    expect(Date.parse(tomorrow)).toBe(Date.parse(challenge.deadline) - 24 * HOUR_MS);
    await settleChallenge(id, tomorrow, new Date(tomorrow));
    await eventually('the reminder', async () => (await bell(student)).includes('tomorrow'));
    const soon = await due();
    await settleChallenge(id, soon, new Date(soon));
    // Repeated, and for a moment that is over, it changes nothing.
    await settleChallenge(id, tomorrow, new Date(soon));
    const close = await due();
    expect(Date.parse(close)).toBeGreaterThan(Date.parse(challenge.deadline));
    expect((await readChallenge(host, id)).status).toBe('open');
    await settleChallenge(id, close, new Date(close));
    expect(await readChallenge(host, id)).toMatchObject({ status: 'judging' });
    expect(await due()).toBe('');
    for (const who of [host, student])
      await eventually('the notification', async () => (await bell(who)).includes('judging'));
    await eventually('the list', async () => (await listed(student, { status: 'judging' })).includes(id));
  });
});

describe('a team', () => {
  it('is joined by its id while it has room, by those for whom the challenge is, and each user is in one', async () => {
    const { host, id } = await openChallenge({ teamSize: 2 });
    const [ada, bo, cy] = [await member({ firstName: 'Ada' }), await member(), await member()];
    const { teamId } = (await joinChallenge(ada, id)).body;
    expect((await joinChallenge(ada, id)).body).toEqual({ teamId });
    expect((await joinChallenge(bo, id, 'unknown')).status).toBe(404);
    expect((await joinChallenge(bo, id, teamId)).body).toEqual({ teamId });
    expect((await joinChallenge(cy, id, teamId)).error.code).toBe('limit_reached');
    const other = (await joinChallenge(cy, id)).body.teamId;
    expect((await joinChallenge(bo, id, other)).error.code).toBe('illegal_transition');
    const seen = await readChallenge(bo, id);
    expect(seen).toMatchObject({ participants: 3, mine: { team: { id: teamId }, entry: null } });
    expect(seen.mine?.team.members.map((one) => one.id)).toEqual([ada.id, bo.id]);
    // Nobody else learns who is in which team.
    expect((await readChallenge(cy, id)).mine?.team.members.map((one) => one.id)).toEqual([cy.id]);
    expect((await joinChallenge(host, id)).error.code).toBe('illegal_transition');
    expect((await joinChallenge(await member({ role: 'mentor' }), id)).error.code).toBe('forbidden');
    expect((await joinChallenge(await member({ role: 'admin' }), id)).status).toBe(403);
    await eventually('the notification', async () => (await bell(ada)).includes('member_joined'));
    await eventually('the notification', async () => (await bell(bo)).includes('joined'));
  });

  it('is left before the deadline, and its founder takes members off', async () => {
    const { id } = await openChallenge();
    const [ada, bo, cy] = [await member(), await member(), await member()];
    const { teamId } = (await joinChallenge(ada, id)).body;
    for (const who of [bo, cy]) (await joinChallenge(who, id, teamId)).body;
    const leave = (who: Member, userId?: string) =>
      who.browser.call('challenges.leave', { params: { id }, body: userId === undefined ? {} : { userId } });
    expect((await leave(bo, cy.id)).error.code).toBe('forbidden');
    expect((await leave(ada, cy.id)).body.participants).toBe(2);
    await eventually('the notification', async () => (await bell(cy)).includes('removed'));
    expect((await leave(bo)).body).toMatchObject({ participants: 1, mine: null });
    // The last one withdraws first; the team can be come back to.
    const params = { id };
    const entry = (await ada.browser.call('challenges.addEntry', { params, body: entryFields() })).body;
    (await asTeam(ada, 'submit', id, entry.id)).body;
    expect((await leave(ada)).error.code).toBe('illegal_transition');
    (await asTeam(ada, 'withdraw', id, entry.id)).body;
    expect((await leave(ada)).body).toMatchObject({ participants: 0, mine: null });
    expect((await joinChallenge(bo, id, teamId)).body).toEqual({ teamId });
    expect((await readChallenge(bo, id)).mine?.entry).toMatchObject({ id: entry.id, status: 'withdrawn' });
  });
});

it('the deadline is in the calendar of those who take part, until they leave', async () => {
  const { host, id, challenge } = await openChallenge();
  const { student } = await participant(id);
  const now = await advanceClock(0);
  const query = { from: now.toISOString(), to: new Date(now.getTime() + 20 * 24 * HOUR_MS).toISOString() };
  const deadlines = async ({ browser }: Member) =>
    (await browser.call('meetings.list', { query })).body.deadlines.map((one) => [one.id, one.deadline]);
  for (const who of [host, student])
    await eventually('the calendar', async () => (await deadlines(who)).length === 1);
  expect(await deadlines(student)).toEqual([[id, challenge.deadline]]);
  (await student.browser.call('challenges.leave', { params: { id }, body: {} })).body;
  await eventually('the calendar', async () => (await deadlines(student)).length === 0);
});

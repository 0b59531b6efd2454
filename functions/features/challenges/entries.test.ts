import { describe, expect, it } from 'vitest';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { entriesBefore } from '#functions/parts/admin/audit/repository.ts';
import {
  asTeam,
  entryFields,
  joinChallenge,
  openChallenge,
  participant,
  readChallenge,
} from '#functions/testing/challenges.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';

const bell = async ({ browser }: Member) =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'challenge' ? [event.news] : [],
  );
const read = ({ browser }: Member, id: string, entryId: string) =>
  browser.call('challenges.entry', { params: { id, entryId } });
const list = async ({ browser }: Member, id: string) =>
  (await browser.call('challenges.entries', { params: { id } })).body.items;
const save = ({ browser }: Member, id: string, entryId: string, version: number, title: string) =>
  browser.call('challenges.updateEntry', {
    params: { id, entryId },
    body: { ...entryFields({ title }), version },
  });

describe('an entry', () => {
  it('is begun once for each team, by its members', async () => {
    const { id } = await openChallenge();
    const { student, teamId } = await participant(id);
    const [mate, stranger] = [await member(), await member()];
    const add = ({ browser }: Member) =>
      browser.call('challenges.addEntry', { params: { id }, body: entryFields() });
    expect((await add(stranger)).error.code).toBe('forbidden');
    (await joinChallenge(mate, id, teamId)).body;
    for (const who of [student, mate]) expect((await add(who)).error.code).toBe('limit_reached');
  });

  it('has versions: what was handed in stays, whatever is written after it', async () => {
    const { host, id } = await openChallenge();
    const { student, teamId, entryId } = await participant(id);
    const mate = await member();
    (await joinChallenge(mate, id, teamId)).body;
    const first = (await asTeam(student, 'submit', id, entryId)).body;
    expect(first).toMatchObject({ status: 'submitted', number: 1, unsent: false, versions: [{ number: 1 }] });
    // The same again is no further version.
    expect((await asTeam(mate, 'submit', id, entryId)).body.version).toBe(first.version);
    const saved = (await save(mate, id, entryId, first.version, 'Better')).body;
    expect(saved).toMatchObject({ status: 'submitted', number: 1, unsent: true, title: 'Better' });
    expect((await save(student, id, entryId, first.version, 'Worse')).error.code).toBe('conflict');
    // Hosts see what was handed in, and nothing that was not.
    const ofHost = (await read(host, id, entryId)).body;
    expect(ofHost).toMatchObject({ title: 'Queue by text message', draft: null, unsent: false });
    expect((await list(host, id)).map(({ title, number }) => [title, number])).toEqual([
      ['Queue by text message', 1],
    ]);
    const stale = { params: { id, entryId }, body: { version: first.version } };
    expect((await student.browser.call('challenges.submit', stale)).error.code).toBe('conflict');
    expect((await asTeam(student, 'submit', id, entryId)).body).toMatchObject({ number: 2, title: 'Better' });
    const version = (number: string) =>
      host.browser.call('challenges.entryVersion', { params: { id, entryId, number } });
    expect((await version('1')).body.title).toBe('Queue by text message');
    expect((await version('2')).body.title).toBe('Better');
    expect((await version('3')).status).toBe(404);
    await eventually('the receipt', async () => (await bell(mate)).includes('submitted'));
  });

  it('is that of its team alone, and of the host once it is handed in', async () => {
    const { host, id } = await openChallenge();
    const [{ student, entryId }, other] = [await participant(id), await participant(id)];
    const admin = await member({ role: 'admin' });
    for (const who of [host, admin, other.student, await member()]) {
      expect((await read(who, id, entryId)).status).toBe(404);
      expect((await list(who, id)).map((one) => one.id)).not.toContain(entryId);
    }
    expect((await list(student, id)).map((one) => one.id)).toEqual([entryId]);
    (await asTeam(student, 'submit', id, entryId)).body;
    for (const who of [host, admin]) expect((await list(who, id)).map((one) => one.id)).toEqual([entryId]);
    expect((await list(other.student, id)).map((one) => one.id)).toEqual([other.entryId]);
    for (const who of [host, other.student])
      for (const what of ['submit', 'withdraw'] as const)
        expect([403, 404]).toContain((await asTeam(who, what, id, entryId)).status);
    // An entry is found in its own challenge alone.
    const elsewhere = await openChallenge();
    expect((await read(student, elsewhere.id, entryId)).status).toBe(404);
  });

  it('is not shown with its team to those who judge, admins included, and judges do not take part', async () => {
    const { id } = await openChallenge();
    const { student, entryId } = await participant(id);
    (await asTeam(student, 'submit', id, entryId)).body;
    const [admin, judge] = [await member({ role: 'admin' }), await member()];
    asOperator();
    for (const { id: userId } of [admin, judge]) {
      const key = { challengeId: id, userId };
      await putItem({ Item: { ...itemOf('challenge-judge', key), ...key } });
    }
    for (const who of [admin, judge]) {
      expect(await list(who, id)).toEqual([]);
      expect((await read(who, id, entryId)).status).toBe(404);
      expect(await readChallenge(who, id)).toMatchObject({ judging: true, eligible: false });
    }
    expect((await joinChallenge(judge, id)).error.code).toBe('illegal_transition');
  });

  it('is withdrawn, and may be handed in again before the deadline', async () => {
    const { host, id } = await openChallenge();
    const { student, entryId } = await participant(id);
    expect((await asTeam(student, 'withdraw', id, entryId)).error.code).toBe('illegal_transition');
    (await asTeam(student, 'submit', id, entryId)).body;
    expect((await asTeam(student, 'withdraw', id, entryId)).body.status).toBe('withdrawn');
    expect((await list(host, id)).map(({ status }) => status)).toEqual(['withdrawn']);
    const again = (await asTeam(student, 'submit', id, entryId)).body;
    expect(again).toMatchObject({ status: 'submitted', number: 2 });
    expect(again.history.map(({ status }) => status)).toEqual([
      'draft',
      'submitted',
      'withdrawn',
      'submitted',
    ]);
  });

  it('is disqualified by the host with a reason, audited, for good, and the team is notified', async () => {
    const { host, id } = await openChallenge();
    const { student, entryId } = await participant(id);
    const disqualify = ({ browser }: Member, reason: string) =>
      browser.call('challenges.disqualify', { params: { id, entryId }, body: { reason } });
    expect((await disqualify(host, 'Early')).status).toBe(404);
    (await asTeam(student, 'submit', id, entryId)).body;
    expect((await disqualify(student, 'No')).status).toBe(403);
    expect((await disqualify(await member({ role: 'employer' }), 'No')).status).toBe(404);
    expect((await disqualify(host, '')).status).toBe(400);
    expect((await disqualify(host, 'Copied')).body).toMatchObject({ status: 'disqualified', draft: null });
    const entries = await entriesBefore(999_999_999, 50);
    expect(entries.find(({ after }) => after.entry === entryId)).toMatchObject({
      action: 'disqualify_entry',
      actor: { id: host.id },
      reason: 'Copied',
    });
    expect((await read(student, id, entryId)).body).toMatchObject({ reason: 'Copied' });
    expect((await asTeam(student, 'submit', id, entryId)).error.code).toBe('illegal_transition');
    const { version } = (await read(student, id, entryId)).body;
    expect((await save(student, id, entryId, version, 'New')).error.code).toBe('illegal_transition');
    // Nobody gets rid of it by another team.
    const leave = await student.browser.call('challenges.leave', { params: { id }, body: {} });
    expect(leave.error.code).toBe('illegal_transition');
    expect((await readChallenge(student, id)).mine?.entry?.status).toBe('disqualified');
    await eventually('the notification', async () => (await bell(student)).includes('disqualified'));
  });
});

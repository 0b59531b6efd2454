import { expect, it } from 'vitest';
import { activeAdmin } from '#functions/testing/admins.ts';
import { asTeam, joinChallenge, openChallenge, participant } from '#functions/testing/challenges.ts';
import { type Member, member } from '#functions/testing/members.ts';

it('a report has a challenge of the reported user as evidence, or what their team handed in, for those who see it', async () => {
  const [{ host, id }, admin] = [await openChallenge({ description: 'Pay to enter.' }), await activeAdmin()];
  const { student, teamId, entryId } = await participant(id);
  const [mate, stranger] = [await member(), await member()];
  (await joinChallenge(mate, id, teamId)).body;
  const send = (who: Member, about: Member) =>
    who.browser.call('reports.create', { body: { userId: about.id, code: 'fraud', challengeId: id } });
  // Nothing was handed in yet, and the stranger sees no entry.
  expect((await send(host, student)).status).toBe(404);
  (await asTeam(student, 'submit', id, entryId)).body;
  expect((await send(stranger, student)).status).toBe(404);
  const evidence = async (sent: Promise<{ body: { id: string } }>) => {
    const params = { id: (await sent).body.id };
    return (await admin.browser.call('reports.get', { params })).body.project;
  };
  const ofHost = await evidence(send(stranger, host));
  expect(ofHost?.title).toBe('Shorter waits at the campus clinic');
  expect(ofHost?.texts[0]?.text).toContain('Pay to enter.');
  for (const reporter of [host, mate]) {
    const ofTeam = await evidence(send(reporter, student));
    expect(ofTeam?.texts).toMatchObject([{ by: student.id }]);
    expect(ofTeam?.texts[0]?.text).toContain('Patients wait wherever they like.');
  }
});

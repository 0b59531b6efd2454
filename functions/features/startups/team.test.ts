import { describe, expect, it } from 'vitest';
import { member, storedAccount } from '#functions/testing/members.ts';
import {
  accept,
  decline,
  getStartupAs,
  handOver,
  invite,
  remove,
  team,
} from '#functions/testing/startups.ts';
import { STARTUP_ERRORS } from '#shared/features/startups/rules.ts';

const statusOf = async (sent: Promise<{ status: number }>): Promise<number> => (await sent).status;

describe('the team', () => {
  it('is joined by invitation and consent', async () => {
    const { lead, id } = await team(0);
    const [guest, stranger] = [await member({ firstName: 'Gus' }), await member()];
    expect(await statusOf(accept(guest, id))).toBe(404);
    const invited = await invite(lead, id, guest.id);
    expect([invited.status, invited.body]).toMatchObject([
      201,
      { userId: guest.id, name: 'Gus Example', role: 'member', status: 'invited' },
    ]);
    expect((await invite(lead, id, guest.id)).status).toBe(200);
    expect(await statusOf(getStartupAs(guest, id))).toBe(404);
    const { items } = (await guest.browser.call('startups.list')).body;
    expect(items).toMatchObject([{ id, teamSize: 1, riskiest: null, mine: { status: 'invited' } }]);
    const page = (await guest.browser.call('startups.page', { params: { id } })).body;
    expect(page).toMatchObject({ name: 'Second Shift', mine: { status: 'invited' } });
    const forOther = { params: { id, userId: guest.id }, body: {} };
    expect(await statusOf(stranger.browser.call('startups.accept', forOther))).toBe(403);
    expect((await accept(guest, id)).body).toMatchObject({ teamSize: 2, mine: { role: 'member' } });
    expect((await accept(guest, id)).body.teamSize).toBe(2);
    expect(await statusOf(decline(guest, id))).toBe(404);
  });

  it('is declined, left, and joined again', async () => {
    const { lead, id } = await team(0);
    const guest = await member();
    (await invite(lead, id, guest.id)).body;
    (await decline(guest, id)).body;
    expect(await statusOf(accept(guest, id))).toBe(404);
    (await invite(lead, id, guest.id)).body;
    (await accept(guest, id)).body;
    (await remove(guest, id, guest.id)).body;
    expect([await statusOf(getStartupAs(guest, id)), (await getStartupAs(lead, id)).body.teamSize]).toEqual([
      404, 1,
    ]);
    (await invite(lead, id, guest.id)).body;
    expect((await accept(guest, id)).body.teamSize).toBe(2);
    (await remove(lead, id, guest.id)).body;
    expect((await guest.browser.call('startups.list')).body.items).toEqual([]);
  });

  it('invites active students alone, and nobody who has a block with the lead', async () => {
    const { lead, id } = await team(0);
    const [mentor, suspended, blocking] = await Promise.all([
      member({ role: 'mentor' }),
      storedAccount({ suspended: true }),
      member(),
    ]);
    (await blocking.browser.call('conversations.block', { params: { userId: lead.id } })).body;
    for (const userId of [mentor.id, suspended.id, blocking.id, 'nobody'])
      expect((await invite(lead, id, userId)).error.fields).toEqual({ userId: STARTUP_ERRORS.notInvitable });
  });

  it('is handed over to another member, who leads it from then on', async () => {
    const { lead, members, id } = await team(2);
    const [next = lead, third = lead] = members;
    expect((await remove(lead, id, lead.id)).error.message).toBe(STARTUP_ERRORS.leadStays);
    expect(await statusOf(handOver(third, id, third.id))).toBe(404);
    expect((await handOver(lead, id, next.id)).body.team).toMatchObject([
      { userId: next.id, role: 'lead' },
      { role: 'member' },
      { role: 'member' },
    ]);
    expect(await statusOf(invite(lead, id, (await member()).id))).toBe(404);
    (await remove(next, id, lead.id)).body;
    expect(await statusOf(getStartupAs(lead, id))).toBe(404);
    const say = { role: 'member', responsibility: 'Design' } as const;
    const said = await next.browser.call('startups.changeMember', {
      params: { id, userId: third.id },
      body: say,
    });
    expect(said.body.team).toMatchObject([{ userId: next.id }, { userId: third.id, ...say }]);
  });
});

import { describe, expect, it } from 'vitest';
import { apply } from '#functions/testing/applications.ts';
import { booked, change, listed, open, type People } from '#functions/testing/booking.ts';
import { inDays, offer } from '#functions/testing/meetings.ts';
import { member } from '#functions/testing/members.ts';

describe('a proposal', () => {
  const propose = async (people: People, given: Record<string, unknown> = {}) => {
    const { at } = await inDays(4);
    const body = {
      with: people.guest.id,
      reason: people.reason,
      minutes: 45,
      topic: 'First interview',
      proposed: [at('22:00'), at('09:00')],
      ...given,
    };
    return people.host.browser.call('meetings.create', { body });
  };

  it('takes no time until the guest picks one of its times, for everyone of the panel', async () => {
    const people = await open();
    const { guest, host, colleague } = people;
    const { at } = await inDays(4);
    const meeting = (await propose(people, { panel: [colleague.id] })).body;
    expect(meeting).toMatchObject({ status: 'proposed', proposed: [at('09:00'), at('22:00')], side: 'host' });
    for (const who of [guest, host, colleague]) {
      expect(await booked(who)).toEqual([]);
      expect((await listed(who)).map(({ id }) => id)).toEqual([meeting.id]);
    }
    expect((await change(host, 'accept', meeting.id, { start: at('09:00') })).status).toBe(403);
    expect((await change(guest, 'accept', meeting.id, { start: at('10:00') })).error.code).toBe('slot_taken');
    const accepted = (await change(guest, 'accept', meeting.id, { start: at('22:00') })).body;
    expect(accepted).toMatchObject({ status: 'confirmed', start: at('22:00'), proposed: [] });
    expect((await change(guest, 'accept', meeting.id, { start: at('22:00') })).body).toEqual(accepted);
    for (const who of [guest, host, colleague]) {
      expect(await booked(who)).toEqual([`${at('22:00')} ${meeting.id}`]);
      expect((await listed(who)).map(({ id }) => id)).toEqual([meeting.id]);
    }
  });

  it('cannot be picked at a time that someone of the panel has taken', async () => {
    const people = await open();
    const { guest, colleague } = people;
    const { at } = await inDays(4);
    const { id } = (await propose(people, { panel: [colleague.id] })).body;
    await offer(colleague);
    const other = await member();
    (await apply(other, people.reason.opportunityId)).body;
    const reason = { ...people.reason, userId: other.id };
    const taken = await other.browser.call('meetings.create', {
      body: { with: colleague.id, reason, start: at('09:00'), minutes: 30, topic: 'x' },
    });
    expect(taken.status).toBe(201);
    expect((await change(guest, 'accept', id, { start: at('09:00') })).error.code).toBe('slot_taken');
    expect((await change(guest, 'accept', id, { start: at('22:00') })).status).toBe(200);
  });

  it('is answered by asking for other times, which the host then proposes', async () => {
    const people = await open();
    const { id } = (await propose(people)).body;
    expect((await change(people.host, 'ask', id, { note: 'x' })).status).toBe(403);
    const asked = (await change(people.guest, 'ask', id, { note: 'Only mornings, please' })).body;
    expect(asked).toMatchObject({ status: 'proposed', asked: 'Only mornings, please' });
    const { at } = await inDays(5);
    expect((await change(people.guest, 'propose', id, { proposed: [at('08:00')] })).status).toBe(403);
    const again = (await change(people.host, 'propose', id, { proposed: [at('08:00')] })).body;
    expect(again.proposed).toEqual([at('08:00')]);
    expect(again).not.toHaveProperty('asked');
    (await change(people.guest, 'cancel', id)).body;
    expect(await listed(people.guest)).toEqual([]);
  });

  it('has six times at most, and a panel of colleagues only', async () => {
    const people = await open();
    const { at } = await inDays(4);
    const proposed = ['08', '09', '10', '11', '12', '13', '14'].map((hour) => at(`${hour}:00`));
    expect((await propose(people, { proposed })).status).toBe(400);
    const stranger = await member({ role: 'employer' });
    expect((await propose(people, { panel: [stranger.id] })).status).toBe(404);
  });
});

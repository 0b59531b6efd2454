import { describe, expect, it } from 'vitest';
import { applicantOf, inDays, OPEN_HOURS, offer } from '#functions/testing/meetings.ts';
import { type Member, member } from '#functions/testing/members.ts';

const slotsOn = async (asker: Member, of: Member, days: number, minutes?: number) => {
  const { at } = await inDays(days);
  return asker.browser.call('meetings.slots', {
    params: { id: of.id },
    query: { from: at('00:00'), to: at('23:59'), ...(minutes !== undefined && { minutes }) },
  });
};

describe('the availability of a user', () => {
  it('offers nothing until they have said when', async () => {
    const { guest, host } = await applicantOf();
    const { body } = await host.browser.call('meetings.availability');
    expect(body).toMatchObject({ version: 0, weekly: [], timeZone: 'UTC' });
    expect((await slotsOn(guest, host, 2)).body.slots).toEqual([]);
  });

  it('is kept as it was saved, and a change that began with an older version is refused', async () => {
    const user = await member({ role: 'mentor' });
    const saved = (await offer(user, { timeZone: 'Europe/Lisbon', maxPerDay: 3 })).body;
    expect(saved).toMatchObject({ timeZone: 'Europe/Lisbon', maxPerDay: 3, version: 1, outside: [] });
    const { outside: _, ...record } = saved;
    expect((await user.browser.call('meetings.availability')).body).toEqual(record);
    const edit = (version?: number) =>
      user.browser.call('meetings.saveAvailability', { body: { ...record, version } as typeof record });
    expect((await edit(1)).body.version).toBe(2);
    const late = await edit(1);
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    // Without a version the last change wins.
    expect((await edit()).body.version).toBe(3);
  });

  it.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: '+01:00' },
    { weekly: [{ day: 8, from: '09:00', to: '10:00' }] },
    { weekly: [{ day: 1, from: '10:00', to: '09:00' }] },
    { weekly: [{ day: 1, from: '9:00', to: '10:00' }] },
    { exceptions: [{ date: '2026-02-30', available: false }] },
    { exceptions: [{ date: '2026-02-20', from: '10:00', available: false }] },
    { slotMinutes: 0 },
    { maxPerWeek: 1.5 },
  ])('refuses %j', async (wrong) => {
    const answer = await offer(await member(), wrong);
    expect([answer.status, answer.error.code]).toEqual([400, 'invalid_input']);
  });

  it('shows its slots to those who have a reason to meet, either way, and to no one else', async () => {
    const { guest, host, colleague } = await applicantOf();
    for (const user of [guest, host, colleague]) await offer(user, { slotMinutes: 60 });
    const { at } = await inDays(3);
    const hours = ['08', '09', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19'];
    for (const [asker, of] of [[guest, host] as const, [guest, colleague] as const, [host, guest] as const])
      expect((await slotsOn(asker, of, 3)).body).toEqual({
        timeZone: 'UTC',
        minutes: 60,
        slots: hours.map((hour) => at(`${hour}:00`)),
      });
    const strangers = [await member(), await member({ role: 'employer' }), await member({ role: 'mentor' })];
    for (const stranger of strangers)
      expect((await slotsOn(stranger, host, 3)).text).toBe(
        (await slotsOn(stranger, { ...host, id: 'x' }, 3)).text,
      );
    expect((await slotsOn(await member({ role: 'employer', approved: false }), host, 3)).status).toBe(403);
  });

  it('takes at most 45 days at a time, and another length of meeting', async () => {
    const { guest, host } = await applicantOf();
    await offer(host, OPEN_HOURS);
    const [{ at: first }, { at: last }] = [await inDays(1), await inDays(50)];
    const query = { from: first('00:00'), to: last('00:00') };
    const far = await guest.browser.call('meetings.slots', { params: { id: host.id }, query });
    expect(far.error.fields).toHaveProperty('to');
    expect((await slotsOn(guest, host, 2, 240)).body.slots).toHaveLength(17);
  });
});

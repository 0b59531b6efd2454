import { describe, expect, it } from 'vitest';
import { getAccount, timeZoneOf } from '#functions/core/account.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { isTimeZone } from '#shared/features/time-zones.ts';

const tell = ({ id, browser }: Member, timeZone: string, chosen: boolean) =>
  browser.call('users.saveTimeZone', { params: { userId: id }, body: { timeZone, chosen } });

const stored = async ({ id }: Member) => {
  const account = await getAccount(id);
  return account && timeZoneOf(account);
};

describe('the time zone of an account', () => {
  it('is the one that the browser says first, until the user chooses another', async () => {
    const person = await member();
    expect(await stored(person)).toBe('UTC');
    expect((await tell(person, 'Europe/Berlin', false)).body).toEqual({ timeZone: 'Europe/Berlin' });
    expect((await tell(person, 'Asia/Tokyo', false)).body).toEqual({ timeZone: 'Europe/Berlin' });
    expect((await tell(person, 'America/New_York', true)).body).toEqual({ timeZone: 'America/New_York' });
    expect(await stored(person)).toBe('America/New_York');
    expect((await person.browser.call('auth.session')).body.user?.timeZone).toBe('America/New_York');
  });

  it('is the same for two windows that say it at once', async () => {
    const person = await member();
    const zones = ['Europe/Berlin', 'Asia/Tokyo'];
    await Promise.all(zones.map((zone) => tell(person, zone, false)));
    expect(zones).toContain(await stored(person));
  });

  it('is refused when there is no such zone', async () => {
    const person = await member();
    for (const zone of ['', 'Mars/Base', '+01:00', 'Europe/Berlin ', '../etc', 'x'.repeat(65)])
      expect((await tell(person, zone, true)).status).toBe(400);
    expect(await stored(person)).toBe('UTC');
  });
});

it('knows the zones of the IANA database by all their names, and no offsets', () => {
  const names = ['UTC', 'Asia/Calcutta', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'];
  expect(names.filter((name) => !isTimeZone(name))).toEqual([]);
  expect(['+01:00', 'GMT+1', 'Europe', '', 'europe/nowhere'].filter(isTimeZone)).toEqual([]);
});

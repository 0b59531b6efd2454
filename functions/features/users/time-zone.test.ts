import { describe, expect, it } from 'vitest';
import { getAccount, timeZoneOf } from '#functions/core/account.ts';
import { storeTimeZone } from '#functions/parts/users/repository.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { canonicalTimeZone, OTHER_NAMES, timeZonesWith } from '#shared/core/time-zone-names.ts';
import { isTimeZone } from '#shared/core/time-zones.ts';

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

describe('the canonical name of a zone', () => {
  const listed = Intl.supportedValuesOf('timeZone');
  const links = Object.entries(OTHER_NAMES).flatMap(([name, others]) =>
    others.split(' ').map((other) => [other, name] as const),
  );
  const byIntl = (name: string) =>
    new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

  it('is one for all names of a zone, in any case, and another for each other zone', () => {
    for (const [other, name] of links) {
      expect([other, canonicalTimeZone(other)]).toEqual([other, name]);
      expect([other, canonicalTimeZone(other.toLowerCase())]).toEqual([other, name]);
      expect([other, byIntl(other)]).toEqual([other, byIntl(name)]);
    }
    for (const name of listed)
      expect(canonicalTimeZone(canonicalTimeZone(name) ?? '')).toBe(canonicalTimeZone(name));
    expect(new Set(listed.map(canonicalTimeZone)).size).toBe(new Set(listed.map(byIntl)).size);
    expect(canonicalTimeZone('EUROPE/berlin')).toBe('Europe/Berlin');
  });

  it('is listed once, whichever name the browser or the account has', () => {
    const zones = timeZonesWith('Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev', 'US/Pacific', 'Mars/Base');
    expect(
      zones.filter((zone) => /Kolkata|Calcutta|Ky?iv|Kiev|Los_Angeles|Pacific$|Mars/.test(zone)),
    ).toEqual(['America/Los_Angeles', 'Asia/Kolkata', 'Europe/Kyiv', 'Mars/Base']);
    expect(new Set(zones.map((zone) => (zone === 'Mars/Base' ? zone : byIntl(zone)))).size).toBe(
      zones.length,
    );
  });

  it('is stored, and answered for a name that was stored before', async () => {
    const person = await member();
    expect((await tell(person, 'Asia/Calcutta', false)).body).toEqual({ timeZone: 'Asia/Kolkata' });
    expect((await getAccount(person.id))?.timeZone).toBe('Asia/Kolkata');
    await storeTimeZone(person.id, 'Europe/Kiev', false);
    expect((await tell(person, 'Asia/Tokyo', false)).body).toEqual({ timeZone: 'Europe/Kyiv' });
    expect((await person.browser.call('auth.session')).body.user?.timeZone).toBe('Europe/Kyiv');
    expect(await stored(person)).toBe('Europe/Kyiv');
    const { body } = await person.browser.call('meetings.availability');
    expect(body.timeZone).toBe('Europe/Kyiv');
    const saved = await person.browser.call('meetings.saveAvailability', {
      body: { ...body, timeZone: 'Asia/Saigon' },
    });
    expect(saved.body.timeZone).toBe('Asia/Ho_Chi_Minh');
  });
});

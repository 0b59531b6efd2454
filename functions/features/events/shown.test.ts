import { describe, expect, it } from 'vitest';
import { minuteAfter, someEvent, storeEvent } from '#functions/scenarios/event.ts';
import { someone } from '#functions/testing/asks.ts';
import { readEvent } from '#functions/testing/events.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock } from '#functions/testing/stack.ts';

const show = ({ browser }: Member, id: string, shown: boolean) =>
  browser.call('events.show', { params: { id }, body: { shown } });

const shownOn = async ({ browser }: Member, id: string) =>
  (await browser.call('profile.person', { params: { id } })).body.events;

/** An event for alumni that is over or under way, with a guest who was there and one who was not. */
const stored = async (status: 'held' | 'published') => {
  const now = await advanceClock(0);
  const [host, there, absent] = [
    await member({ role: 'alumni', firstName: 'Jun', lastName: 'Okabe' }),
    await someone({ role: 'alumni', firstName: 'Ada', lastName: 'There' }, {}),
    await member({ role: 'alumni' }),
  ];
  const startsAt = minuteAfter(now, -1);
  const given = { host: { id: host.id, firstName: 'Jun', lastName: 'Okabe' }, startsAt } as const;
  const name = { firstName: 'Ada', lastName: 'There' };
  const event = await storeEvent(
    someEvent({ ...given, audience: 'alumni', status, title: 'Old friends' }, now),
    [
      { who: { id: there.id, ...name }, status: 'attended' },
      { who: { id: absent.id, ...name }, status: 'absent' },
    ],
    now,
  );
  return { event, host, there, absent };
};

describe('a profile', () => {
  it('shows an event to everyone once who was there shows it, and no longer once they hide it', async () => {
    const { event, there } = await stored('held');
    const { id, startsAt } = event;
    const visitor = await member();
    expect(await readEvent(there, id)).toMatchObject({ shown: false, mine: { status: 'attended' } });
    expect(await shownOn(visitor, there.id)).toEqual([]);
    for (let again = 0; again < 2; again++) expect((await show(there, id, true)).body.shown).toBe(true);
    const expected = [{ id, title: 'Old friends', host: 'Jun Okabe', startsAt, timeZone: 'Europe/Berlin' }];
    expect(await shownOn(visitor, there.id)).toEqual(expected);
    expect(await shownOn(there, there.id)).toEqual(expected);
    expect(await readEvent(there, id)).toMatchObject({ shown: true });
    for (let again = 0; again < 2; again++) expect((await show(there, id, false)).body.shown).toBe(false);
    expect(await shownOn(visitor, there.id)).toEqual([]);
  });

  it('shows no event to which the user did not go, or that is not over', async () => {
    const [{ event, host, absent }, underWay] = [await stored('held'), await stored('published')];
    for (const who of [absent, host])
      expect((await show(who, event.id, true)).error.code).toBe('illegal_transition');
    expect((await show(await member(), event.id, true)).status).toBe(404);
    const { there } = underWay;
    expect((await show(there, underWay.event.id, true)).error.code).toBe('illegal_transition');
    for (const who of [absent, there]) expect(await shownOn(there, who.id)).toEqual([]);
  });
});

import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { asGuest, eventFields, inHours, publishedEvent, readEvent } from '#functions/testing/events.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, eventually, itemAt, mailsTo } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import type { EventNews } from '#shared/features/events/news.ts';

const newsOf = async ({ browser }: Member): Promise<EventNews[]> =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'event' ? [event.news] : [],
  );

const heard = async (who: Member, news: EventNews): Promise<number> =>
  (await newsOf(who)).filter((one) => one === news).length;

/**
 * Waits until a user has been notified of something this number of times. What is due waits in the queue for a quarter of an
 * hour at most: the clock moves for twice as long and no further, so that the event does not begin while the stack is busy.
 */
const hears = (who: Member, news: EventNews, times: number) => {
  let steps = 6;
  return eventually(`${news}, ${times} times`, async () => {
    if (steps > 0) await advanceClock(5 * 60_000);
    steps -= 1;
    return (await heard(who, news)) === times;
  });
};

/** Moves the clock to a minute after a moment before the event begins. */
const until = async (startsAt: string, before: number): Promise<void> => {
  const now = (await advanceClock(0)).getTime();
  await advanceClock(Date.parse(startsAt) - before + 60_000 - now);
};

it('reminds the hosts and who has a place a day and an hour before, and again once the event was moved', async () => {
  const email = `reminded-${newId()}@example.com`;
  const [ada, bo, cy] = [await member({ email }), await member(), await member()];
  const startsAt = await inHours(25);
  const { host, id } = await publishedEvent({ startsAt, endsAt: await inHours(26), capacity: 1 });
  for (const who of [ada, bo, cy]) (await asGuest(who, 'rsvp', id)).body;
  await until(startsAt, 24 * HOUR_MS);
  await hears(ada, 'tomorrow', 1);
  await hears(host, 'tomorrow', 1);
  // What was said is not due again.
  const soon = new Date(Date.parse(startsAt) - HOUR_MS).toISOString();
  await eventually('the next', async () => (await itemAt(`event#${id}`, 'event'))?.dueAt === soon);
  const reminder = await eventually('the mail', async () =>
    (await mailsTo(email)).find(({ subject }) => subject.includes('Event tomorrow')),
  );
  expect(reminder.text).toContain(`/dashboard/events/${id}?leave=1`);
  (await asGuest(cy, 'leave', id)).body;
  const { version } = await readEvent(host, id);
  const moved = { startsAt: await inHours(72), endsAt: await inHours(73), capacity: 1 };
  const body = { ...(await eventFields(moved)), version };
  (await host.browser.call('events.update', { params: { id }, body })).body;
  for (const who of [ada, bo]) await hears(who, 'changed', 1);
  const update = await eventually('the update', async () =>
    (await mailsTo(email)).find(({ subject }) => subject.includes('Event changed')),
  );
  const file = new ICAL.Component(ICAL.parse(update.attached));
  const entry = new ICAL.Event(file.getAllSubcomponents('vevent')[0]);
  expect(entry.startDate.toJSDate().toISOString()).toBe(moved.startsAt);
  expect([file.getFirstPropertyValue('method'), entry.sequence]).toEqual(['REQUEST', 2]);
  await until(moved.startsAt, 24 * HOUR_MS);
  await hears(ada, 'tomorrow', 2);
  await until(moved.startsAt, HOUR_MS);
  await hears(ada, 'soon', 1);
  expect(await heard(host, 'soon')).toBe(1);
  expect([await heard(bo, 'soon'), await heard(cy, 'soon'), await heard(cy, 'changed')]).toEqual([0, 0, 0]);
});

it('gives no reminder that is past when an event is published', async () => {
  const startsAt = await inHours(20);
  const { host, id } = await publishedEvent({ startsAt, endsAt: await inHours(21) });
  const guest = await member();
  (await asGuest(guest, 'rsvp', id)).body;
  await until(startsAt, HOUR_MS);
  await hears(guest, 'soon', 1);
  expect([await heard(guest, 'tomorrow'), await heard(host, 'tomorrow')]).toEqual([0, 0]);
});

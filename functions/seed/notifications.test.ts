import { expect, it } from 'vitest';
import { notificationsOf } from '#functions/parts/notifications/repository.ts';
import { apply } from '#functions/testing/applications.ts';
import { addNotifications } from '#functions/testing/notifications.ts';
import { confirmedPerson } from '#functions/testing/people.ts';
import { published } from '#functions/testing/publish.ts';
import { advanceClock, eventually } from '#functions/testing/stack.ts';
import { noticed } from './notifications.ts';
import type { Person } from './people/person.ts';

const DAYS_AGO = 5;

it('finds the notifications of a user, and marks the old ones as read, however many others there are', async () => {
  const { browser, user, email } = await confirmedPerson();
  const member = { browser, id: user.id };
  const { appliedAt } = (await apply(member, (await published()).id)).body;
  await eventually('the notification', async () => {
    const [first] = await notificationsOf(user.id, 1, undefined, new Date(appliedAt));
    return first;
  });
  await addNotifications(member, 220, DAYS_AGO);
  const now = await advanceClock(10 * 60_000);
  await addNotifications(member, 220);

  const person = { account: { email }, password: 'one' } as Person;
  await noticed([person], now, now, 1_000);
  const all = await notificationsOf(user.id, 500, undefined, now);
  expect(all).toHaveLength(441);
  // The user's own application is read from the start.
  expect(all.filter(({ read }) => read)).toHaveLength(221);
  expect(all.slice(-220).every(({ read }) => read)).toBe(true);
});

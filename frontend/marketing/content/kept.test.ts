import { expect, test } from 'vitest';
import { CONFIRMATION_SECONDS, SESSION_SECONDS } from '#shared/features/auth.ts';
import { CONTACT_KEPT_DAYS } from '#shared/features/contact.ts';
import { NOTIFICATIONS_KEPT_DAYS } from '#shared/features/notification-rules.ts';
import { KEPT } from './kept.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

// The page is plain text, so that it loads no schemas; this keeps it true.
test.each([
  ['A session', `${SESSION_SECONDS.short / HOUR} hours`],
  ['A session', `${SESSION_SECONDS.remembered / DAY} days`],
  ['A confirmation link', `${CONFIRMATION_SECONDS / HOUR} hours`],
  ['Notifications', `${NOTIFICATIONS_KEPT_DAYS} days`],
  ['Messages of the contact form', `${CONTACT_KEPT_DAYS} days`],
])('the privacy page says of "%s": %s', (what, time) => {
  expect(KEPT.find((line) => line.what === what)?.until).toContain(time);
});

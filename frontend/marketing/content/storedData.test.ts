import { expect, test } from 'vitest';
import {
  CONFIRMATION_SECONDS,
  CONTACT_MESSAGE_DAYS,
  NOTIFICATION_DAYS,
  REDRIVE_DAYS,
  SESSION_SECONDS,
} from '#shared/core/retention.ts';
import { ALL_RECORDS } from '#shared/records.ts';
import { STORED_DATA } from './storedData.ts';

const HOUR = 3600;

test.each([
  ['Sessions', `${SESSION_SECONDS.short / HOUR} hours`],
  ['Sessions', `${SESSION_SECONDS.remembered / (24 * HOUR)} days`],
  ['Confirmation links', `${CONFIRMATION_SECONDS / HOUR} hours`],
  ['Notifications', `${NOTIFICATION_DAYS} days`],
  ['Messages sent through the contact form', `${CONTACT_MESSAGE_DAYS} days`],
  ['Changes that could not be processed', `${REDRIVE_DAYS} days`],
])('the privacy page says of "%s": %s', (what, time) => {
  expect(STORED_DATA.find((line) => line.what === what)?.until).toContain(time);
});

test('every kind of record about a user or a sender has a row on the privacy page, with the same words for the same time', () => {
  for (const [kind, { owner, personal, retention }] of ALL_RECORDS) {
    if (owner === 'user' || owner === 'sender') expect(personal, kind).toBeDefined();
    if (personal && retention.until === 'ttl')
      expect(STORED_DATA, kind).toContainEqual({ what: personal.describedAs, until: retention.after });
  }
});

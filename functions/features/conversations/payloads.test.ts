import { beforeAll, expect, it } from 'vitest';
import { meetingMail } from '#functions/features/meetings/mail.ts';
import { warningMail } from '#functions/features/reports/mail.ts';
import { ALL_PAYLOADS } from '#functions/testing/payloads.ts';
import { asOperator } from '#functions/testing/stack.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { unreadMail } from './mail.ts';

beforeAll(asOperator);

const meetingOf = (text: string): StoredMeeting => {
  const at = '2026-01-05T08:00:00.000Z';
  const [host, guest] = [
    { id: 'h', name: text },
    { id: 'g', name: text },
  ];
  return {
    id: 'm',
    reason: { kind: 'request', id: 'g.h' },
    topic: text,
    minutes: 30,
    status: 'confirmed',
    start: '2026-02-05T08:00:00.000Z',
    proposed: [],
    timeZone: 'UTC',
    about: text,
    host,
    guest,
    panel: [],
    link: '',
    sequence: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
    ratings: [],
    reminders: [],
    history: [{ status: 'confirmed', at, by: 'guest', user: 'g', reason: text }],
  };
};

/** The mails with texts of other users: an unread conversation, a meeting, and a warning. */
const mailsWith = (text: string): string[] => {
  const meeting = meetingOf(text);
  const event = { kind: 'meeting', meetingId: 'm', news: 'rescheduled', sequence: 0 } as const;
  const told = { meeting, timeZone: 'UTC', isOwn: false };
  return [
    unreadMail(text, text, 'id', 'https://fledge.test').html,
    meetingMail(text, { ...event, person: text, topic: text }, told).html,
    warningMail(text, text).html,
  ];
};

it('no text of a user adds a tag to a mail about messages or meetings, or changes one', () => {
  const tags = (mails: readonly string[]) => mails.map((html) => html.match(/<[^>]*>/g));
  const harmless = tags(mailsWith('x'));
  for (const payload of ALL_PAYLOADS) expect(tags(mailsWith(payload)), payload).toEqual(harmless);
});

import fc from 'fast-check';
import ICAL from 'ical.js';
import { beforeAll, expect, it } from 'vitest';
import { calendarFile } from '#functions/core/calendar-file.ts';
import { deadlineForCalendars } from '#functions/parts/challenges/calendar.ts';
import { frozenRubric } from '#functions/parts/challenges/rubric.ts';
import { someChallenge, someEntry } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { hostileText } from '#functions/testing/hostile.ts';
import { cases } from '#functions/testing/rounds.ts';
import { entryFieldsSchema } from '#shared/features/challenges/entry-schema.ts';
import { CHALLENGE_NEWS } from '#shared/features/challenges/news.ts';
import { numbered } from '#shared/features/challenges/rubric-schema.ts';
import { challengeFieldsSchema } from '#shared/features/challenges/schema.ts';
import { challengeMail } from './mail.ts';

beforeAll(() => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', SITE_URL: 'https://fledge.test' });
});

const NOW = new Date('2027-01-01T00:00:00.000Z');
const [host, ada] = [newAccount({ role: 'alumni' }), newAccount({ firstName: 'Ada' })];

const fieldsWith = (text: string) =>
  challengeFieldsSchema.safeParse({
    title: text,
    description: text,
    prize: text,
    deadline: '2027-03-28T03:30:00+02:00',
    timeZone: 'Europe/Berlin',
    difficulty: 'beginner',
    teamSize: 1,
    rubric: [{ name: text, description: text, weight: 1 }],
  }).data;

it('hostile texts are refused or plain texts everywhere: in mails, calendars and the frozen rubric', () => {
  let accepted = 0;
  fc.assert(
    fc.property(hostileText, (given) => {
      // Short enough for the name of a criterion.
      const text = [...given].slice(0, 50).join('');
      const fields = fieldsWith(text);
      const written = entryFieldsSchema.safeParse({ title: text, description: text }).data;
      if (!fields || !written) return;
      accepted += 1;
      const rubric = numbered(fields.rubric);
      const challenge = {
        ...someChallenge({ host, status: 'open', rubric }, NOW),
        ...fields,
        rubric,
        reason: text,
      };
      expect(frozenRubric(challenge)?.criteria).toEqual(rubric);
      const entry = { ...someEntry(challenge, written, 'submitted'), reason: text };
      for (const news of CHALLENGE_NEWS) {
        const mail = challengeMail(ada.firstName, news, {
          challenge,
          team: undefined,
          entry,
          timeZone: 'America/New_York',
        });
        expect(mail.html).not.toMatch(/<(script|img|svg|iframe)/i);
        expect(mail.subject).not.toMatch(/[\r\n]/);
      }
      const file = calendarFile([deadlineForCalendars(challenge)], { stamp: NOW });
      const [component, ...more] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent');
      expect(more).toEqual([]);
      expect(new ICAL.Event(component).uid).toBe(`${challenge.id}@challenges.fledge`);
    }),
    cases(60, 2000),
  );
  expect(accepted).toBeGreaterThan(5);
});

it('a mail says when entries close, where the host is and where the reader is', () => {
  const deadline = '2027-03-28T01:30:00.000Z';
  const challenge = someChallenge({ host, deadline, status: 'open' }, NOW);
  const about = { challenge, team: undefined, entry: undefined, timeZone: 'America/New_York' };
  const { text } = challengeMail('Ada', 'soon', about);
  // The clock goes forward that night.
  expect(text).toContain('03:30');
  expect(text).toContain('21:30');
});

it('a deadline in calendars has one UID, a sequence that only rises, and no length', () => {
  const open = someChallenge({ host, status: 'open' }, NOW);
  const change = {
    at: NOW.toISOString(),
    from: open.deadline,
    to: '2027-02-01T12:00:00.000Z',
    fromTimeZone: 'UTC',
    toTimeZone: 'UTC',
    reason: '',
  };
  const moved = { ...open, deadline: change.to, dateChanges: [change] };
  const versions = [open, moved, { ...moved, status: 'cancelled' as const }].map((one) =>
    deadlineForCalendars(one),
  );
  expect(versions.map(({ sequence }) => sequence)).toEqual([0, 1, 2]);
  expect(new Set(versions.map(({ uid }) => uid)).size).toBe(1);
  expect(versions.map(({ minutes, cancelled }) => [minutes, cancelled])).toEqual([
    [0, false],
    [0, false],
    [0, true],
  ]);
});

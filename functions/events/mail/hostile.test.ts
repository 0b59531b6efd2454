import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { MailText } from '#functions/core/mail/send.ts';
import { replyDueMail } from '#functions/features/applicants/replies/mail.ts';
import { companyDecisionMail, companyInvitationMail } from '#functions/features/companies/mail.ts';
import { joinRequestMail } from '#functions/features/companies/membership-mail.ts';
import { unreadMail } from '#functions/features/conversations/mail.ts';
import { meetingMail } from '#functions/features/meetings/mail.ts';
import { postingMail } from '#functions/features/postings/mail.ts';
import { projectMail } from '#functions/features/projects/mail.ts';
import { warningMail } from '#functions/features/reports/mail.ts';
import { reviewMail } from '#functions/features/reviews/mail.ts';
import { hostileText } from '#functions/testing/hostile.ts';
import { cases } from '#functions/testing/rounds.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { MEETING_NEWS } from '#shared/features/meetings/rules.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { PROJECT_NEWS } from '#shared/features/projects/news.ts';
import { REVIEW_NEWS } from '#shared/features/reviews/news.ts';

beforeAll(asOperator);

const START = '2026-12-03T14:00:00.000Z';

/** A meeting with one text in each place that users fill. */
const meetingWith = (text: string): StoredMeeting => ({
  id: 'm1',
  about: text,
  topic: text,
  status: 'confirmed',
  start: START,
  minutes: 30,
  link: '',
  reason: { kind: 'application', opportunityId: 'o1', userId: 'u2' },
  host: { id: 'u1', name: text },
  panel: [],
  guest: { id: 'u2', name: text },
  timeZone: 'Europe/Lisbon',
  proposed: [],
  sequence: 0,
  ratings: [],
  reminders: [],
  history: [{ status: 'confirmed', at: START, by: 'guest', user: 'u2', reason: text }],
  createdAt: START,
  updatedAt: START,
  version: 1,
});

/** Every mail about meetings, messages, replies and reports, likewise. */
const personalMailsWith = (text: string): readonly Pick<Required<MailText>, 'html' | 'text'>[] => [
  ...MEETING_NEWS.map((news) =>
    meetingMail(
      text,
      { kind: 'meeting', meetingId: 'm1', news, person: text, topic: text, sequence: 0 },
      { meeting: meetingWith(text), timeZone: 'Europe/Lisbon', isOwn: false },
    ),
  ),
  unreadMail(text, text, 'c1', 'https://fledge.test'),
  replyDueMail(text, {
    kind: 'reply_due',
    opportunityId: 'o1',
    title: text,
    inDays: 3,
    replyBy: '2026-11-27',
    role: 'employer',
  }),
  warningMail(text, text),
  ...PROJECT_NEWS.map((news) => projectMail(text, { kind: 'project', projectId: 'p1', title: text, news })),
  ...REVIEW_NEWS.map((news) => reviewMail(text, { kind: 'review', reviewId: 'r1', title: text, news })),
];

/** Every mail about postings and companies, with one text in each place that users fill. */
const mailsWith = (text: string): readonly Pick<Required<MailText>, 'html' | 'text'>[] => [
  ...personalMailsWith(text),
  ...(['open', 'draft', 'closed'] as const).map((status) =>
    postingMail(text, {
      kind: 'posting_decided',
      status,
      reason: text,
      poster: 'employer',
      opportunityId: 'o1',
      title: text,
      company: text,
    }),
  ),
  ...(['verified', 'rejected'] as const).map((status) =>
    companyDecisionMail(text, { name: text, status }, text),
  ),
  companyInvitationMail({ companyId: 'c1', companyName: text, invitedBy: text }),
  joinRequestMail(text, { companyId: 'c1', company: text, person: text, email: text }),
];

/** The tags of a page with their attributes’ names: what a program would run is in one of them. */
const tagsOf = (html: string): string[] =>
  [...html.matchAll(/<\/?([a-z!][\w-]*)((?:[^>"]|"[^"]*")*)>/gi)].map(
    ([, name = '', rest = '']) =>
      `${name} ${[...rest.matchAll(/([\w-]+)="[^"]*"/g)].map(([, attribute]) => attribute).join(' ')}`,
  );

it('text of users adds neither a tag nor an attribute nor a link to a mail, and the plain part has it as it is', () => {
  const plain = mailsWith('Harbour').map(({ html }) => tagsOf(html));
  expect(plain.every((tags) => tags.length > 10)).toBe(true);
  fc.assert(
    fc.property(hostileText, (text) => {
      const mails = mailsWith(text);
      expect(mails.map(({ html }) => tagsOf(html))).toEqual(plain);
      for (const { html, text: plainText } of mails) {
        for (const [, link = ''] of html.matchAll(/href="([^"]*)"/g)) expect(link).toMatch(/^https?:\/\//);
        expect(plainText).toContain(text);
      }
    }),
    cases(60, 500),
  );
});

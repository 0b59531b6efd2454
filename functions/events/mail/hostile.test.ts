import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { MailText } from '#functions/core/mail/send.ts';
import { companyDecisionMail, companyInvitationMail } from '#functions/features/companies/mail.ts';
import { joinRequestMail } from '#functions/features/companies/membership-mail.ts';
import { postingMail } from '#functions/features/postings/mail.ts';
import { hostileText } from '#functions/testing/hostile.ts';
import { cases } from '#functions/testing/rounds.ts';
import { asOperator } from '#functions/testing/stack.ts';

beforeAll(asOperator);

/** Every mail about postings and companies, with one text in each place that users fill. */
const mailsWith = (text: string): readonly Required<MailText>[] => [
  ...(['open', 'draft', 'closed'] as const).map((status) =>
    postingMail(text, {
      ...{ kind: 'posting_decided', status, reason: text, poster: 'employer' },
      ...{ opportunityId: 'o1', title: text, company: text },
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

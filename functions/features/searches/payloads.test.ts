import { expect, it } from 'vitest';
import { ALL_PAYLOADS } from '#functions/testing/payloads.ts';
import { digestMail } from './mail.ts';

/** The digest with one line of each kind, made of a text. */
const digestWith = (text: string) =>
  digestMail(
    'Ada',
    {
      openings: [{ id: 'o', title: text, company: text, location: text, salary: text, search: text }],
      more: false,
      token: 'token',
      waiting: {
        conversations: [{ id: 'c', from: text }],
        meetings: [{ id: 'm', heading: text, text }],
        mentorships: [{ heading: text, text, path: '/dashboard' }],
        asks: [{ heading: text, text, path: '/dashboard' }],
        buddies: [{ heading: text, text, path: '/dashboard' }],
        projects: [{ heading: text, text, path: '/dashboard' }],
        courses: [{ heading: text, text, path: '/dashboard' }],
        events: [{ heading: text, text, path: '/dashboard' }],
      },
    },
    'https://fledge.test',
  ).html;

it('no text adds a tag to the digest, or changes one', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g);
  const harmless = tags(digestWith('x'));
  for (const payload of ALL_PAYLOADS) expect(tags(digestWith(payload)), payload).toEqual(harmless);
});

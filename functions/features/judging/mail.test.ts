import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { newAccount } from '#functions/scenarios/user.ts';
import { hostileText } from '#functions/testing/hostile.ts';
import { cases } from '#functions/testing/rounds.ts';
import { challengeShape } from '#shared/features/challenges/schema.ts';
import { JUDGING_NEWS, JUDGING_NEWS_PATHS } from '#shared/features/judging/news.ts';
import { judgingMail } from './mail.ts';

beforeAll(() => {
  Object.assign(process.env, { MAIL_FROM: 'hello@fledge.test', SITE_URL: 'https://fledge.test' });
});

const AT = '2027-03-01T12:00:00.000Z';
const judge = newAccount({ firstName: 'Ada', role: 'mentor', timeZone: 'America/New_York' });

it('each says what happened, and leads to what it is about', () => {
  for (const news of JUDGING_NEWS) {
    const { subject, text } = judgingMail(judge, { id: 'c-1', title: 'Shorter waits' }, news, AT);
    expect(subject).toContain('Shorter waits');
    expect(text).toContain(`https://fledge.test${JUDGING_NEWS_PATHS[news]('c-1')}`);
  }
});

it('says on the clock of the judge until when scores are due', () => {
  const due = (news: 'assigned' | 'reminder') =>
    judgingMail(judge, { id: 'c-1', title: 'Shorter waits' }, news, AT).text.replaceAll(/\s+/g, ' ');
  expect(due('assigned')).toMatch(/due by Monday,? 8 March(?:,| at) 07:00/);
  expect(due('reminder')).toMatch(/due by Wednesday,? 3 March(?:,| at) 07:00/);
});

it('hostile titles are refused or plain texts', () => {
  fc.assert(
    fc.property(hostileText, (given) => {
      const title = challengeShape.title.safeParse(given).data;
      if (title === undefined) return;
      for (const news of JUDGING_NEWS) {
        const { html, subject } = judgingMail(judge, { id: 'c-1', title }, news, AT);
        expect(html).not.toMatch(/<(script|img|svg|iframe)/i);
        expect(html.match(/<\/title>/gi)).toHaveLength(1);
        expect(subject).not.toMatch(/[\r\n]/);
      }
    }),
    cases(50, 1000),
  );
});

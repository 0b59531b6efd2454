import { beforeAll, expect, it } from 'vitest';
import { slotsWith } from '#functions/testing/advisor.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { ROLES } from '#shared/core/contract.ts';
import { articlePath } from '#shared/features/library/article.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import { toolFor } from '../tools.ts';
import { understand } from './understand.ts';

beforeAll(asOperator);

/** The address of the article that answers a question; undefined when something else does. */
const articleFor = async (message: string, role: (typeof ROLES)[number]): Promise<string | undefined> => {
  const [one, two] = understand(message, { role, references: [] });
  if (one?.kind !== 'tool' || one.intent !== 'library.article' || two) return undefined;
  const answer = await toolFor(one.intent, role)?.answer({
    slots: slotsWith(one.slots),
    references: [],
    user: { id: 'user', role, firstName: 'Robin' },
    timeZone: 'UTC',
    now: new Date('2027-03-01T12:00:00Z'),
    call: () => Promise.reject(new Error('An article calls nothing.')),
  });
  return answer?.sources[0]?.url;
};

it('the title of each article is answered by it, for every role and whatever else has its words', async () => {
  const missed: string[] = [];
  for (const { id, title } of ARTICLES)
    for (const role of ROLES)
      for (const text of [title, title.toLowerCase().replace('?', '')])
        if ((await articleFor(text, role)) !== articlePath(id)) missed.push(`${role}: ${text}`);
  expect(missed).toEqual([]);
});

it.each(['student', 'alumni', 'mentor', 'employer', 'admin'] as const)(
  'a %s who asks how to refer someone reads how',
  async (role) => {
    for (const text of [
      'how do I refer someone',
      'How can I refer a friend?',
      'how to refer somebody for a job',
    ])
      expect(await articleFor(text, role), text).toBe('/library/refer-someone');
  },
);

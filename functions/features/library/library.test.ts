import { describe, expect, it } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { member } from '#functions/testing/members.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';

describe('an article of the library', () => {
  it('is read by visitors and users alike, with more of its topic to read next', async () => {
    const [article] = ARTICLES;
    if (!article) throw new Error('The library is empty.');
    const params = { id: article.id };
    const { body } = await new Browser().call('library.get', { params });
    expect(body).toMatchObject({ ...article, pastDue: false });
    expect(body.related.length).toBeGreaterThan(3);
    expect(body.related.map(({ id }) => id)).not.toContain(article.id);
    for (const { id } of body.related) {
      const other = ARTICLES.find((one) => one.id === id);
      expect(other?.topics[0]).toBe(article.topics[0]);
      expect(other?.roles.some((role) => article.roles.includes(role))).toBe(true);
    }
    const student = await member();
    expect((await student.browser.call('library.get', { params })).body).toEqual(body);
  });

  it('is 404 for what no article is called', async () => {
    for (const id of ['none', 'Cover-Letter', '__proto__', 'x'.repeat(300)])
      expect((await new Browser().send(`/api/library/${id}`)).status, id).toBe(404);
  });
});

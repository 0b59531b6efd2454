import { describe, expect, it } from 'vitest';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { Browser } from '#functions/testing/api.ts';
import { member } from '#functions/testing/members.ts';
import { asOperator } from '#functions/testing/stack.ts';
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

describe('the list of the library', () => {
  const list = (query: object) => new Browser().call('library.list', { query });

  it('has every entry once, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await list({ limit: 50, ...(cursor !== undefined && { cursor }) });
      expect(body.total).toBeGreaterThanOrEqual(ARTICLES.length);
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    for (const { id } of ARTICLES) expect(seen).toContain(id);
  });

  it('is narrowed by role, type, length and licence, and refuses a cursor of other filters', async () => {
    const { body } = await list({ role: 'mentor', type: 'guide', length: 'one', limit: 50 });
    expect(body.items.length).toBeGreaterThan(0);
    for (const { roles, type, minutes } of body.items) {
      expect(roles).toContain('mentor');
      expect([type, minutes]).toEqual(['guide', 1]);
    }
    for (const { licence } of (await list({ licence: 'sharing', limit: 50 })).body.items)
      expect(licence.allows).toBe('sharing');
    const { nextCursor } = (await list({ limit: 1 })).body;
    expect((await list({ type: 'guide', cursor: nextCursor })).error.code).toBe('invalid_cursor');
  });

  it('has first what helps with the next step', async () => {
    const { items } = (await list({ step: 'interview', limit: 5 })).body;
    for (const { topics } of items) expect(topics).toContain('interviewing');
  });

  it('costs two read units at most, with and without a search', async () => {
    const admin = await member({ role: 'admin' });
    await admin.browser.call('library.manage', { params: { id: 'cover-letter' } });
    const { currentLibrary } = await import('#functions/parts/library/current.ts');
    asOperator();
    await currentLibrary();
    const { reads } = await countingUsage(async () => {
      const { search } = await currentLibrary();
      expect(search('resum').length).toBeGreaterThan(0);
      return usageSoFar();
    });
    expect(reads).toBeLessThanOrEqual(2);
  });
});

describe('saved entries', () => {
  it('are the user’s own, the latest first, and are removed again', async () => {
    const [one, other] = [await member(), await member({ role: 'mentor' })];
    const params = (id: string) => ({ params: { id } });
    const saved = async ({ browser }: typeof one) =>
      (await browser.call('library.saved')).body.items.map(({ id }) => id);
    expect(await saved(one)).toEqual([]);
    expect((await one.browser.call('library.unsave', params('cover-letter'))).body.saved).toBe(false);
    for (const id of ['cover-letter', 'resume-length', 'cover-letter'])
      expect((await one.browser.call('library.save', { ...params(id), body: {} })).body).toEqual({
        id,
        saved: true,
      });
    expect(new Set(await saved(one))).toEqual(new Set(['resume-length', 'cover-letter']));
    expect((await one.browser.call('library.isSaved', params('cover-letter'))).body.saved).toBe(true);
    expect((await other.browser.call('library.isSaved', params('cover-letter'))).body.saved).toBe(false);
    await one.browser.call('library.unsave', params('cover-letter'));
    expect(await saved(one)).toEqual(['resume-length']);
    expect((await one.browser.call('library.save', { ...params('none'), body: {} })).status).toBe(404);
    expect((await new Browser().send('/api/library/cover-letter/saved')).status).toBe(401);
  });
});

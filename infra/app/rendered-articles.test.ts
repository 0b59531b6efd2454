import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ARTICLE_EXAMPLE, LINK_EXAMPLE } from '#frontend/prerender/examples.ts';
import { MARKS } from '#frontend/prerender/head.ts';
import { renderArticle } from '#frontend/prerender/renderers/pages.tsx';
import { libraryOf } from '#functions/parts/library/library.ts';
import { shownIn } from '#functions/parts/library/shown.ts';
import { ARTICLES } from '#shared/features/library/articles.ts';
import type { ShownArticle } from '#shared/features/library/schema.ts';

const library = libraryOf(ARTICLES);
const template = `<head>${MARKS.about}${MARKS.more}</head><div data-prerendered="${MARKS.path}">${MARKS.markup}</div>${MARKS.data}`;
const render = (article: ShownArticle) =>
  renderArticle({ template, article, siteUrl: 'https://fledge.example' });
const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
const rendered = async (now: Date): Promise<Map<string, string>> => {
  const pages = new Map<string, string>();
  for (const { id } of ARTICLES) {
    const shown = shownIn(library, id, now);
    if (shown) pages.set(id, await render(shown));
  }
  return pages;
};
const TODAY = new Date('2026-12-01T12:00:00.000Z');

describe('the page of an article', () => {
  it('has its text, its sources, and what to read next, and no class for which the examples have no styles', async () => {
    const styled = new Set(classesIn((await render(ARTICLE_EXAMPLE)) + (await render(LINK_EXAMPLE))));
    const pages = await rendered(TODAY);
    expect(pages.size).toBe(ARTICLES.length);
    for (const [id, html] of pages) {
      expect(
        classesIn(html).filter((name) => !styled.has(name) && !name.startsWith('lucide')),
        id,
      ).toEqual([]);
      expect(html.match(/<h1[ >]/g), id).toHaveLength(1);
      expect(html, id).toContain(`href="https://fledge.example/library/${id}"`);
    }
    const html = pages.get('germany-after-graduation') ?? '';
    expect(html.match(/rel="noopener"/g)).toHaveLength(2);
    expect(html).toContain('Read on 26 November 2026');
    expect(html).not.toContain('may be out of date');
  });

  it('has at most 12 KB of HTML before its styles', async () => {
    for (const [id, html] of await rendered(TODAY))
      expect(gzipSync(html, { level: 9 }).length, id).toBeLessThanOrEqual(12_000);
  });

  it('says that it may be out of date once a source should have been read again', async () => {
    const past = shownIn(library, 'germany-after-graduation', new Date('2027-06-01T12:00:00.000Z'));
    if (!past) throw new Error('The article is gone.');
    expect(await render(past)).toContain('may be out of date');
  });

  it('keeps what looks like markup a text', async () => {
    const html = await render({
      ...ARTICLE_EXAMPLE,
      title: '<b>"&</b>',
      answer: '</script><img src=x onerror=a()>{{data}}',
    });
    expect(html).not.toMatch(/<b>|<img/);
    expect(html).toContain('<title>&lt;b>&quot;&amp;&lt;/b> · Fledge</title>');
  });
});

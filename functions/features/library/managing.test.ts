import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { TOOLS } from '#functions/parts/library/tools.ts';
import { askTool, toolOf } from '#functions/testing/advisor.ts';
import { Browser } from '#functions/testing/api.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { PAYLOADS } from '#functions/testing/payloads.ts';
import { asOperator } from '#functions/testing/stack.ts';
import type { EntryFields } from '#shared/features/library/entry-fields.ts';

beforeAll(asOperator);

const FIELDS: EntryFields = {
  type: 'guide',
  title: 'How do I hold a zeppelin meeting?',
  roles: ['student'],
  topics: ['applying'],
  answer: 'Stand in a circle. Nobody sits down.',
  body: [{ kind: 'paragraph', text: 'A zeppelin meeting takes ten minutes.' }],
  copy: '',
  link: null,
  licence: { name: 'Fledge', allows: 'reading' },
  sources: [],
  law: false,
};
const newEntryId = () =>
  `test-${newId()
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')}`;

const add = ({ browser }: Member, id: string, fields: EntryFields | null = FIELDS) =>
  browser.call('library.add', { params: { id }, body: { fields } });
const change = ({ browser }: Member, id: string, version: number, fields: EntryFields | null) =>
  browser.call('library.change', { params: { id }, body: { fields, version } });
const remove = ({ browser }: Member, id: string, version: number) =>
  browser.call('library.remove', { params: { id }, query: { version } });
const read = (id: string) => new Browser().call('library.get', { params: { id } });
const search = async (q: string) =>
  (await new Browser().call('library.list', { query: { q, limit: 50 } })).body.items.map(({ id }) => id);

describe('an entry of an admin', () => {
  it('is found, read, on its page, in the site map and by the advisor, until it is removed', async () => {
    const admin = await member({ role: 'admin' });
    const id = newEntryId();
    const added = await add(admin, id);
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ id, origin: 'added', fields: FIELDS });
    expect((await read(id)).body).toMatchObject({ id, title: FIELDS.title, kind: 'general', minutes: 1 });
    expect(await search('zepelin')).toContain(id);
    const page = await new Browser().send(`/library/${id}`);
    expect(page.text).toContain('A zeppelin meeting takes ten minutes.');
    expect((await new Browser().send('/sitemap-library.xml')).text).toContain(`/library/${id}</loc>`);
    const answer = await askTool(toolOf(TOOLS, 'library.article'), await member(), {
      text: FIELDS.title,
      typed: FIELDS.title,
    });
    expect(answer.sources).toEqual([{ title: FIELDS.title, url: `/library/${id}` }]);

    const version = added.body.version ?? 0;
    expect((await remove(admin, id, version)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
    expect(await search('zeppelin')).not.toContain(id);
    expect((await remove(admin, id, version)).status).toBe(404);
  });

  it('replaces a built-in one in its place, hides it, and gives it back', async () => {
    const admin = await member({ role: 'admin' });
    const id = 'strengths-and-weaknesses';
    const before = (await read(id)).body;
    const replaced = await add(admin, id, { ...FIELDS, title: 'Replaced' });
    expect(replaced.body.origin).toBe('replaced');
    expect((await read(id)).body.title).toBe('Replaced');
    const hidden = await change(admin, id, replaced.body.version ?? 0, null);
    expect(hidden.body).toMatchObject({ origin: 'hidden', title: before.title });
    expect((await read(id)).status).toBe(404);
    expect((await new Browser().send('/sitemap-library.xml')).text).not.toContain(`/library/${id}<`);
    await remove(admin, id, hidden.body.version ?? 0);
    expect((await read(id)).body).toEqual(before);
  });

  it('is changed by the version that was read alone, and the audit log says by whom', async () => {
    const [one, other] = [await member({ role: 'admin' }), await member({ role: 'admin' })];
    const id = newEntryId();
    const version = (await add(one, id)).body.version ?? 0;
    expect((await add(other, id)).error.code).toBe('conflict');
    const answers = await Promise.all(
      [one, other].map((admin, at) => change(admin, id, version, { ...FIELDS, title: `Title ${at}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await remove(one, id, version)).error.code).toBe('conflict');
    const { body } = await one.browser.call('admin.audit', { query: { limit: 10 } });
    const own = body.items.filter(({ target }) => target.id === `library/${id}`);
    expect(own.map(({ action }) => action)).toEqual(['change_library_entry', 'add_library_entry']);
    const now = await one.browser.call('library.manage', { params: { id } });
    await remove(one, id, now.body.version ?? 0);
    // An entry that comes after has another version: what was read of this one cannot overwrite it.
    const again = await add(one, id);
    expect(again.body.version).not.toBe(version);
    await remove(one, id, again.body.version ?? 0);
  });

  it('is refused without a source for law, with a text that fits its type only, and with an address that is none', async () => {
    const admin = await member({ role: 'admin' });
    const link = { address: 'https://example.org/a', publisher: 'Example' };
    for (const fields of [
      { ...FIELDS, law: true },
      { ...FIELDS, type: 'template' },
      { ...FIELDS, copy: 'Dear [name]' },
      { ...FIELDS, type: 'link' },
      { ...FIELDS, link },
      ...['http://example.org', 'javascript:alert(1)', 'https://localhost', '//example.org', 'https://'].map(
        (address) => ({ ...FIELDS, type: 'link', link: { ...link, address } }),
      ),
      { ...FIELDS, body: [] },
      { ...FIELDS, body: [{ kind: 'html', text: '<b>x</b>' }] },
    ]) {
      const { status } = await admin.browser.call('library.add', {
        params: { id: newEntryId() },
        body: { fields },
      });
      expect(status, JSON.stringify(fields)).toBe(400);
    }
    expect((await add(admin, newEntryId(), null)).status).toBe(404);
  });

  it('runs nothing, whatever it says: payloads are text on its page', async () => {
    const admin = await member({ role: 'admin' });
    const id = newEntryId();
    const text = PAYLOADS.join(' ').slice(0, 400);
    const added = await add(admin, id, {
      ...FIELDS,
      type: 'template',
      answer: text,
      body: [
        { kind: 'heading', text: text.slice(0, 120) },
        { kind: 'list', items: [text] },
      ],
      copy: text,
    });
    expect(added.status).toBe(201);
    const { text: html } = await new Browser().send(`/library/${id}`);
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
    expect(main).not.toBe('');
    expect(main).not.toMatch(/<script|<img|<svg|<iframe| on\w+="|(?:href|src)="javascript:/i);
    await remove(admin, id, added.body.version ?? 0);
  });
});

describe('reports of an entry', () => {
  it('come from anyone, are counted by fault, are seen by admins first, and go once they are settled', async () => {
    const id = 'gaps-in-a-resume';
    const report = (code: 'dead-link' | 'wrong') =>
      new Browser().call('library.report', { params: { id }, body: { code } });
    for (const code of ['dead-link', 'dead-link', 'wrong'] as const)
      expect((await report(code)).status).toBe(201);
    expect(
      (await new Browser().call('library.report', { params: { id: 'none' }, body: { code: 'wrong' } }))
        .status,
    ).toBe(404);
    const { browser } = await member({ role: 'admin' });
    const { body } = await browser.call('library.managed', { query: { show: 'reported' } });
    expect(body.items.find((one) => one.id === id)?.reports).toEqual({
      'dead-link': 2,
      'out-of-date': 0,
      wrong: 1,
    });
    expect((await browser.call('library.managed', { query: {} })).body.items[0]?.reportedAt).not.toBeNull();
    expect((await browser.call('library.settle', { params: { id } })).status).toBe(200);
    expect((await browser.call('library.settle', { params: { id } })).status).toBe(404);
  });

  it('are limited for each sender', async () => {
    const browser = new Browser();
    const report = () =>
      browser.call('library.report', { params: { id: 'cover-letter' }, body: { code: 'wrong' } });
    for (let sent = 0; sent < 10; sent++) expect((await report()).status).toBe(201);
    expect((await report()).status).toBe(429);
  });
});

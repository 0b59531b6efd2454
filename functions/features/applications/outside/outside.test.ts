import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import { handler } from '#functions/events/deadlines/handler.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, eventually } from '#functions/testing/stack.ts';
import { csvLine } from '#shared/core/csv.ts';
import { OUTSIDE_IMPORT_PROBLEMS } from '#shared/features/applications/outside-stages.ts';
import { getOutside, putOutside } from './repository.ts';

beforeAll(asOperator);

const BODY = { title: 'Bridge builder', company: 'Elsewhere' };
const add = ({ browser }: Member, body: object = {}) =>
  browser.call('applications.addOutside', { body: { ...BODY, ...body } });
const listOf = async ({ browser }: Member) => (await browser.call('applications.outside')).body.items;
const importCsv = ({ browser }: Member, csv: string, dryRun = false) =>
  browser.call('applications.importOutside', { body: { csv, dryRun } });

describe('applications outside of this site', () => {
  it('are added, moved, and deleted by their owner alone', async () => {
    const [owner, other] = [await member(), await member({ role: 'alumni' })];
    const added = await add(owner, { url: 'https://elsewhere.example/jobs/1' });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      ...BODY,
      stage: 'wishlist',
      remindOn: '',
      history: [{ stage: 'wishlist' }],
    });
    const { id, createdAt: _, updatedAt: __, history: ___, ...fields } = added.body;
    const body = { ...fields, stage: 'applied' as const, appliedOn: '2026-11-02' };
    const saved = await owner.browser.call('applications.saveOutside', { params: { id }, body });
    expect(saved.body.history.map(({ stage }) => stage)).toEqual(['wishlist', 'applied']);
    expect(await listOf(owner)).toEqual([saved.body]);
    expect(await listOf(other)).toEqual([]);
    expect((await other.browser.call('applications.saveOutside', { params: { id }, body })).status).toBe(404);
    expect((await other.browser.call('applications.removeOutside', { params: { id } })).status).toBe(404);
    const read = await getOutside(owner.id, id);
    if (!read) throw new Error('it is gone');
    // Of two changes of what was read, the second is refused.
    const changed = { ...read, updatedAt: '2026-11-02T08:00:00.000Z' };
    expect([
      await putOutside(changed, read, '2026-11-02'),
      await putOutside(read, read, '2026-11-02'),
    ]).toEqual([true, false]);
    expect((await owner.browser.call('applications.removeOutside', { params: { id } })).body).toEqual({});
    expect(await listOf(owner)).toEqual([]);
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ url: 'javascript:alert(1)' }, 'url'],
    [{ appliedOn: 'yesterday' }, 'appliedOn'],
    [{ stage: 'hired' }, 'stage'],
  ])('are refused with %j', async (given, field) => {
    const { error } = await add(await member(), given);
    expect(error).toMatchObject({ code: 'invalid_input', fields: { [field]: expect.any(String) } });
  });

  it('come in pages', async () => {
    const owner = await member();
    await importCsv(owner, `title,company\n${Array.from({ length: 5 }, (_, i) => `T${i},C`).join('\n')}`);
    const first = (await owner.browser.call('applications.outside', { query: { limit: '3' } })).body;
    const query = { limit: '3', cursor: first.nextCursor ?? '' };
    const second = (await owner.browser.call('applications.outside', { query })).body;
    const titles = [...first.items, ...second.items].map(({ title }) => title);
    expect(titles.sort()).toEqual(['T0', 'T1', 'T2', 'T3', 'T4']);
    expect(second.nextCursor).toBeNull();
  });
});

describe('an import', () => {
  const CSV = [
    'Company;Title;Stage;appliedOn;note',
    'Mill;Baker;Applied;2026-10-01;"two\nlines"',
    ';Nobody;;;',
    'Mill;Baker;interview;2026-10-01;',
    'Harbour;Pilot;flying;;',
    'Harbour;Pilot;;;',
  ].join('\n');

  it('says of each line what is wrong, stores nothing in a dry run, and adds none twice', async () => {
    const owner = await member();
    const expected = [
      { line: 2, name: 'Baker, Mill', ok: true },
      { line: 4, name: 'Nobody', ok: false, message: 'company: Enter a company' },
      { line: 5, name: 'Baker, Mill', ok: false, message: OUTSIDE_IMPORT_PROBLEMS.repeated(2) },
      { line: 6, name: 'Pilot, Harbour', ok: false, message: expect.stringContaining('stage: ') },
      { line: 7, name: 'Pilot, Harbour', ok: true },
    ];
    expect((await importCsv(owner, CSV, true)).body.lines).toMatchObject(expected);
    expect(await listOf(owner)).toEqual([]);
    expect((await importCsv(owner, CSV)).body.lines).toMatchObject(expected);
    expect((await listOf(owner)).map(({ title, stage }) => [title, stage]).sort()).toEqual([
      ['Baker', 'applied'],
      ['Pilot', 'wishlist'],
    ]);
    const again = (await importCsv(owner, CSV)).body.lines;
    expect(again.filter(({ ok }) => ok)).toEqual([]);
    expect(await listOf(owner)).toHaveLength(2);
  });

  it('restores what an export has made harmless', async () => {
    const owner = await member();
    const note = '=HYPERLINK("https://x.example")';
    await importCsv(owner, csvLine(['title', 'company', 'note']) + csvLine(['Baker', 'Mill', note]));
    expect(await listOf(owner)).toMatchObject([{ note }]);
  });

  it.each(['title\nBaker', 'title,company,title\nBaker,Mill,1', 'title,company', 'title,company\n"a'])(
    'refuses the file %j',
    async (csv) => {
      expect((await importCsv(await member(), csv)).error.fields).toHaveProperty('csv');
    },
  );
});

describe('a reminder', () => {
  const run = (time: string) => handler({ time }, { getRemainingTimeInMillis: () => 60_000 });

  it('is in the bell on its day, once, and not when it was taken back', async () => {
    const owner = await member();
    const due = (await add(owner, { remindOn: '2999-03-01' })).body;
    const moved = (await add(owner, { remindOn: '2999-03-01', title: 'Moved' })).body;
    const { id, createdAt: _, updatedAt: __, history: ___, ...fields } = moved;
    await owner.browser.call('applications.saveOutside', {
      params: { id },
      body: { ...fields, remindOn: '' },
    });
    const bell = async () =>
      (await owner.browser.call('notifications.list')).body.items.filter(
        ({ event }) => event.kind === 'reminder',
      );
    const RemindedAt = z.object({ remindedAt: z.string().optional() });
    const key = keyOf('outside-application', { userId: owner.id, id: due.id });
    await run('2999-03-01T11:00:00Z');
    expect(await getItem(RemindedAt, key)).toEqual({});
    await run('2999-03-01T12:00:00Z');
    await run('2999-03-01T13:00:00Z');
    await eventually('the notification', async () => (await bell()).length > 0);
    expect(await bell()).toMatchObject([
      {
        read: false,
        event: { applicationId: due.id, title: 'Bridge builder', company: 'Elsewhere', role: 'student' },
      },
    ]);
  });
});

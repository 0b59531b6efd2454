import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { addMark, marksKey, marksOf, withRoomFor } from '#functions/parts/saved/marks.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { published, store } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { MARKS_AT_MOST, type MarkList } from '#shared/core/saved-rules.ts';

beforeAll(asOperator);

const params = (opportunityId: string) => ({ params: { opportunityId } });
const save = ({ browser }: Member, id: string) => browser.call('saved.save', params(id));
const unsave = ({ browser }: Member, id: string) => browser.call('saved.unsave', params(id));
const list = ({ browser }: Member, query: Record<string, string> = {}) =>
  browser.call('opportunities.saved', { query });
const idsIn = async (person: Member) => (await list(person)).body.items.map(({ id }) => id);

/** Fills a list of a user's marks with opportunities that do not exist, the oldest first. */
const fill = async (userId: string, name: MarkList, count: number) => {
  const ids = Array.from({ length: count }, (_, i) => `filled-${i}`);
  await updateItem(
    updateOf(marksKey(userId), { set: { [name]: Object.fromEntries(ids.map((id, i) => [id, i + 1])) } }),
  );
};

describe('saving', () => {
  it.each(['student', 'alumni'] as const)('adds for a %s, latest first, and removes', async (role) => {
    const person = await member({ role });
    const [one, two] = [await published({ title: 'Bridge builder' }), await published()];
    expect((await save(person, one.id)).body).toEqual({
      opportunityId: one.id,
      saved: true,
      hidden: false,
      savedCount: 1,
    });
    expect((await save(person, two.id)).body.savedCount).toBe(2);
    expect((await save(person, one.id)).body.savedCount).toBe(2);
    const { body } = await list(person);
    expect(body).toMatchObject({ nextCursor: null, savedCount: 2 });
    expect(body.items.map(({ id }) => id)).toEqual([two.id, one.id]);
    expect(body.items[1]).toMatchObject({ title: 'Bridge builder', status: 'open', applied: false });
    expect((await unsave(person, two.id)).body).toMatchObject({ saved: false, savedCount: 1 });
    expect((await unsave(person, two.id)).status).toBe(200);
    expect(await idsIn(person)).toEqual([one.id]);
  });

  it('shows what has closed, expired, or was applied to since, and leaves out what was removed', async () => {
    const person = await member();
    const all = ['open', 'closed', 'expired', 'removed'].map((title) => someOpportunity({ title }));
    await store(all);
    for (const { id } of all) expect((await save(person, id)).status).toBe(200);
    const [open, closed, expired, removed] = all.map(({ id }) => id);
    if (!open || !closed || !expired || !removed) throw new Error('four opportunities');
    await apply(person, open);
    const set = (id: string, name: string, value: unknown) =>
      updateItem(updateOf({ pk: `opportunity#${id}`, sk: 'opportunity' }, { set: { [name]: value } }));
    await set(closed, 'status', 'closed');
    await set(expired, 'deadline', '2020-01-01');
    await set(removed, 'removed', { at: '2026-01-05T00:00:00.000Z', from: 'open' });
    const { items } = (await list(person)).body;
    expect(items.map(({ title, status, applied }) => [title, status, applied])).toEqual([
      ['expired', 'expired', false],
      ['closed', 'closed', false],
      ['open', 'open', true],
    ]);
    expect((await save(person, removed)).status).toBe(404);
  });

  it('finds by type and state on full pages, and counts both states', async () => {
    const person = await member();
    const all = (['job', 'internship'] as const).flatMap((type) =>
      (['open', 'closed'] as const).flatMap((status) =>
        Array.from({ length: 3 }, () => someOpportunity({ type, status })),
      ),
    );
    await store(all);
    for (const { id } of all) await save(person, id);
    const closedJobs = all.filter(({ type, status }) => type === 'job' && status === 'closed');
    const first = (await list(person, { type: 'job', state: 'closed', limit: '2' })).body;
    expect(first).toMatchObject({ savedCount: 6, counts: { open: 3, closed: 3 } });
    expect(first.items.map(({ id }) => id)).toEqual(
      closedJobs
        .map(({ id }) => id)
        .reverse()
        .slice(0, 2),
    );
    const query = { type: 'job', state: 'closed', limit: '2', cursor: first.nextCursor ?? '' };
    const second = (await list(person, query)).body;
    expect([second.items.map(({ id }) => id), second.nextCursor]).toEqual([[closedJobs[0]?.id], null]);
  });

  it('says of one opportunity what it is marked as', async () => {
    const [person, other] = [await member(), await member()];
    const { id } = await published();
    await save(person, id);
    const markOf = async ({ browser }: Member, one: string) =>
      (await browser.call('saved.get', params(one))).body.saved;
    expect([await markOf(person, id), await markOf(other, id), await markOf(person, newId())]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('answers 404 for what does not exist or was never published', async () => {
    const person = await member();
    const draft = await published({ status: 'draft' });
    for (const id of [newId(), draft.id])
      for (const route of ['saved.save', 'saved.hide'] as const) {
        const { status, error } = await person.browser.call(route, params(id));
        expect([status, error.code]).toEqual([404, 'not_found']);
      }
    expect((await list(person)).body).toMatchObject({ items: [], nextCursor: null, savedCount: 0 });
  });

  it('lists in pages to the end, with cursors for their user only', async () => {
    const [person, other] = [await member(), await member()];
    const all = Array.from({ length: 7 }, () => someOpportunity());
    await store(all);
    for (const { id } of all) await save(person, id);
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await list(person, { limit: '3', ...(cursor && { cursor }) });
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
      if (cursor) expect((await list(other, { cursor })).error.code).toBe('invalid_cursor');
    } while (cursor);
    expect(seen).toEqual(all.map(({ id }) => id).reverse());
    expect(await idsIn(other)).toEqual([]);
  });

  it('refuses one more than the most, and says so', async () => {
    const person = await member();
    const [one, two] = [await published(), await published()];
    await save(person, one.id);
    await fill(person.id, 'saved', MARKS_AT_MOST.saved);
    const { status, error } = await save(person, two.id);
    expect([status, error.code]).toEqual([409, 'limit_reached']);
    expect(error.message).toContain(`${MARKS_AT_MOST.saved}`);
    expect((await unsave(person, 'filled-3')).status).toBe(200);
    expect((await save(person, two.id)).status).toBe(200);
  });
});

describe('hiding', () => {
  it('adds and removes, apart from what is saved', async () => {
    const person = await member();
    const { id } = await published();
    await save(person, id);
    const { body } = await person.browser.call('saved.hide', params(id));
    expect(body).toMatchObject({ saved: true, hidden: true });
    expect([...(await marksOf(person.id)).hidden.keys()]).toEqual([id]);
    expect((await person.browser.call('saved.unhide', params(id))).body.hidden).toBe(false);
  });

  it('replaces the oldest when the list is full', async () => {
    const person = await member();
    const [first, { id }] = [await published(), await published()];
    await person.browser.call('saved.hide', params(first.id));
    await fill(person.id, 'hidden', MARKS_AT_MOST.hidden);
    expect((await person.browser.call('saved.hide', params(id))).status).toBe(200);
    const { hidden } = await marksOf(person.id);
    expect([
      hidden.has(id),
      hidden.has('filled-0'),
      hidden.has(`filled-${MARKS_AT_MOST.hidden - 1}`),
    ]).toEqual([true, false, true]);
  });
});

describe('what was applied to', () => {
  const appliedTo = async (person: Member) => [...(await marksOf(person.id)).applied.keys()].sort();

  it('follows applications and withdrawals', async () => {
    const person = await member();
    const [one, two] = [await published(), await published()];
    await apply(person, one.id);
    await apply(person, two.id);
    expect(await appliedTo(person)).toEqual([one.id, two.id].sort());
    await withdraw(person, one.id);
    expect(await appliedTo(person)).toEqual([two.id]);
    await apply(person, one.id);
    expect(await appliedTo(person)).toEqual([one.id, two.id].sort());
  });

  it('makes room among its oldest that are closed, not among those that are open', async () => {
    const person = await member();
    const { id } = await published();
    await withRoomFor('applied', person.id, new Date(), () =>
      updateItem(addMark('applied', person.id, 'first', new Date()).Update),
    );
    await fill(person.id, 'applied', MARKS_AT_MOST.applied);
    await store([someOpportunity({ id: 'filled-0' })]);
    expect((await apply(person, id)).status).toBe(201);
    const { applied } = await marksOf(person.id);
    expect([applied.has(id), applied.has('filled-0'), applied.has('filled-1')]).toEqual([true, true, false]);
  });
});

it('is nothing that other roles do', async () => {
  const { id } = await published();
  for (const role of ['mentor', 'employer', 'admin'] as const)
    expect((await save(await member({ role }), id)).status).toBe(403);
});

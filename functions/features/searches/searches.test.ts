import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { deleteSearches, getSearches, storeAlerts } from '#functions/parts/searches/repository.ts';
import { Browser } from '#functions/testing/api.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { newSkill } from '#functions/testing/opportunities.ts';
import { asOperator, itemsOf } from '#functions/testing/stack.ts';
import { SEARCHES_AT_MOST } from '#shared/features/searches/rules.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

beforeAll(asOperator);

const save = (
  { browser }: Member,
  query: Record<string, string>,
  alert: 'none' | 'daily' = 'daily',
  name = 'Mine',
) => browser.call('searches.add', { body: { name, query, alert } });
const list = async ({ browser }: Member) => (await browser.call('searches.list')).body.items;
const change = ({ browser }: Member, id: string, alert: 'none' | 'daily') =>
  browser.call('searches.change', { params: { id }, body: { alert } });

/** Whom an opening with a skill is announced to. */
const announcedTo = async (skill: string) =>
  (await itemsOf(`alerts#skill ${skill}`)).map(({ userId }) => userId);

describe('saved searches', () => {
  it('are stored with what their address says, listed latest first, and deleted', async () => {
    const person = await member();
    const first = (await save(person, { q: 'engineer', type: 'job', location: '' }, 'none')).body;
    expect(first).toMatchObject({ name: 'Mine', query: { q: 'engineer', type: 'job' }, alert: 'none' });
    const second = (await save(person, { skills: 'React,TypeScript', sort: 'match' })).body;
    expect((await list(person)).map(({ id }) => id)).toEqual([second.id, first.id]);
    const remove = () => person.browser.call('searches.remove', { params: { id: first.id } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await list(person)).toEqual([second]);
  });

  it('are refused with filters that the search does not know, and more than the most', async () => {
    const person = await member();
    for (const query of [{ type: 'hobby' }, { payFrom: '-5' }, { season: 'x' }, { q: 'x'.repeat(201) }])
      expect((await save(person, query)).status).toBe(400);
    expect((await save(person, {}, 'none', ' ')).status).toBe(400);
    const made = await Promise.all(
      Array.from({ length: SEARCHES_AT_MOST + 3 }, (_, i) => save(person, { q: `word${i}` }, 'none')),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(SEARCHES_AT_MOST);
    expect(made.find(({ status }) => status !== 201)?.error.code).toBe('limit_reached');
    expect(await list(person)).toHaveLength(SEARCHES_AT_MOST);
  });

  it('are announced to while their alert is on', async () => {
    const [person, skill] = [await member(), newSkill()];
    const { id } = (await save(person, { skills: skill })).body;
    expect(await announcedTo(skill)).toEqual([person.id]);
    expect((await change(person, id, 'none')).body.alert).toBe('none');
    expect(await announcedTo(skill)).toEqual([]);
    await change(person, id, 'daily');
    expect(await announcedTo(skill)).toEqual([person.id]);
    const [search] = await list(person);
    if (!search) throw new Error('the search is gone');
    await person.browser.call('searches.remove', { params: { id } });
    // A change that read the search before it was deleted.
    await expect(storeAlerts(person.id, [search])).rejects.toThrow(TransactionFailed);
    expect(await announcedTo(skill)).toEqual([]);
    await person.browser.call('searches.remove', { params: { id } });
    expect(await announcedTo(skill)).toEqual([]);
  });

  it('leave nothing behind with the account', async () => {
    const [person, skill] = [await member(), newSkill()];
    await save(person, { skills: skill });
    await deleteSearches(person.id);
    expect([await announcedTo(skill), await getSearches(person.id)]).toEqual([[], undefined]);
  });

  it('are for those who apply', async () => {
    for (const role of ['mentor', 'employer', 'admin'] as const)
      expect((await save(await member({ role }), {})).status).toBe(403);
  });
});

describe('unsubscribing', () => {
  const tokenOf = async ({ id }: Member) => unsubscribeToken(id, (await getSearches(id))?.stopToken ?? '');
  const unsubscribe = (token: string) => new Browser().call('searches.unsubscribe', { query: { token } });

  it('turns all alerts off without a session, as often as it is done, and leaves the searches', async () => {
    const [person, other, skill] = [await member(), await member(), newSkill()];
    for (const one of [person, person, other]) await save(one, { skills: skill });
    const token = await tokenOf(person);
    expect([(await unsubscribe(token)).status, (await unsubscribe(token)).status]).toEqual([200, 200]);
    expect((await list(person)).map(({ alert }) => alert)).toEqual(['none', 'none']);
    expect(await announcedTo(skill)).toEqual([other.id]);
  });

  it('takes the form that mail programs post (RFC 8058)', async () => {
    const person = await member();
    await save(person, { q: 'engineer' });
    const answer = await new Browser().send(`/api/searches/unsubscribe?token=${await tokenOf(person)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(answer.status).toBe(200);
    expect((await list(person)).map(({ alert }) => alert)).toEqual(['none']);
  });

  it('does nothing with the token of nobody, and an opened link changes nothing by itself', async () => {
    const person = await member();
    await save(person, { q: 'engineer' });
    const token = await tokenOf(person);
    const others = ['', 'x'.repeat(43), 'é'.repeat(43)].map((stopToken) => `${person.id}.${stopToken}`);
    for (const wrong of [...others, `${newId()}.x`, 'x', `${token}x`])
      expect((await unsubscribe(wrong)).error.code).toBe('invalid_token');
    const opened = await new Browser().call('searches.openUnsubscribe', { query: { token } });
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/unsubscribe?token=${token}`]);
    expect((await list(person)).map(({ alert }) => alert)).toEqual(['daily']);
  });
});

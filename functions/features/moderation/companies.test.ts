import { beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { searchCompanies } from '#functions/parts/companies/repository.ts';
import { storeCompany } from '#functions/scenarios/company.ts';
import { member } from '#functions/testing/members.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { openPosting } from '#functions/testing/postings.ts';
import { asOperator } from '#functions/testing/stack.ts';
import type { moderation } from '#shared/features/moderation/routes.ts';

beforeAll(asOperator);

type Page = z.infer<(typeof moderation)['companies']['response']>;

describe('the list of companies', () => {
  it('has every company by name, with plan and open postings, and finds those that a search asks for', async () => {
    const [admin, employer] = [await member({ role: 'admin' }), await member({ role: 'employer' })];
    const mark = `Zeta ${Date.now()}`;
    const b = await storeCompany([employer], { name: `${mark} Börse`, plan: 'startup' });
    const a = await storeCompany([], { name: `${mark} anchor`, status: 'unverified' });
    await openPosting(employer);
    // A page looks through a part of the list, which other tests fill: all pages are followed.
    const find = async (query: { limit?: number; q?: string; status?: string; plan?: string } = {}) => {
      const found: Page['items'] = [];
      let cursor: string | null = null;
      do {
        const asked = { q: mark.toLowerCase(), ...query, ...(cursor && { cursor }) };
        const page: Page = (await admin.browser.call('moderation.companies', { query: asked })).body;
        expect(page.items.length).toBeLessThanOrEqual(query.limit ?? page.items.length);
        found.push(...page.items);
        cursor = page.nextCursor;
      } while (cursor);
      return found;
    };
    const idsOf = async (query?: Parameters<typeof find>[0]) => (await find(query)).map(({ id }) => id);
    expect(await idsOf()).toEqual([a.id, b.id]);
    expect(await find({ status: 'verified' })).toMatchObject([
      { id: b.id, plan: 'startup', openLimit: 5, counts: { open: 1 } },
    ]);
    expect(await idsOf({ plan: 'enterprise' })).toEqual([]);
    expect(await idsOf({ q: `${mark} borse` })).toEqual([b.id]);
    expect(await idsOf({ limit: 1 })).toEqual([a.id, b.id]);
    const params = { id: b.id };
    (await admin.browser.call('moderation.setPlan', { params, body: { plan: 'enterprise' } })).body;
    expect(await idsOf({ plan: 'enterprise' })).toEqual([b.id]);
    // Renamed, it moves.
    const body = { ...a, name: `${mark} Wharf` };
    const owner = await member({ role: 'employer' });
    const own = await storeCompany([owner], { name: `${mark} Able`, status: 'unverified' });
    const saved = await owner.browser.call('companies.save', {
      params: { id: own.id },
      body: { ...body, version: own.version },
    });
    expect(saved.status).toBe(200);
    expect(await idsOf({ q: `${mark} w` })).toEqual([own.id]);
  });
});

describe('a search that finds little', () => {
  withOwnTable();

  it('reads a part of the list for each page, and comes to the end', async () => {
    for (let number = 0; number < 205; number++)
      await storeCompany([], { name: `Company ${String(number).padStart(3, '0')}` });
    const found: string[] = [];
    const sizes: number[] = [];
    let after: Parameters<typeof searchCompanies>[2];
    do {
      const page = await searchCompanies({ q: '4', status: '', plan: '' }, 20, after);
      found.push(...page.items.map(({ name }) => name));
      sizes.push(page.items.length);
      after = page.next;
    } while (after);
    const all = Array.from({ length: 205 }, (_, number) => `Company ${String(number).padStart(3, '0')}`);
    expect(found).toEqual(all.filter((name) => name.includes('4')));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20);
  });
});

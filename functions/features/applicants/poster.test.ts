import { beforeAll, describe, expect, it } from 'vitest';
import { batchWrite } from '#functions/core/table.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { applicationItem } from '#functions/parts/applications/repository.ts';
import { opportunityItem } from '#functions/parts/opportunities/repository.ts';
import { newApplication } from '#functions/scenarios/application.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { storePosting } from '#functions/scenarios/posting.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { countsItem, posterCountsItem } from '#functions/testing/applicant-counts.ts';
import { applied, decide, hiring, undo } from '#functions/testing/applicants.ts';
import { apply, withdraw } from '#functions/testing/applications.ts';
import type { Member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually } from '#functions/testing/stack.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { packPoster } from './packed/pack.ts';

beforeAll(asOperator);

type Query = Readonly<Record<string, string>>;

const listFor = ({ browser }: Member, query: Query = {}) =>
  browser.call('applicants.list', { query: query as never });

const readsOf = (headers: Headers): number =>
  Number(/reads=([\d.]+)/.exec(headers.get('x-consumed') ?? '')?.[1]);

/** Waits until the list of a poster has all changes so far, so that no later task brings them. */
const packed = async (poster: string): Promise<void> => {
  const at = (await advanceClock(0)).toISOString();
  await advanceClock(60_000);
  await packPoster.queue({ poster }, 0);
  await eventually('the packed list', async () => {
    asOperator();
    const { list } = await readCounts({ poster }, true);
    return list !== undefined && list.upTo > at;
  });
};

/** What all of them sent. */
const SECTIONS = {
  basics: [{ location: { city: 'Boston' }, experience: '0-2' as const }],
  education: [{ institution: 'Harbour University', area: 'Computer Science', endDate: '2026-06' }],
  skills: [{ name: 'React' }, { name: 'SQL' }],
};

/** A company with as many postings, which are closed so that no search list follows, and an applicant for each. */
const companyWith = async (size: number) => {
  const { employer, company, id } = await hiring();
  const at = (await advanceClock(0)).toISOString();
  const poster = `company#${company.id}`;
  const postings = Array.from({ length: size }, () =>
    someOpportunity({ companyId: company.id, status: 'closed' }),
  );
  const items = postings.flatMap((posting, index) => {
    const user = newAccount({ lastName: index === 0 ? 'First' : `Other${index}` });
    const { application } = newApplication({
      user,
      posting,
      history: [{ status: 'new', at }],
      sections: SECTIONS,
    });
    return [
      opportunityItem(storedOpportunity(posting, { createdAt: at })),
      countsItem(posting.id, { new: 1 }),
      applicationItem({ ...application, match: index % 100 }),
    ];
  });
  // Without what they are, so that no consumer of the stream follows them: the packing of each posting's own list, twice, would
  // keep the function of delayed tasks at work for a minute or more, and with it what the tests below wait for.
  await batchWrite(
    [...items, posterCountsItem(poster, { new: size })].map(({ entity: _, ...Item }) => ({
      PutRequest: { Item },
    })),
  );
  await packed(poster);
  return { employer, day: dayOf(new Date(at)), ids: [...postings.map((posting) => posting.id), id] };
};

describe.each([3, 300])('the applicants for %i postings', (size) => {
  it('are read for two units a page and ten with filters, with exact numbers', async () => {
    const { employer, day, ids } = await companyWith(size);
    // The session and the account.
    const base = readsOf((await employer.browser.call('applicants.reasons')).headers);
    const answers = new Map<string, number>();
    const read = async (query: Query, most: number) => {
      const { body, headers } = await listFor(employer, query);
      answers.set(Object.keys(query).join() || 'page', readsOf(headers) - base);
      expect(readsOf(headers) - base).toBeGreaterThan(0);
      expect(readsOf(headers) - base).toBeLessThanOrEqual(most);
      return body;
    };
    const page = await read({}, 2);
    expect(page).toMatchObject({ found: size, counts: { all: size, new: size, reviewed: 0 } });
    expect([page.items.length, page.postings.length]).toEqual([Math.min(size, 20), size]);
    if (page.nextCursor) expect((await read({ cursor: page.nextCursor }, 2)).found).toBe(size);
    // The badge of the sidebar.
    expect(await read({ status: 'new', limit: '1' }, 2)).toMatchObject({ counts: { new: size } });
    expect((await read({ q: 'robin first' }, 10)).items.map(({ name }) => name)).toEqual(['Robin First']);
    for (const query of [
      { skills: 'react,sql', location: 'boston', sort: 'name' },
      { answered: 'no', education: 'harbour', from: day, to: day },
      { assigned: 'nobody', review: 'scored', sort: 'match' },
    ])
      expect((await read(query, 10)).found).toBe(size);
    const [first = ''] = ids;
    expect(await read({ opportunityId: first }, 10)).toMatchObject({ found: 1, counts: { all: 1, new: 1 } });
    console.log(`read units for ${size} postings: ${JSON.stringify([...answers])}`);
  });
});

/** The numbers of a list that are not zero. */
const numbersOf = async (who: Member, query: Query = {}) => {
  const { body } = await listFor(who, query);
  const counts = Object.entries(body.counts).filter(([, number]) => number !== 0);
  return { found: body.found, ...Object.fromEntries(counts) };
};

describe('the numbers of all postings together', () => {
  it('follow each application, decision, undo and withdrawal at once, also of many', async () => {
    const { employer, company, id } = await hiring();
    const other = await storePosting(someOpportunity({ companyId: company.id }), employer.id);
    const [one, two] = await applied(id, 2);
    if (!one || !two) throw new Error('nobody applied');
    (await apply(one, other.id)).body;
    expect(await numbersOf(employer)).toEqual({ found: 3, all: 3, new: 3 });
    (await decide(employer, id, one.id, 'reviewed')).body;
    (await decide(employer, other.id, one.id, 'rejected')).body;
    expect(await numbersOf(employer)).toEqual({ found: 3, all: 3, new: 1, reviewed: 1, rejected: 1 });
    (await undo(employer, other.id, one.id)).body;
    (await withdraw(two, id)).body;
    expect(await numbersOf(employer)).toEqual({ found: 2, all: 2, new: 1, reviewed: 1, withdrawn: 1 });
    expect(await numbersOf(employer, { opportunityId: other.id })).toEqual({ found: 1, all: 1, new: 1 });
    const many = await applied(id, 26);
    const items = many.map(({ id: userId }) => ({ userId, version: 1 }));
    const body = { items, to: 'reviewed' } as const;
    (await employer.browser.call('applicants.setStatuses', { params: { id }, body })).body;
    expect(await numbersOf(employer)).toMatchObject({ all: 28, new: 1, reviewed: 27, withdrawn: 1 });
  });

  it('are without those of a posting that was removed', async () => {
    const { employer, company, id } = await hiring();
    const other = await storePosting(someOpportunity({ companyId: company.id }), employer.id);
    const [person] = await applied(id, 1);
    if (!person) throw new Error('nobody applied');
    (await apply(person, other.id)).body;
    const shown = async () => (await listFor(employer)).body.postings.map((posting) => posting.id);
    await packed(`company#${company.id}`);
    expect((await shown()).sort()).toEqual([id, other.id].sort());
    (await employer.browser.call('postings.remove', { params: { id: other.id } })).body;
    await eventually('one', async () => (await shown()).join() === id);
    expect(await numbersOf(employer)).toEqual({ found: 1, all: 1, new: 1 });
    expect(await numbersOf(employer, { opportunityId: other.id })).toEqual({ found: 0 });
  });
});

import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { batchWrite } from '#functions/core/table.ts';
import { applicationItem } from '#functions/features/applications/repository.ts';
import { COUNT_SHARDS, countsItem } from '#functions/features/opportunities/applicant-counts.ts';
import { decide, hiring } from '#functions/testing/applicants.ts';
import { apply } from '#functions/testing/applications.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { asOperator, eventually, itemsOf } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const SIZE = rounds(600, 10_000);

/** Applicants who are on record at once, some days ago. */
const store = async (opportunityId: string): Promise<void> => {
  const at = (index: number) => new Date(Date.parse('2026-01-10') + index * 1000).toISOString();
  const items = Array.from({ length: SIZE }, (_, index) =>
    applicationItem({
      ...{ opportunityId, userId: newId(), status: 'new', appliedAt: at(index), updatedAt: at(index) },
      history: [{ status: 'new', at: at(index) }],
      opportunity: { type: 'job', title: 'Engineer', company: 'Harbour & Co', location: 'Remote' },
      match: index % 100,
      card: {
        name: `Robin ${index % 7 === 0 ? 'Seventh' : 'Other'}${index}`,
        ...{ university: 'Harbour University', major: 'Computer Science', graduationYear: '2026' },
        ...{ location: index % 2 === 0 ? 'Boston' : 'London', experience: '0-2 years' },
        skills: ['React', 'Node.js', 'TypeScript', 'SQL'],
        parts: { skills: 50, experience: 60, education: 70, location: 80 },
      },
    }),
  );
  for (let from = 0; from < items.length; from += 250)
    await batchWrite(items.slice(from, from + 250).map((Item) => ({ PutRequest: { Item } })));
  await batchWrite([{ PutRequest: { Item: countsItem(opportunityId, { new: SIZE }) } }]);
};

const readsOf = (headers: Headers): number =>
  Number(/reads=([\d.]+)/.exec(headers.get('x-consumed') ?? '')?.[1]);

it(`answers full pages of ${SIZE} applicants for the same few read units, and has a change at once`, {
  timeout: 240_000,
}, async () => {
  const { employer, id } = await hiring();
  await store(id);
  const call = (query: Record<string, string>) =>
    employer.browser.call('applicants.ofPosting', { params: { id }, query: query as never });
  await eventually(
    'the packed list',
    async () => (await itemsOf(`opportunity#${id}#applicants`)).some(({ sk }) => sk === 'list'),
    120_000,
  );
  await eventually('all of them', async () => (await call({})).body.found === SIZE, 60_000);
  // The request itself costs reads: session, account, the posting and the membership.
  const empty = await hiring();
  const base = readsOf(
    (await empty.employer.browser.call('applicants.ofPosting', { params: { id: empty.id } })).headers,
  );
  const first = await call({});
  console.log(`reads of an empty list: ${base}, of ${SIZE}: ${readsOf(first.headers)}`);
  expect(readsOf(first.headers) - base).toBeLessThanOrEqual(1);
  expect(first.body.items).toHaveLength(20);
  for (const query of [
    { minMatch: '90' },
    { q: 'seventh' },
    { location: 'London', skills: 'react,sql', minMatch: '50' },
    { status: 'new', sort: 'match' },
    { answered: 'no', education: 'harbour', from: '2026-01-10', to: '2026-01-10' },
  ]) {
    const { body, headers } = await call(query as unknown as Record<string, string>);
    expect(readsOf(headers) - base).toBeLessThanOrEqual(8);
    expect(body.items).toHaveLength(20);
  }
  // Screening reads the same list, and whose names the caller has revealed.
  const screen = (query: Record<string, string> = {}) =>
    employer.browser.call('screening.list', { params: { id }, query: query as never });
  const noneYet = await empty.employer.browser.call('screening.list', { params: { id: empty.id } });
  const screened = await screen();
  console.log(
    `reads of Screening without applicants: ${readsOf(noneYet.headers)}, with ${SIZE}: ${readsOf(screened.headers)}`,
  );
  expect(readsOf(screened.headers) - readsOf(noneYet.headers)).toBeLessThanOrEqual(1);
  expect(screened.body).toMatchObject({ found: SIZE, groups: { ranked: SIZE } });
  for (const query of [{ minMatch: '90' }, { skills: 'react,sql', status: 'new' }, { limit: '20' }]) {
    const { body, headers } = await screen(query as unknown as Record<string, string>);
    expect(readsOf(headers) - readsOf(noneYet.headers)).toBeLessThanOrEqual(8);
    expect(body.items).toHaveLength(20);
  }
  const [oldest] = first.body.items;
  if (!oldest) throw new Error('no applicants');
  (await decide(employer, id, oldest.userId, 'reviewed')).body;
  const reviewed = (await call({ status: 'reviewed' })).body;
  expect(reviewed.items.map(({ userId }) => userId)).toEqual([oldest.userId]);
  expect(reviewed.counts).toMatchObject({ all: SIZE, new: SIZE - 1, reviewed: 1 });
});

/** Applies, and again when too many others do at the same moment, as the answer asks for. Returns the last status. */
const applyUntilStored = async (person: Member, id: string, attempts = 20): Promise<number> => {
  const { status } = await apply(person, id);
  return status === 503 && attempts > 1 ? applyUntilStored(person, id, attempts - 1) : status;
};

it('spreads the numbers of a burst: no item is written by more than one in sixteen', async () => {
  const size = rounds(64, 400);
  const { employer, id } = await hiring();
  const people = await Promise.all(Array.from({ length: size }, () => member()));
  const statuses = await Promise.all(people.map((person) => applyUntilStored(person, id)));
  expect(new Set(statuses)).toEqual(new Set([201]));
  const parts = (await itemsOf(`opportunity#${id}#applicants`)).filter(({ sk }) =>
    String(sk).startsWith('counts#'),
  );
  expect(parts.reduce((sum, part) => sum + Number(part.new), 0)).toBe(size);
  expect(parts.length).toBeGreaterThan(COUNT_SHARDS / 2);
  // Chance makes the parts of few uneven: a burst of thousands is in the soak, at the limit itself.
  for (const part of parts) expect(Number(part.new)).toBeLessThanOrEqual(Math.max(9, size / 16));
  const { counts } = (await employer.browser.call('applicants.ofPosting', { params: { id } })).body;
  expect(counts.all).toBe(size);
});

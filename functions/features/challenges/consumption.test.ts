import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { batchWrite } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { entryRowWrite } from '#functions/parts/challenges/entries.ts';
import { someChallenge, someEntry, storeChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { call } from '#functions/testing/call.ts';
import { listOpenChallenges } from '#functions/testing/listed-challenges.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { entries } from './entries.ts';
import { list } from './list.ts';

/*
 * What a page of a list costs: it must not grow with the number of entries or challenges. The texts are as long as those of real ones.
 */

withOwnTable();

const NOW = new Date('2027-03-01T08:00:00.000Z');
const ENTRIES = 1000;
const CHALLENGES = 300;
const host = newAccount({ role: 'employer' });
const challenge = someChallenge(
  {
    host,
    status: 'judging',
    description:
      'Half of the patients leave before they are seen, and nobody knows when to come back. '.repeat(20),
    participants: ENTRIES,
  },
  NOW,
);
const entryNumber = (index: number) =>
  someEntry(
    challenge,
    {
      id: `0000-0000-${String(index).padStart(8, '0')}`,
      team: {
        id: `11111111-2222-3333-4444-${String(index).padStart(12, '0')}`,
        name: `The night shift, ${index}`,
      },
      title: `Waiting anywhere: a queue by text message for the campus clinic, ${index}`,
      createdAt: new Date(NOW.getTime() + index * 1000).toISOString(),
    },
    'submitted',
  );

beforeAll(async () => {
  await storeChallenge(challenge);
  const entriesOfAll = Array.from({ length: ENTRIES }, (_, index) => entryNumber(index));
  const rows = entriesOfAll.flatMap((entry) => entryRowWrite(entry)?.Put?.Item ?? []);
  await batchWrite(rows.map((Item) => ({ PutRequest: { Item } })));
  await listOpenChallenges(host, CHALLENGES, NOW);
}, 120_000);

const measured = (work: () => Promise<{ items: { id: string }[]; nextCursor: string | null }>) =>
  countingUsage(async () => ({ ...(await work()), ...usageSoFar() }));
const entriesPage = (cursor: string | null, account: Account = host) =>
  measured(() =>
    call(entries, {
      params: { id: challenge.id },
      account,
      now: NOW,
      query: { limit: 20, ...(cursor !== null && { cursor }) },
    }),
  );

it(`a page of the list takes at most two read units at ${ENTRIES} entries, and all of them are in it, in order`, async () => {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof entriesPage>> = await entriesPage(cursor);
    expect(page.reads).toBeLessThanOrEqual(2);
    expect(page.writes).toBe(0);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  } while (cursor !== null);
  expect(ids).toEqual(Array.from({ length: ENTRIES }, (_, index) => entryNumber(index).id));
});

it(`a page of the challenges takes at most two read units at ${CHALLENGES}`, async () => {
  let cursor: string | null = null;
  const ids: string[] = [];
  for (let pages = 0; pages < 8; pages++) {
    const query: object = { limit: 20, ...(cursor !== null && { cursor }) };
    const page = await measured(() => call(list, { account: host, query, now: NOW }));
    expect(page.reads).toBeLessThanOrEqual(2);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(ids).toEqual([...ids].sort());
  expect(ids.length).toBe(160);
});

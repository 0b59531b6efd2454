import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { getItems, updateItem } from '#functions/core/table.ts';
import { questionOf } from '#functions/parts/opportunities/catalog/question.ts';
import { overdueOpportunities } from '#functions/parts/opportunities/deadline.ts';
import { listEntriesOf } from '#functions/parts/opportunities/lists/entries.ts';
import { searchLists } from '#functions/parts/opportunities/lists/search.ts';
import { getCountedOpportunity, opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { anchorOf } from '#functions/seed/anchor.ts';
import { storeCompanies } from '#functions/seed/companies.ts';
import { opportunityFor } from '#functions/seed/opportunities.ts';
import { localStack } from '#functions/testing/context.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { fill } from '#infra/commands/fill/fill.ts';
import { databaseFile } from '#infra/local/dynamo/process.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';

// Numbers that no other test seeds.
const [FROM, TO] = [5000, 5120];

const fillUp = (from: number, to: number) =>
  fill({ dataDir: localStack().dataDir, runtime: localStack().runtime, from, to, tell: () => undefined });

const made = async () => {
  const anchor = await anchorOf(await advanceClock(0));
  return Array.from({ length: TO - FROM }, (_, index) => opportunityFor(FROM + index, anchor));
};

// The seed has stored the companies before; without them, the hourly run that closes these could not count them.
beforeAll(async () => {
  asOperator();
  await storeCompanies(await anchorOf(await advanceClock(0)));
});

test('fills a running copy with whole opportunities and all of their entries in the search lists', async () => {
  await fillUp(FROM, FROM + 50);
  await fillUp(FROM, TO);
  for (const opportunity of await made()) {
    expect(await getCountedOpportunity(opportunity.id)).toMatchObject(opportunity);
    const entries = listEntriesOf(opportunity);
    const stored = await getItems(z.looseObject({ pk: z.string(), sk: z.string() }), entries);
    const byKey = (a: { pk: string; sk: string }, b: { pk: string; sk: string }) =>
      `${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1;
    expect(stored.sort(byKey)).toEqual(entries.sort(byKey));
  }
  const open = (await made()).find(({ status }) => status === 'open');
  // On the day of the seeding: other tests may have moved the stack's clock past every deadline.
  const question = questionOf({ skills: open?.skills.map((skill) => skill.toLowerCase()), q: open?.title });
  const [found, day] = [new Set<string>(), dayOf(await anchorOf(await advanceClock(0)))];
  let position: Parameters<typeof searchLists>[2];
  do {
    const { items, next } = await searchLists(question, 50, position, day);
    for (const { id } of items) found.add(id);
    position = next ?? undefined;
  } while (position);
  expect(found).toContain(open?.id);
});

test('what it fills in is closed when its deadline has passed', async () => {
  const { keys } = await overdueOpportunities('9999-12-31', 5000, undefined);
  const listed = new Set(keys.map(({ pk }) => pk));
  for (const { id, status } of await made())
    expect([id, listed.has(opportunityKey(id).pk)]).toEqual([id, status === 'open']);
});

/** The next time that an opportunity enters the list of deadlines, the copying fails. */
const failingAt = (id: string): (() => void) => {
  const database = new DatabaseSync(databaseFile(localStack().dataDir), { timeout: 10_000 });
  const index = `"${localStack().runtime.tableName}::gsi::openDeadlines"`;
  database.exec(`CREATE TRIGGER interruption BEFORE INSERT ON ${index} WHEN NEW.table_pk = 'S:opportunity#${id}'
    BEGIN SELECT RAISE(ABORT, 'interrupted'); END`);
  return () => {
    database.exec('DROP TRIGGER interruption');
    database.close();
  };
};

test('interrupted while it copies, it goes on with what is missing, the lists of deadlines included', async () => {
  const anchor = await anchorOf(await advanceClock(0));
  const numbers = Array.from({ length: 20 }, (_, index) => TO + index);
  const open = numbers
    .map((number) => opportunityFor(number, anchor))
    .filter(({ status }) => status === 'open')
    .map(({ id }) => id);
  const goOn = failingAt(open.at(-1) ?? '');
  await expect(fillUp(TO, TO + 20))
    .rejects.toThrow('interrupted')
    .finally(goOn);
  await fillUp(TO, TO + 20);
  const { keys } = await overdueOpportunities('9999-12-31', 5000, undefined);
  const listed = new Set(keys.map(({ pk }) => pk));
  expect(open.filter((id) => !listed.has(opportunityKey(id).pk))).toEqual([]);
});

test('done again it leaves alone what changed meanwhile', async () => {
  const [first] = await made();
  const Key = opportunityKey(first?.id ?? '');
  await updateItem({
    Key,
    UpdateExpression: 'SET openings = :seven',
    ExpressionAttributeValues: { ':seven': 7 },
  });
  await fillUp(FROM, TO);
  expect(await getCountedOpportunity(first?.id ?? '')).toMatchObject({ ...first, openings: 7 });
});

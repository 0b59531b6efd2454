import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { failedRecordsBetween } from '#functions/core/stream/failed-records.ts';
import { deleteItem, putItem } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { listEntriesOf } from '#functions/parts/opportunities/lists/entries.ts';
import { opportunityItem, opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { anyOpportunity } from '#functions/testing/opportunities.ts';
import { allItems, useOwnTable } from '#functions/testing/own-table.ts';
import { opportunityRecord, streamRecord } from '#functions/testing/stream.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { handler } from './handler.ts';

let removeTable: () => Promise<void>;
beforeAll(async () => {
  removeTable = await useOwnTable();
});
afterAll(() => removeTable());

const recordOf = (opportunity: Opportunity) => opportunityItem(storedOpportunity(opportunity));

/** Makes the record what it is now, as a writer does. */
const store = (opportunity: Opportunity | undefined, id: string) =>
  opportunity ? putItem({ Item: recordOf(opportunity) }) : deleteItem({ Key: opportunityKey(id) });

/** All list entries of one opportunity that stand in the table, by key. */
const standing = async (id: string) =>
  (await allItems()).filter(({ entity, sk }) => entity === 'posting' && String(sk).endsWith(`#${id}`));

const inOrder = <T extends { pk?: unknown; sk?: unknown }>(items: readonly T[]) =>
  items.toSorted((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1));

const expectEntries = async (id: string, opportunity: Opportunity | undefined) =>
  expect(inOrder(await standing(id))).toEqual(inOrder(opportunity ? listEntriesOf(opportunity) : []));

describe('the consumer of the stream', () => {
  it('writes, moves and removes list entries with their opportunity', async () => {
    const first = someOpportunity({ title: 'Data engineer', location: 'Boston' });
    const second = { ...first, title: 'Data scientist', skills: ['Python'] };
    const closed = { ...second, status: 'closed' } as const;
    const versions = [undefined, first, second, closed, second, undefined];
    for (const [index, after] of versions.slice(1).entries()) {
      await store(after, first.id);
      const answer = await handler({ Records: [opportunityRecord(versions[index], after)] });
      expect(answer).toEqual({ batchItemFailures: [] });
      await expectEntries(first.id, after);
    }
  });

  it('costs nothing when only counters changed', async () => {
    const before = someOpportunity();
    const Records = [opportunityRecord(before, { ...before, applicationCount: 1 })];
    const usage = await countingUsage(async () => {
      await handler({ Records });
      return usageSoFar();
    });
    expect(usage).toEqual({ reads: 0, writes: 0, calls: 0 });
  });

  it('has the same result however often, late and out of order changes are delivered', async () => {
    const history = fc.array(fc.option(anyOpportunity, { nil: undefined }), { minLength: 1, maxLength: 4 });
    // Each change is delivered at least once after all of them happened or before; then any of them again.
    const again = fc.array(fc.nat(), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(history, again, fc.boolean(), async (drawn, repeats, late) => {
        const id = newId();
        const versions = [undefined, ...drawn.map((one) => one && { ...one, id })];
        const records = versions
          .slice(1)
          .map((after, i) =>
            opportunityRecord(versions[i] ?? (after ? undefined : someOpportunity({ id })), after),
          );
        for (const [i, record] of records.entries()) {
          await store(versions[i + 1], id);
          if (!late) await handler({ Records: [record] });
        }
        const order = [
          ...(late ? records.toReversed() : []),
          ...repeats.map((n) => records[n % records.length]),
        ];
        for (const record of order) if (record) await handler({ Records: [record] });
        await expectEntries(id, versions.at(-1));
        await store(undefined, id);
        for (const record of records) await handler({ Records: [record] });
        await expectEntries(id, undefined);
      }),
      { numRuns: 15 },
    );
  });

  it('reports a record that it cannot read, does those before it, and goes on when it is out of the way', async () => {
    const [before, after] = [someOpportunity(), someOpportunity()];
    const poison = someOpportunity();
    const unreadable = { ...recordOf(poison), title: 7 };
    const records = [
      opportunityRecord(undefined, before),
      streamRecord(opportunityKey(poison.id), undefined, unreadable),
      opportunityRecord(undefined, after),
    ];
    for (const one of [before, after]) await store(one, one.id);
    await putItem({ Item: unreadable });
    expect(await handler({ Records: records })).toEqual({
      batchItemFailures: [{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }],
    });
    await expectEntries(before.id, before);
    // First in its batch, it makes Lambda halve the batch, until it is the only one.
    await expect(handler({ Records: records.slice(1) })).rejects.toThrow('The first record of the batch');
    expect(await handler({ Records: records.slice(1, 2) })).toEqual({
      batchItemFailures: [{ itemIdentifier: records[1]?.dynamodb?.SequenceNumber }],
    });
    expect(await handler({ Records: records.slice(2) })).toEqual({ batchItemFailures: [] });
    await expectEntries(after.id, after);
    // Kept for a redrive, and followed up when the record can be read again.
    const { SequenceNumber: number = '' } = records[1]?.dynamodb ?? {};
    expect(await failedRecordsBetween(number, number)).toEqual([records[1]]);
    await store(poison, poison.id);
    expect(await handler({ Records: records.slice(1, 2) })).toEqual({ batchItemFailures: [] });
    await expectEntries(poison.id, poison);
  });

  it('takes the list entries of a record away that was broken and then deleted', async () => {
    const one = someOpportunity();
    await store(one, one.id);
    await handler({ Records: [opportunityRecord(undefined, one)] });
    const broken = { ...recordOf(one), skills: 'React' };
    const breaking = streamRecord(opportunityKey(one.id), recordOf(one), broken);
    await store(undefined, one.id);
    await handler({ Records: [streamRecord(opportunityKey(one.id), broken, undefined)] });
    await expectEntries(one.id, one);
    await handler({ Records: [breaking] });
    await expectEntries(one.id, undefined);
  });

  it('lists an opportunity that was unreadable and is repaired', async () => {
    const repaired = someOpportunity();
    await store(repaired, repaired.id);
    const broken = { ...recordOf(repaired), type: 'gig' };
    const Records = [streamRecord(opportunityKey(repaired.id), broken, recordOf(repaired))];
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
    await expectEntries(repaired.id, repaired);
  });

  it('leaves alone what is no concern of its own', async () => {
    const Records = [
      streamRecord({ pk: 'user#1', sk: 'account' }, undefined, {
        pk: 'user#1',
        sk: 'account',
        role: 'student',
      }),
      streamRecord({ pk: 'search###', sk: '1#x' }, undefined, { pk: 'search###', sk: '1#x' }),
    ];
    expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  });
});

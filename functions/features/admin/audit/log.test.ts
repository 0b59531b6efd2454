import { describe, expect, it, vi } from 'vitest';
import { keyOf } from '#functions/core/keys.ts';
import { deleteItem, putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { nextEntry, START } from '#functions/parts/admin/audit/chain.ts';
import {
  auditedTransaction,
  entriesAfter,
  entriesBefore,
  getHead,
} from '#functions/parts/admin/audit/repository.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import type { AuditFact } from '#shared/features/admin/audit.ts';
import { toCsv } from './export.ts';
import { integrityWith } from './integrity.ts';
import { verifyLog } from './verify.ts';
import { verifyExport } from './verify-export.ts';

withOwnTable();

const fact = (reason: string): AuditFact => ({
  at: '2026-01-01T00:00:00.000Z',
  actor: { id: 'a', name: 'Ada' },
  action: 'suspend',
  target: { id: 'b', name: 'Bob' },
  reason,
  before: {},
  after: {},
});
const NOW = new Date('2026-01-02T00:00:00.000Z');
const keyOfEntry = (n: number) => keyOf('audit-entry', { number: String(n).padStart(12, '0') });
const latest = () => entriesBefore(10 ** 12 - 1, 6);

describe('the log', () => {
  it('has every action once, in one chain, however many happen at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => auditedTransaction(fact(`Action ${index}`), {})),
    );
    const entries = await entriesAfter(0, 100);
    expect(entries.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(new Set(entries.map(({ reason }) => reason)).size).toBe(20);
    expect(await verifyLog()).toEqual({ intactTo: 20, brokenEntry: undefined });
    expect(await integrityWith(await latest(), NOW)).toMatchObject({
      entries: 20,
      intactTo: 20,
      brokenEntry: null,
    });
  });

  it('has every action once when several functions append at the same moment', async () => {
    const { n } = await getHead();
    const append: (typeof auditedTransaction)[] = [];
    for (let instance = 0; instance < 3; instance++) {
      // Actions of one instance wait for each other; those of several do not.
      vi.resetModules();
      append.push((await import('#functions/parts/admin/audit/repository.ts')).auditedTransaction);
    }
    await Promise.all(append.flatMap((one, index) => [1, 2].map((k) => one(fact(`${index} ${k}`), {}))));
    const added = await entriesAfter(n, 100);
    expect(new Set(added.map(({ reason }) => reason)).size).toBe(6);
    expect(await verifyLog()).toEqual({ intactTo: n + 6, brokenEntry: undefined });
  });

  it('is not overwritten by an append that read an old end', async () => {
    const [last] = (await latest()).slice(0, 1);
    if (!last) throw new Error('no entry');
    const head = { ...keyOf('audit-head', {}), entity: 'audit-head' };
    await putItem({ Item: { ...head, n: last.n - 1, hash: last.previousHash } });
    await expect(auditedTransaction(fact('Instead'), {})).rejects.toMatchObject({ code: 'unavailable' });
    await putItem({ Item: { ...head, n: last.n, hash: last.hash } });
    expect((await latest())[0]).toEqual(last);
  });

  it('writes nothing of an action whose condition does not hold', async () => {
    const write = { Put: { Item: keyOfEntry(1), ConditionExpression: 'attribute_not_exists(pk)' } };
    await expect(auditedTransaction(fact('Refused'), { write })).rejects.toMatchObject({
      failed: { write: {} },
    });
    expect((await verifyLog()).intactTo).toBe(26);
  });

  it('shows one changed byte, on the page and in the whole', async () => {
    const change = (reason: string) => updateItem(updateOf(keyOfEntry(24), { set: { reason } }));
    const was = (await entriesAfter(23, 1))[0]?.reason ?? '';
    await change(`${was.slice(0, -1)}!`);
    expect(await verifyLog()).toEqual({ intactTo: 23, brokenEntry: 24 });
    expect(await integrityWith(await latest(), NOW)).toMatchObject({ intactTo: 23, brokenEntry: 24 });
    await change(was);
    expect((await verifyLog()).brokenEntry).toBeUndefined();
  });

  it('is compared with an export: one chain is not another', async () => {
    const exported = await entriesAfter(0, 10);
    expect(await verifyExport(toCsv(exported, true))).toBeUndefined();
    expect(await verifyExport(toCsv([nextEntry(START, fact('Another log'))], true))).toMatch(
      /differs.*entry 1\b/,
    );
    expect(await verifyExport('email,name')).toMatch(/not an export/);
  });

  it('shows a missing entry, in the middle and at the end', async () => {
    const [fifth] = await entriesAfter(4, 1);
    await deleteItem({ Key: keyOfEntry(5) });
    expect(await verifyLog()).toEqual({ intactTo: 4, brokenEntry: 5 });
    await putItem({ Item: { ...keyOfEntry(5), ...fifth } });
    await deleteItem({ Key: keyOfEntry(26) });
    expect(await verifyLog()).toEqual({ intactTo: 25, brokenEntry: 26 });
    expect(await integrityWith([], NOW)).toMatchObject({ intactTo: 25, brokenEntry: 26 });
    // The end was set back, as if the entries behind it had never been written.
    const [entry] = await entriesAfter(19, 1);
    await putItem({ Item: { ...keyOf('audit-head', {}), n: 20, hash: entry?.hash } });
    expect(await integrityWith([], NOW)).toMatchObject({ intactTo: 20, brokenEntry: 21 });
  });

  it('is read to the end, also where a query ends earlier because it found 1 MB', async () => {
    for (const number of [101, 102, 103])
      await putItem({
        Item: { ...keyOfEntry(number), ...nextEntry({ n: number - 1, hash: '' }, fact('x'.repeat(380_000))) },
      });
    expect((await entriesAfter(100, 5)).map(({ n }) => n)).toEqual([101, 102, 103]);
  });
});

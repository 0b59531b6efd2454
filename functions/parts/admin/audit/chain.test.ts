import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from '#functions/features/admin/audit/export.ts';
import { firstBroken } from '#functions/features/admin/audit/integrity.ts';
import { readExport } from '#functions/features/admin/audit/read-export.ts';
import type { AuditEntry, AuditFact } from '#shared/features/admin/audit.ts';
import { canonical, type Link, nextEntry, START } from './chain.ts';

const fact = (reason: string): AuditFact => ({
  at: '2026-01-01T00:00:00.000Z',
  actor: { id: 'a', name: 'Ada' },
  action: 'suspend',
  target: { id: 'b', name: 'Bob' },
  reason,
  before: { status: 'active' },
  after: { status: 'suspended' },
});

const chainOf = (length: number): AuditEntry[] => {
  const entries: AuditEntry[] = [];
  let last: Link = START;
  for (let n = 1; n <= length; n++) {
    const entry = nextEntry(last, fact(`Reason ${n}`));
    entries.push(entry);
    last = entry;
  }
  return entries;
};

const changes: Record<string, (entry: AuditEntry) => AuditEntry> = {
  at: (entry) => ({ ...entry, at: '2026-01-01T00:00:00.001Z' }),
  actor: (entry) => ({ ...entry, actor: { ...entry.actor, id: 'c' } }),
  'actor name': (entry) => ({ ...entry, actor: { ...entry.actor, name: 'Adа' } }),
  action: (entry) => ({ ...entry, action: 'restore' }),
  target: (entry) => ({ ...entry, target: { ...entry.target, id: 'a' } }),
  reason: (entry) => ({ ...entry, reason: `${entry.reason}.` }),
  before: (entry) => ({ ...entry, before: {} }),
  after: (entry) => ({ ...entry, after: { status: 'active' } }),
  previousHash: (entry) => ({ ...entry, previousHash: entry.hash }),
  hash: (entry) => ({ ...entry, hash: entry.hash.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
  n: (entry) => ({ ...entry, n: entry.n + 1 }),
};

describe('the chain', () => {
  it('is intact as it was written', () => {
    expect(firstBroken(START, chainOf(20))).toBeUndefined();
  });

  it.each(Object.keys(changes))('shows a changed %s, in whichever entry', (field) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), (index) => {
        const entries = chainOf(10);
        const entry = entries[index];
        const change = changes[field];
        if (!entry || !change) throw new Error('no entry');
        expect(firstBroken(START, entries.with(index, change(entry)))).toBe(index + 1);
      }),
      { numRuns: 10 },
    );
  });

  it('shows a missing entry, and two in the wrong order', () => {
    const entries = chainOf(10);
    expect(firstBroken(START, entries.toSpliced(4, 1))).toBe(5);
    const [fourth, fifth] = entries.slice(3, 5);
    if (!fourth || !fifth) throw new Error('no entries');
    expect(firstBroken(START, entries.with(3, fifth).with(4, fourth))).toBe(4);
  });

  it('shows an entry that was made again with a right hash: the next one does not follow', () => {
    const entries = chainOf(5);
    const [first] = entries;
    if (!first) throw new Error('no entry');
    expect(firstBroken(START, entries.with(1, nextEntry(first, fact('Forged'))))).toBe(3);
  });
});

it('the same value has the same text, whatever the order of its keys', () => {
  expect(canonical({ b: [{ d: 1, c: 2 }], a: 'x' })).toBe(canonical({ a: 'x', b: [{ c: 2, d: 1 }] }));
});

it('the export is read back as it was written, and verifies', () => {
  const text = fc.string({
    unit: fc.constantFrom("'", '=', '-', '@', '"', ',', ';', '\n', '\r', '\t', ' ', 'é', '💥', 'a'),
  });
  fc.assert(
    fc.property(fc.array(text, { maxLength: 5 }), fc.nat({ max: 4 }), (reasons, at) => {
      const entries: AuditEntry[] = [];
      for (const reason of reasons) entries.push(nextEntry(entries.at(-1) ?? START, fact(reason)));
      const csv = toCsv(entries.slice(0, at), true) + toCsv(entries.slice(at), false);
      expect(readExport(csv)).toEqual(entries);
      expect(firstBroken(START, readExport(csv))).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

it('the export runs no formula and quotes what needs it', () => {
  const csv = toCsv([nextEntry(START, fact('=HYPERLINK("https://evil.example")'))], true);
  expect(csv.split('\r\n')).toHaveLength(3);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

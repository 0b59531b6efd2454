import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '#functions/core/env.ts';
import { keyOf } from '#functions/core/keys.ts';
import { deleteItem, putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { toCsv } from '#functions/features/admin/audit/export.ts';
import { auditedTransaction, entriesAfter } from '#functions/parts/admin/audit/repository.ts';
import { openingFact } from '#functions/parts/challenges/opening-fact.ts';
import { challengeItem, challengeKey } from '#functions/parts/challenges/repository.ts';
import { rubricHash } from '#functions/parts/challenges/rubric.ts';
import { someChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { localStack } from '#functions/testing/context.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { asOperator } from '#functions/testing/stack.ts';
import type { AuditEntry } from '#shared/features/admin/audit.ts';

const ENTRIES = 4;
let removeTable: () => Promise<void>;
let dataDir = '';
let entries: readonly AuditEntry[] = [];

beforeAll(async () => {
  removeTable = await useOwnTable();
  dataDir = mkdtempSync(join(tmpdir(), 'fledge-audit-'));
  const runtime = { ...localStack().runtime, tableName: env('TABLE_NAME') };
  writeFileSync(join(dataDir, 'runtime.json'), JSON.stringify(runtime));
  const [actor, target] = [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Bob' },
  ];
  for (let n = 1; n <= ENTRIES; n++)
    await auditedTransaction(
      {
        at: '2026-01-01T00:00:00.000Z',
        actor,
        action: 'suspend',
        target,
        reason: `Reason ${n}`,
        before: {},
        after: {},
      },
      {},
    );
  entries = await entriesAfter(0, ENTRIES);
});
afterAll(async () => {
  await removeTable();
  rmSync(dataDir, { recursive: true });
  asOperator();
});

const keyOfEntry = (n: number) => keyOf('audit-entry', { number: String(n).padStart(12, '0') });
const entryAt = (n: number): AuditEntry => {
  const entry = entries[n - 1];
  if (!entry) throw new Error(`There is no entry ${n}.`);
  return entry;
};
const put = (entry: AuditEntry) => putItem({ Item: { ...keyOfEntry(entry.n), ...entry } });

/** Runs the command as an operator does, in a separate process. */
const audit = (...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'audit.ts'), ...args],
      { env: { PATH: process.env.PATH, DATA_DIR: dataDir } },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const intact = { code: 0, out: `The audit log is intact: ${ENTRIES} entries.\n`, err: '' };
const brokenAt = (n: number) => ({
  code: 1,
  out: '',
  err: `The audit log is broken at entry ${n}. The ${n - 1} entries before it are intact.\n`,
});

describe('npm run audit -- verify', () => {
  it('confirms an intact log', async () => {
    expect(await audit('verify')).toEqual(intact);
  });

  it.each<[what: string, n: number, change: () => Promise<unknown>]>([
    ['one changed byte', 2, () => put({ ...entryAt(2), reason: 'Reason 3' })],
    ['a removed entry', 3, () => deleteItem({ Key: keyOfEntry(3) })],
    ['a removed end', ENTRIES, () => deleteItem({ Key: keyOfEntry(ENTRIES) })],
  ])('finds %s', async (_, n, change) => {
    await change();
    expect(await audit('verify')).toEqual(brokenAt(n));
    await put(entryAt(n));
  });

  it('finds one changed byte of a frozen rubric, a changed hash, and criteria that are not the frozen ones', {
    timeout: 60_000,
  }, async () => {
    const host = newAccount({ role: 'alumni' });
    const challenge = someChallenge({ host, status: 'open' }, new Date('2026-01-02T00:00:00.000Z'));
    const { frozen, rubric, id } = challenge;
    if (!frozen) throw new Error('The rubric was not frozen.');
    await auditedTransaction(openingFact(challenge, frozen, { id: host.id, name: 'Ada' }), {
      challenge: { Put: { Item: challengeItem(challenge) } },
    });
    const frozenToo = `The audit log is intact: ${ENTRIES + 1} entries. Rubrics that are as they were frozen: 1.\n`;
    expect(await audit('verify')).toEqual({ code: 0, out: frozenToo, err: '' });
    const changed = frozen.canonical.replace('Craft', 'Draft');
    const other = rubricHash(changed);
    for (const set of [
      { frozen: { ...frozen, canonical: changed } },
      { frozen: { ...frozen, canonical: changed, sha256: other } },
      { rubric: rubric.map((one, place) => (place === 0 ? { ...one, weight: one.weight + 1 } : one)) },
      // The criteria that are shown were changed with the text: only its hash tells.
      {
        frozen: { ...frozen, canonical: changed },
        rubric: rubric.map((one) => ({ ...one, name: one.name.replace('Craft', 'Draft') })),
      },
    ]) {
      await updateItem(updateOf(challengeKey(id), { set }));
      const { code, err } = await audit('verify');
      expect([code, err]).toEqual([
        1,
        `The rubric of the challenge ${id} is not the one of entry ${ENTRIES + 1} of the audit log.\n`,
      ]);
      await putItem({ Item: challengeItem(challenge) });
    }
  });

  it('compares the log with an export', async () => {
    const file = join(dataDir, 'export.csv');
    writeFileSync(file, toCsv(entries, true));
    expect(await audit('verify', '--export', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('It holds every entry of the export.'),
    });
    writeFileSync(file, toCsv(entries, true).replace('Reason 2', 'Reason 4'));
    expect(await audit('verify', '--export', file)).toEqual({
      code: 1,
      out: '',
      err: 'The export is broken at entry 2.\n',
    });
  });

  it('refuses half an export in one line', async () => {
    const file = join(dataDir, 'half.csv');
    const whole = toCsv(entries, true);
    writeFileSync(file, whole.slice(0, whole.length / 2));
    const { code, out, err } = await audit('verify', '--export', file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(
      /^The (file is not an export of the audit log, or not all of one|export is broken .*)\.\n$/,
    );
  });

  it.each([[['repair']], [['verify', '--force']]])('explains itself for %j', async (args) => {
    const { code, err } = await audit(...args);
    expect(code).toBe(1);
    expect(err).toContain('Usage: npm run audit -- verify');
  });
});

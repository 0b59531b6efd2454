import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadedWith, mergeStart, type Parts } from './merged-start.ts';

const NODE = { platform: 'node', target: 'node24' } as const;
const merged = (parts: Record<string, string>): Promise<Parts> =>
  mergeStart('index.mjs', new Map(Object.entries(parts)), NODE);

/** Two parts that both export `value`, one of which counts how often it is evaluated, and a part that is loaded later. */
const PARTS = {
  'index.mjs':
    "import { sep } from 'node:path'; import { value } from './part-a.mjs'; export const handler = async () => [sep, value, await import('./part-later.mjs')];",
  'part-a.mjs':
    "import { value as base } from './part-b.mjs'; const value = base + 1; const inner = 'inner'; export { value, inner as kept };",
  'part-b.mjs': 'globalThis.evaluated = (globalThis.evaluated ?? 0) + 1; const value = 1; export { value };',
  'part-later.mjs':
    "import { value as ofA, kept } from './part-a.mjs'; import { value as ofB } from './part-b.mjs'; import { own } from './part-other.mjs'; export { ofA, ofB, kept, own };",
  'part-other.mjs': "import { value } from './part-b.mjs'; export const own = value + 10;",
};

it('puts all that is loaded at the start into the entry, which later parts import', async () => {
  const parts = await merged(PARTS);
  expect([...parts.keys()]).toEqual(['index.mjs', 'part-later.mjs', 'part-other.mjs']);
  expect([...loadedWith('index.mjs', parts)]).toEqual(['index.mjs']);

  const folder = await mkdtemp(join(tmpdir(), 'fledge-merged-start-'));
  try {
    for (const [name, code] of parts) await writeFile(join(folder, name), code);
    const { handler } = await import(join(folder, 'index.mjs'));
    const [, value, later] = await handler();
    expect(value).toBe(2);
    expect({ ...later }).toEqual({ ofA: 2, ofB: 1, kept: 'inner', own: 11 });
    expect(Reflect.get(globalThis, 'evaluated')).toBe(1);
  } finally {
    Reflect.deleteProperty(globalThis, 'evaluated');
    await rm(folder, { recursive: true });
  }
});

it('leaves a bundle of one file as it is', async () => {
  const parts = { 'index.mjs': "import { sep } from 'node:path'; export const handler = () => sep;" };
  expect(Object.fromEntries(await merged(parts))).toEqual(parts);
});

it('refuses a part that is loaded at the start and on demand', async () => {
  const both = "import './part-a.mjs'; export const handler = () => import('./part-a.mjs');";
  await expect(merged({ 'index.mjs': both, 'part-a.mjs': 'export const a = 1;' })).rejects.toThrow(
    'part-a.mjs is loaded both at the start and later',
  );
});

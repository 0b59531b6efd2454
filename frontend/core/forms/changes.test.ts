import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { changesBetween, hasSavedChanges, saveChanges, savedChanges } from './changes.ts';

const stored = { name: 'Ada', gpa: 7 as number | undefined, skills: ['SQL'] };
const recordOf = fc.record({
  name: fc.string(),
  gpa: fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined }),
  skills: fc.array(fc.string(), { maxLength: 3 }),
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test('saved changes come back whole after a reload, on top of what the record is by then', () => {
  fc.assert(
    fc.property(recordOf, recordOf, (before, after) => {
      saveChanges('record', 1, changesBetween(before, after));
      const back = savedChanges('record', before, 1);
      expect({ ...before, ...back?.changes }).toEqual(after);
      expect(hasSavedChanges('record')).toBe(back !== undefined);
    }),
    { numRuns: 50 },
  );
});

test('another version of the record is noticed, and what it changed stays', () => {
  saveChanges('record', 1, changesBetween(stored, { ...stored, gpa: undefined }));
  const meanwhile = { ...stored, name: 'Augusta' };
  expect(savedChanges('record', meanwhile, 2)).toEqual({ changes: { gpa: undefined }, outdated: true });
  expect(savedChanges('record', meanwhile, '1')?.outdated).toBe(false);
});

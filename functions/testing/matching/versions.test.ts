import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { receiptSchema } from '#shared/core/match-receipt.ts';
import { ARITHMETIC } from '#shared/features/matching/arithmetic.ts';
import { match } from '#shared/features/matching/matching.ts';
import { HELD_OUT_DAY, people } from './held-out.ts';
import { replayedTotal } from './replayed-total.ts';

const partSchema = receiptSchema.shape.parts.shape.skills.pick({ score: true, weight: true });
const storedSchema = z.array(
  z.object({
    version: z.string(),
    total: z.number().nullable(),
    parts: z.object({
      skills: partSchema,
      experience: partSchema,
      education: partSchema,
      location: partSchema,
    }),
  }),
);

/** Receipts as they were stored, some of each version: lines are added when there is a new one, and never changed. */
const stored = storedSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'receipts.json'), 'utf8')),
);
const withEvidence = ({ version, parts }: (typeof stored)[number]) => {
  const part = (name: keyof typeof parts) => ({ ...parts[name], evidence: [] });
  return {
    version,
    parts: {
      skills: part('skills'),
      experience: part('experience'),
      education: part('education'),
      location: part('location'),
    },
  };
};

test('a stored receipt has the same total for ever, by the arithmetic of its version', () => {
  for (const receipt of stored) expect(replayedTotal(withEvidence(receipt))).toBe(receipt.total);
  expect(stored.some(({ version }) => version.startsWith(`${ARITHMETIC}-`))).toBe(true);
});

test('a version that never was has no total', () => {
  const [first] = stored;
  expect(first).toBeDefined();
  if (first) expect(() => replayedTotal({ ...withEvidence(first), version: '999-0' })).toThrow('999-0');
});

test('today’s receipts are replayed by their version', () => {
  for (const { profile, best, worst } of people())
    for (const posting of [...best, ...worst]) {
      const receipt = match(profile, someOpportunity(posting), HELD_OUT_DAY);
      expect(replayedTotal(receipt)).toBe(receipt.total);
    }
});

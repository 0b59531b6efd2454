import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { zlib } from '#functions/core/zlib.ts';
import { Memory } from '#shared/core/memory.ts';
import { type DayNumbers, hiringDays } from '#shared/features/applicants/hiring-rules.ts';
import type { Rows } from './storage.ts';

/** The numbers of one posting by the day of the application. */
export interface PostingNumbers {
  readonly opportunityId: string;
  readonly updatedAt: string;
  readonly days: Readonly<Record<string, DayNumbers>>;
}

const numbers = z.record(z.string(), z.number());
const dayNumbersSchema = z.object({
  applied: z.number(),
  reached: numbers,
  left: numbers,
  sources: numbers,
  answers: numbers,
  stays: z.record(z.string(), numbers),
  replies: z.object({
    kept: z.number(),
    late: z.number(),
    open: numbers,
    missed: z.number(),
  }),
});
const daysSchema = z.record(z.string(), dayNumbersSchema);

/** Unpacked numbers, by their bytes: most postings have had no application since the numbers were last shown. */
const unpacked = new Memory<PostingNumbers['days']>(200);

const daysIn = (bytes: Uint8Array): PostingNumbers['days'] => {
  const key = Buffer.from(bytes).toString('latin1');
  return (
    unpacked.find(key) ??
    unpacked.keep(key, daysSchema.parse(JSON.parse(zlib().brotliDecompressSync(bytes).toString())))
  );
};

const storedSchema = z.object({
  opportunityId: z.string(),
  updatedAt: z.string(),
  days: z.instanceof(Uint8Array).transform(daysIn),
});

/**
 * The write that stores a posting’s numbers, as they follow from its packed rows: computed anew each time, so a change
 * that is delivered twice counts once.
 */
export const numbersWrite = (opportunityId: string, rows: Rows, at: Date): Write => ({
  Put: {
    Item: {
      ...itemOf('hiring-numbers', { opportunityId }),
      opportunityId,
      updatedAt: at.toISOString(),
      days: zlib().brotliCompressSync(JSON.stringify(hiringDays(rows.values()))),
    },
  },
});

const AT_ONCE = 100;

/** The numbers of those of the postings that have applicants: half a read unit for each, more for a long list of days. */
export const numbersOf = async (opportunityIds: readonly string[]): Promise<PostingNumbers[]> => {
  const found: PostingNumbers[] = [];
  for (let from = 0; from < opportunityIds.length; from += AT_ONCE) {
    const keys = opportunityIds
      .slice(from, from + AT_ONCE)
      .map((opportunityId) => keyOf('hiring-numbers', { opportunityId }));
    found.push(...(await getItems(storedSchema, keys)));
  }
  return found;
};

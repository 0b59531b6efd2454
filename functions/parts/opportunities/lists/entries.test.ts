import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { anyOpportunity } from '#functions/testing/opportunities.ts';
import { MAX_SKILLS } from '#shared/core/choices.ts';
import { opportunitySchema } from '#shared/features/opportunities/routes.ts';
import { summaryOf } from '../summary.ts';
import { listEntriesOf, listEntrySchema, MAX_ENTRY_BYTES, type StoredListEntry } from './entries.ts';

/** Bytes of a value as DynamoDB counts them (its developer guide, "Item sizes and formats"). */
const bytes = (value: unknown): number => {
  if (value === null) return 1;
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 2;
  if (Array.isArray(value)) return 3 + value.reduce((sum, one) => sum + 1 + bytes(one), 0);
  return Buffer.byteLength(value as string);
};
const size = (entry: StoredListEntry) =>
  Object.entries(entry).reduce((sum, [name, value]) => sum + Buffer.byteLength(name) + bytes(value), 0);

/** As long as the schema lets everything be, in characters of three bytes each. */
const largest = someOpportunity({
  id: 'x'.repeat(64),
  type: 'internship',
  title: `${'漢'.repeat(59)} ${'字'.repeat(60)}`,
  company: '会'.repeat(120),
  location: '場'.repeat(80),
  description: '説'.repeat(10_000),
  skills: Array.from({ length: MAX_SKILLS }, (_, i) => `${i}${'技'.repeat(49)}`),
  salary: '金'.repeat(80),
  pay: { min: 99_999_999, max: 100_000_000, currency: 'EUR', period: 'total' },
  companyId: 'x'.repeat(64),
  employmentType: 'internship',
  startDate: '2027-01-01',
  durationWeeks: 208,
});

describe('entries', () => {
  it('say all that the summary says', () => {
    fc.assert(
      fc.property(anyOpportunity, (opportunity) => {
        for (const entry of listEntriesOf({ ...opportunity, status: 'open' }))
          expect(listEntrySchema.parse(entry).summary).toEqual(summaryOf(opportunity));
      }),
    );
  });

  it('are once in the list of everything and in that of the type', () => {
    const entries = listEntriesOf(someOpportunity({ skills: ['React', 'C#', 'react'] }));
    expect(new Set(entries.map(({ pk, sk }) => `${pk} ${sk}`)).size).toBe(entries.length);
    expect(entries.map(({ pk }) => pk).sort()).toEqual(['search###', 'search#job##']);
  });

  it('sort the newest first', () => {
    const moment = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        const [a, b] = [one, other].map(
          (at) => listEntriesOf(someOpportunity({ id: 'same', postedAt: at.toISOString() }))[0]?.sk ?? '',
        ) as [string, string];
        expect(a < b).toBe(one > other);
      }),
    );
  });

  it('are none for what is closed, and forgotten after the last day', () => {
    expect(listEntriesOf(someOpportunity({ status: 'closed' }))).toEqual([]);
    for (const { ttl } of listEntriesOf(someOpportunity({ deadline: '2026-03-31' })))
      expect(new Date(ttl * 1000).toISOString()).toBe('2026-04-01T12:00:00.000Z');
  });

  it('are never larger than what reading reckons with', () => {
    expect(opportunitySchema.safeParse(largest).success).toBe(true);
    const sizes = listEntriesOf(largest).map(size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
    expect(Math.max(...sizes)).toBeGreaterThan(MAX_ENTRY_BYTES - 100);
  });

  it('are lean: 21 believable ones fit into 2 read units, even with long texts', () => {
    const long = someOpportunity({
      title: 'Senior Machine Learning Engineer, Personalisation and Search',
      company: 'The Great Northern Insurance Company',
      location: 'San Francisco',
      skills: [
        'Machine Learning',
        'Data Science',
        'Python',
        'TypeScript',
        'Product Management',
        'UI/UX Design',
      ],
      pay: { min: 145_500, max: 182_500, currency: 'USD', period: 'year' },
      description: 'You will join a team of twelve who care about every query. '.repeat(10),
    });
    expect(21 * Math.max(...listEntriesOf(long).map(size))).toBeLessThanOrEqual(2 * 8192);
  });
});

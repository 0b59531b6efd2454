import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPay } from './pay.ts';
import { PAY_PERIODS, type Pay, paySchema } from './pay-schema.ts';

const SIGNS = { $: 'USD', '£': 'GBP', '€': 'EUR' } as const;
const PERIODS = { 'a year': 'year', 'a month': 'month', 'an hour': 'hour', 'in total': 'total' } as const;

/** What a reader makes of the text: the opposite of `formatPay`, written apart from it. */
const read = (text: string): Pay => {
  const amounts = [...text.matchAll(/[$£€]([\d,.]+)(k?)/g)].map(([, digits = '', k]) =>
    Math.round(Number(digits.replaceAll(',', '')) * (k ? 1000 : 1)),
  );
  const sign = /[$£€]/.exec(text)?.[0] as keyof typeof SIGNS;
  const period = /(a year|a month|an hour|in total)$/.exec(text)?.[0] as keyof typeof PERIODS;
  const max = amounts.at(-1) as number;
  return {
    min: text.startsWith('Up to') ? 0 : (amounts[0] as number),
    max,
    currency: SIGNS[sign],
    period: PERIODS[period],
  };
};

const pay = fc
  .record({
    min: fc.oneof(fc.nat({ max: 300 }), fc.nat({ max: 100_000_000 }), fc.constant(90_000)),
    more: fc.oneof(fc.constant(0), fc.nat({ max: 50_000 })),
    currency: fc.constantFrom('USD' as const, 'GBP' as const, 'EUR' as const),
    period: fc.constantFrom(...PAY_PERIODS),
  })
  .map(({ min, more, ...rest }) => ({ min, max: Math.min(min + more, 100_000_000), ...rest }));

describe('pay in words', () => {
  it.each([
    [{ min: 90_000, max: 120_000, currency: 'USD', period: 'year' }, '$90k – $120k a year'],
    [{ min: 28, max: 35, currency: 'USD', period: 'hour' }, '$28 – $35 an hour'],
    [{ min: 2400, max: 2400, currency: 'GBP', period: 'month' }, '£2,400 a month'],
    [{ min: 0, max: 1500, currency: 'EUR', period: 'total' }, 'Up to €1.5k in total'],
    [{ min: 52_550, max: 60_000, currency: 'GBP', period: 'year' }, '£52,550 – £60,000 a year'],
    [{ min: 0, max: 0, currency: 'USD', period: 'hour' }, 'Unpaid'],
    [null, 'Pay not stated'],
  ] as const)('%j reads %s', (given, text) => expect(formatPay(given)).toBe(text));

  it('can be read back without loss', () => {
    fc.assert(
      fc.property(
        pay.filter(({ max }) => max > 0),
        (given) => {
          expect(read(formatPay(given))).toEqual(given);
        },
      ),
    );
  });

  it('fits where opportunities keep it, and the least is never above the most', () => {
    fc.assert(fc.property(pay, (given) => formatPay(given).length <= 80));
    expect(paySchema.safeParse({ min: 2, max: 1, currency: 'USD', period: 'hour' }).success).toBe(false);
  });
});

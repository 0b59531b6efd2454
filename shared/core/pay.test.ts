import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf, distinctSignOf } from './currencies.ts';
import { formatPay } from './pay.ts';
import { CURRENCY_CODES, PAY_PERIODS } from './pay-rules.ts';
import { type Pay, paySchema } from './pay-schema.ts';
import { readPay } from './typed-pay.ts';
import { yearlyDollars } from './yearly-pay.ts';

const pay = fc
  .record({
    cents: fc.oneof(fc.nat({ max: 30_000 }), fc.nat({ max: 10_000_000_000 }), fc.constant(9_000_000)),
    more: fc.oneof(fc.constant(0), fc.nat({ max: 5_000_000 })),
    currency: fc.constantFrom(...CURRENCY_CODES),
    period: fc.constantFrom(...PAY_PERIODS),
  })
  .map(({ cents, more, currency, period }): Pay => {
    const [min, max] = [cents, cents + more].map((all) =>
      digitsOf(currency) === 0 ? all : Math.min(all, 100_000_000_000) / 100,
    ) as [number, number];
    return { min: Math.min(min, 1_000_000_000), max: Math.min(max, 1_000_000_000), currency, period };
  });

describe('pay in words', () => {
  it.each([
    [{ min: 90_000, max: 120_000, currency: 'USD', period: 'year' }, '$90k – $120k a year'],
    [{ min: 28, max: 35, currency: 'USD', period: 'hour' }, '$28 – $35 an hour'],
    [{ min: 2400, max: 2400, currency: 'GBP', period: 'month' }, '£2,400 a month'],
    [{ min: 0, max: 1500, currency: 'EUR', period: 'total' }, 'Up to €1.5k in total'],
    [{ min: 52_550, max: 60_000, currency: 'GBP', period: 'year' }, '£52,550 – £60,000 a year'],
    [{ min: 0, max: 0, currency: 'USD', period: 'hour' }, 'Unpaid'],
    [{ min: 12.21, max: 13, currency: 'GBP', period: 'hour' }, '£12.21 – £13 an hour'],
    [{ min: 17.5, max: 19.5, currency: 'EUR', period: 'hour' }, '€17.50 – €19.50 an hour'],
    [{ min: 600_000, max: 1_200_000, currency: 'INR', period: 'year' }, '₹6,00,000 – ₹12,00,000 a year'],
    [{ min: 1200, max: 1400, currency: 'JPY', period: 'hour' }, '¥1,200 – ¥1,400 an hour'],
    [{ min: 95_000, max: 95_000, currency: 'CHF', period: 'year' }, 'CHF\u00a095k a year'],
    [{ min: 4000, max: 4500, currency: 'SGD', period: 'month' }, 'S$4,000 – S$4,500 a month'],
    [{ min: 900, max: 900, currency: 'AUD', period: 'week' }, 'A$900 a week'],
    [{ min: 100, max: 0, currency: 'CAD', period: 'day' }, 'From CA$100 a day'],
    [null, 'Pay not stated'],
  ] as const)('%j reads %s', (given, text) => expect(formatPay(given)).toBe(text));

  it('can be read back without loss, whatever the currency and the period', () => {
    fc.assert(
      fc.property(
        pay.filter(({ max }) => max > 0),
        (given) => {
          const text = formatPay(given, distinctSignOf);
          let reading = readPay(text);
          // An amount an hour with a comma before three digits is asked about; the first answer is the one with thousands.
          for (let asked = 0; reading.kind === 'question' && asked < 2; asked++)
            reading = readPay(reading.choices[0]?.text ?? '');
          expect([text, reading]).toEqual([text, { kind: 'pay', pay: given }]);
        },
      ),
    );
  });

  it('fits where opportunities keep it, and the least is never above the most', () => {
    fc.assert(fc.property(pay, (given) => formatPay(given).length <= 80));
    expect(paySchema.safeParse({ min: 2, max: 1, currency: 'USD', period: 'hour' }).success).toBe(false);
  });

  it('has no more decimals than its currency', () => {
    const isPay = (min: number, currency: Pay['currency']) =>
      paySchema.safeParse({ min, max: 1_000_000, currency, period: 'hour' }).success;
    expect([12.21, 12.5, 13].map((min) => isPay(min, 'GBP'))).toEqual([true, true, true]);
    expect([isPay(12.215, 'GBP'), isPay(1200.5, 'JPY'), isPay(1200, 'JPY'), isPay(2e9, 'KRW')]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('pay for a year', () => {
  const yearly = (given: Pay, weeks: number | null = null) => yearlyDollars(given, weeks) ?? Number.NaN;
  it('is equal for what is equal, in each period and currency', () => {
    for (const currency of CURRENCY_CODES) {
      const year = (max: number, period: Pay['period']) => yearly({ min: 0, max, currency, period }, 26);
      const all = [
        year(36_400, 'year'),
        year(17.5, 'hour'),
        year(140, 'day'),
        year(700, 'week'),
        year(18_200, 'total'),
      ];
      expect([currency, new Set(all).size]).toEqual([currency, 1]);
      expect(year(3000, 'month')).toBe(year(36_000, 'year'));
    }
    // Also where a product of fractions is not exact in binary.
    fc.assert(
      fc.property(fc.nat({ max: 20_000 }), (cents) => {
        const [hour, year] = [cents / 100, (cents * 2080) / 100];
        const of = (max: number, period: Pay['period']) => yearly({ min: 0, max, currency: 'EUR', period });
        expect(of(hour, 'hour')).toBe(of(year, 'year'));
      }),
    );
  });

  it('can be compared across currencies', () => {
    const lakhs = yearly({ min: 0, max: 1_200_000, currency: 'INR', period: 'year' });
    const yen = yearly({ min: 0, max: 1400, currency: 'JPY', period: 'hour' });
    const francs = yearly({ min: 0, max: 95_000, currency: 'CHF', period: 'year' });
    expect([lakhs, yen, francs].map(Math.round)).toEqual([13_304, 18_556, 119_782]);
    expect(yearlyDollars({ min: 0, max: 5, currency: 'USD', period: 'total' }, null)).toBeUndefined();
  });
});

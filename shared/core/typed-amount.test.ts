import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './currencies.ts';
import { CURRENCY_CODES, type Currency, PAY_PERIODS, type PayPeriod } from './pay-rules.ts';
import { readAmount } from './typed-amount.ts';
import { fractionIn, wholeNumberIn } from './typed-numbers.ts';

/** Ways to write an amount with two decimals or none: the marks between groups and before decimals, and the digits. */
const STYLES: readonly (readonly [name: string, group: string, decimal: string, zero?: string])[] = [
  ['plain', '', '.'],
  ['English', ',', '.'],
  ['German', '.', ','],
  ['French', '\u202f', ','],
  ['Swedish', '\u00a0', ','],
  ['Swiss', '’', '.'],
  ['Arabic', '٬', '٫', '٠'],
  ['Devanagari', ',', '.', '०'],
  ['full width', '，', '．', '０'],
];
const inStyle = (amount: number, lakhs: boolean, [, group, decimal, zero = '0']: (typeof STYLES)[number]) => {
  const [units = '', cents] = (Number.isInteger(amount) ? String(amount) : amount.toFixed(2)).split('.');
  const grouped = units.replace(lakhs ? /\B(?=(?:\d{2})*\d{3}$)/g : /\B(?=(?:\d{3})+$)/g, group);
  const from = zero.codePointAt(0) ?? 48;
  return `${grouped}${cents ? decimal + cents : ''}`.replace(/\d/g, (digit) =>
    String.fromCodePoint(from + Number(digit)),
  );
};

describe('an amount in a field', () => {
  it('is the amount that was written, in the notation of any country, or is asked about', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.nat({ max: 30_000 }), fc.nat({ max: 9_999_999_900 })),
        fc.constantFrom(...CURRENCY_CODES),
        fc.constantFrom(...PAY_PERIODS),
        fc.constantFrom(...STYLES),
        (cents, currency, period, style) => {
          const amount = digitsOf(currency) === 0 ? cents : cents / 100;
          if (amount > 1_000_000_000) return;
          const lakhs = currency === 'INR' && style[1] === ',';
          const text = inStyle(amount, lakhs, style);
          const reading = readAmount(text, currency, period);
          if (reading.kind === 'question') {
            expect([text, period]).toEqual([text, 'hour']);
            const meant = reading.choices.map((choice) => readAmount(choice.text, currency, period));
            expect([text, meant]).toEqual([text, expect.arrayContaining([{ kind: 'amount', amount }])]);
          } else expect([text, reading]).toEqual([text, { kind: 'amount', amount }]);
        },
      ),
    );
  });

  it.each<[typed: string, Currency, PayPeriod, amount: number]>([
    ['17,50', 'EUR', 'hour', 17.5],
    ['19,50', 'EUR', 'hour', 19.5],
    ['12.21', 'GBP', 'hour', 12.21],
    ['45.000', 'EUR', 'year', 45_000],
    ['52.000', 'EUR', 'year', 52_000],
    ['1,20,000', 'INR', 'year', 120_000],
    ['1,50,000', 'INR', 'year', 150_000],
    ['₹12,00,000', 'INR', 'year', 1_200_000],
    ['12 lakh', 'INR', 'year', 1_200_000],
    ['₹12L', 'INR', 'year', 1_200_000],
    ['12.5 LPA', 'INR', 'year', 1_250_000],
    ['1.5 Cr', 'INR', 'year', 15_000_000],
    ['१२ लाख', 'INR', 'year', 1_200_000],
    ["1'200", 'CHF', 'month', 1200],
    ['1.200,-', 'EUR', 'month', 1200],
    ['1 200,5', 'SEK', 'month', 1200.5],
    [' $90k ', 'USD', 'year', 90_000],
    ['US$ 90K', 'USD', 'year', 90_000],
    ['1.234', 'JPY', 'hour', 1234],
    ['25万円', 'JPY', 'month', 250_000],
    ['￥１，２００', 'JPY', 'hour', 1200],
    ['A$85k', 'AUD', 'year', 85_000],
    ['250 kr', 'SEK', 'hour', 250],
    ['€17,50/h', 'EUR', 'hour', 17.5],
    ['.5', 'EUR', 'hour', 0.5],
    ['$.75', 'USD', 'hour', 0.75],
    ['Rs.500', 'INR', 'day', 500],
    ['12,00,000.50', 'INR', 'year', 1_200_000.5],
    ['\u200e17,50\u200f', 'EUR', 'hour', 17.5],
  ])('“%s” in %s a %s is %d', (typed, currency, period, amount) =>
    expect(readAmount(typed, currency, period)).toEqual({ kind: 'amount', amount }),
  );

  it.each<[typed: string, Currency, PayPeriod, meanings: readonly string[]]>([
    ['1.234', 'EUR', 'hour', ['€1,234 an hour', '€1.23 an hour']],
    ['12,345', 'GBP', 'hour', ['£12,345 an hour', '£12.35 an hour']],
    ['1.234k', 'EUR', 'year', ['€1,234,000 a year', '€1,234 a year']],
    ['€17,50', 'USD', 'hour', ['€17.50 an hour', '$17.50 an hour']],
    [
      '60k kr',
      'EUR',
      'year',
      ['SEK', 'NOK', 'DKK'].map((code) => `${code}\u00a060,000 a year`).concat('€60,000 a year'),
    ],
    ['17.50 an hour', 'EUR', 'year', ['€17.50 an hour', '€17.50 a year']],
    ['12,00,000', 'EUR', 'year', ['₹12,00,000 a year (12 lakh)', '€1,200,000 a year']],
    ['12 lakh', 'GBP', 'year', ['₹12,00,000 a year (12 lakh)', '£1,200,000 a year']],
    ['12 LPA', 'INR', 'month', ['₹12,00,000 a year (12 lakh)', '₹12,00,000 a month (12 lakh)']],
  ])('“%s” in %s a %s is asked about', (typed, currency, period, meanings) => {
    const reading = readAmount(typed, currency, period);
    expect(reading.kind === 'question' && reading.choices.map(({ label }) => label)).toEqual(meanings);
    if (reading.kind !== 'question') return;
    for (const choice of reading.choices)
      expect(readAmount(choice.text, choice.currency, choice.period).kind).toBe('amount');
  });

  it.each([
    'ninety',
    '-3',
    '1e9',
    '12–13',
    '1.2.3',
    '1,2,3',
    '17.505.1',
    'up to 13',
    '10²',
    '½',
    '∞',
    '99999999999',
    '0,234',
    '17,5050',
    'PHP 25,000',
    '<b>1</b>',
    '\u0000',
    '1 200 1',
    '90k+',
  ])('“%s” is no amount', (typed) => {
    expect(readAmount(typed, 'EUR', 'month')).toEqual({ kind: 'unreadable', problem: expect.any(String) });
  });

  it('has no decimals in a currency without them, unless they are zeros', () => {
    expect(readAmount('17,50', 'JPY', 'hour')).toMatchObject({ problem: expect.stringMatching(/yen/) });
    expect(readAmount('1,200.00', 'JPY', 'hour')).toEqual({ kind: 'amount', amount: 1200 });
  });
});

it('other numbers are read in any notation and with the digits of any script', () => {
  expect(['8,5', '8.5', '٨٫٥', '８．５', '10', '', 'A+', '8,456'].map(fractionIn)).toEqual([
    8.5,
    8.5,
    8.5,
    8.5,
    10,
    undefined,
    Number.NaN,
    8.456,
  ]);
  expect(['3', '٣', '１２', '1,000', '2.5', 'two', ' '].map(wholeNumberIn)).toEqual([
    3,
    3,
    12,
    1000,
    Number.NaN,
    Number.NaN,
    undefined,
  ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { digitsOf } from './currencies.ts';
import { formatPay } from './pay.ts';
import { CURRENCY_CODES, type Currency, PAY_PERIODS, type PayPeriod } from './pay-rules.ts';
import { readAmount } from './typed-amount.ts';
import { fractionIn, wholeNumberIn } from './typed-numbers.ts';
import { readPay } from './typed-pay.ts';

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

describe('pay in free text', () => {
  it.each([
    ['£14 an hour', '£14 an hour'],
    ['17,50 € / Stunde', '€17.50 an hour'],
    ['£12.21–13 an hour', '£12.21 – £13 an hour'],
    ['12.21 to 13 GBP per hour', '£12.21 – £13 an hour'],
    ['45.000 – 52.000 € brutto/Jahr', '€45k – €52k a year'],
    ['₹1,20,000 - 1,50,000 a year', '₹1,20,000 – ₹1,50,000 a year'],
    ['6–8 LPA', '₹6,00,000 – ₹8,00,000 a year'],
    ['Rs. 25,000 per month', '₹25,000 a month'],
    ["CHF 95’000 – 110'000 p.a.", 'CHF\u00a095k – CHF\u00a0110k a year'],
    ['35 000 – 40 000 SEK/month', 'SEK\u00a035,000 – SEK\u00a040,000 a month'],
    ['A$85k a year + super', 'A$85k a year'],
    ['S$4,000/mo', 'S$4,000 a month'],
    ['about US$60–75k a year', '$60k – $75k a year'],
    ['45 kEUR per year', '€45k a year'],
    ['月給25万円', '¥250,000 a month'],
    ['時給1,200円', '¥1,200 an hour'],
    ['年収400万〜500万円', '¥4,000,000 – ¥5,000,000 a year'],
    ['월급 300만원', '₩3,000,000 a month'],
    ['٢٥٬٠٠٠ AED per month', 'AED\u00a025,000 a month'],
    ['R 25 000 per month', 'ZAR\u00a025,000 a month'],
    ['up to £500 in total', 'Up to £500 in total'],
    ['CHF 25.-/h', 'CHF\u00a025 an hour'],
    ['€2.345,67/Monat', '€2,345.67 a month'],
    ['2 000 € par an', '€2k a year'],
    ['A$900 a week', 'A$900 a week'],
    ['CHF 220 per day', 'CHF\u00a0220 a day'],
  ])('“%s” is %s', (typed, text) => {
    const reading = readPay(typed);
    expect([typed, reading.kind === 'pay' && formatPay(reading.pay)]).toEqual([typed, text]);
  });

  it.each([
    ['$60,000 – $75,000 a year', 'US$60,000 – US$75,000 a year', '$60k – $75k a year'],
    ['¥1,200 an hour', 'JPY 1,200 an hour', '¥1,200 an hour'],
    ['35 000 kr/mån', '35 000 SEK /mån', 'SEK\u00a035,000 a month'],
    ['1.234 € an hour', '1234 € an hour', '€1,234 an hour'],
    ['£60000', '£60000 a year', '£60k a year'],
    ['60-75k a year', 'US$60-75k a year', '$60k – $75k a year'],
  ])('“%s” is asked about, and the first answer writes %s', (typed, answer, text) => {
    const asked = readPay(typed);
    expect(asked.kind === 'question' && asked.choices[0]?.text).toBe(answer);
    const answered = readPay(answer);
    expect(answered.kind === 'pay' && formatPay(answered.pay)).toBe(text);
  });

  it.each([
    '',
    'Competitive',
    'Grade 7, step 3',
    'PHP 25,000 a month',
    '£14 an hour, 40 hours a week',
    'from £14 an hour',
    '£30,000+ a year',
    'US$60k–A$70k a year',
    '£75k – £60k a year',
    '£500 bonus',
    '-5 € an hour',
    "{{constructor.constructor('1')()}}",
    `$${'{7*7}'}`,
    '<script>alert(1)</script>',
  ])('“%s” stays in the words of its author', (typed) => expect(readPay(typed)).toEqual({ kind: 'words' }));

  it('is read, whatever was typed', () => {
    const part = fc.constantFrom(
      ...'$ £ € ₹ kr k lakh 1.234 17,50 – to an hour / month 万 + , . up'.split(' '),
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const reading = readPay(typed);
        if (reading.kind === 'question') expect(reading.choices.length).toBeGreaterThan(1);
        if (reading.kind === 'pay') expect(reading.pay.min).toBeLessThanOrEqual(reading.pay.max);
      }),
    );
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

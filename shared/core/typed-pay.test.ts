import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPay } from './pay.ts';
import { readPay } from './typed-pay.ts';

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
    ['DKK 160/t', 'DKK\u00a0160 an hour'],
    ['SEK 450/tim', 'SEK\u00a0450 an hour'],
    ['NOK 550 000 i året', 'NOK\u00a0550k a year'],
    ['€20/u', '€20 an hour'],
    ['1 800 € bruts mensuels', '€1,800 a month'],
    ['40 000 Kč měsíčně', 'CZK\u00a040,000 a month'],
    ['6 000 – 8 000 zł brutto/mies.', 'PLN\u00a06,000 – PLN\u00a08,000 a month'],
    ['$12,000 MXN mensuales', 'MX$12,000 a month'],
    ['人民币 200元/天', 'CN¥200 a day'],
    ['１２００円/時', '¥1,200 an hour'],
    ['12,00,000 per annum', '₹12,00,000 a year'],
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
    '£0',
    '£50 per time',
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

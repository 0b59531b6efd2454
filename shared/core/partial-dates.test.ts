import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayIn, isPresent, partialDateIn } from './partial-dates.ts';

test.each([
  ['2020', '2020', undefined],
  ['2020-05', '2020-05', undefined],
  ['2020/5', '2020-05', undefined],
  ['05/2020', '2020-05', undefined],
  ['5.2020', '2020-05', undefined],
  ['May 2020', '2020-05', undefined],
  ['Sept. 2019', '2019-09', undefined],
  ['März 2021', '2021-03', undefined],
  ['mayo de 2020', '2020-05', undefined],
  ['2020年5月', '2020-05', undefined],
  ['2020-05-17', '2020-05', '2020-05-17'],
  ['2020-05-17T08:00:00Z', '2020-05', '2020-05-17'],
  ['17.05.2020', '2020-05', '2020-05-17'],
  ['3.4.2020', '2020-04', '2020-04-03'],
  ['17/05/2020', '2020-05', '2020-05-17'],
  ['05/17/2020', '2020-05', '2020-05-17'],
  ['4/4/2020', '2020-04', '2020-04-04'],
  ['17 May 2020', '2020-05', '2020-05-17'],
  ['May 17th, 2020', '2020-05', '2020-05-17'],
  ['2020年5月17日', '2020-05', '2020-05-17'],
  ['２０２０年５月', '2020-05', undefined],
  ['٢٠٢٠/٠٥', '2020-05', undefined],
  ['2020년 5월', '2020-05', undefined],
  ['2020년 5월 17일', '2020-05', '2020-05-17'],
  ['май 2020', '2020-05', undefined],
  ['июнь 2020 г.', '2020-06', undefined],
  ['17 мая 2020', '2020-05', '2020-05-17'],
  ['лютий 2020', '2020-02', undefined],
  ['Ιούνιος 2020', '2020-06', undefined],
  ['iunie 2020', '2020-06', undefined],
  ['אוגוסט 2020', '2020-08', undefined],
  ['أغسطس ٢٠٢٠', '2020-08', undefined],
  // Day and month could be either.
  ['03/04/2020', undefined, undefined],
  // No dates, or none that exist.
  ['2020-13', undefined, undefined],
  ['31.02.2020', undefined, undefined],
  ['0512', undefined, undefined],
  ['last May', undefined, undefined],
  ['17,50', undefined, undefined],
])('%s', (text, partial, day) => {
  expect([partialDateIn(text), dayIn(text)]).toEqual([partial, day]);
});

test('words for an end that has not come', () => {
  for (const word of [
    'Present',
    'PRESENT',
    ' now ',
    'Heute',
    'Aujourd’hui',
    'en cours',
    'по настоящее время',
    '至今',
    '现在',
    '현재',
    'à ce jour',
  ])
    expect(isPresent(word)).toBe(true);
  for (const word of ['', '2020', 'presentation', 'May']) expect(isPresent(word)).toBe(false);
});

test('what is read is a date, and is read again as the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-/. MayJun年月') }), (text) => {
      const date = partialDateIn(text);
      if (date === undefined) return;
      expect(date).toMatch(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/);
      expect(partialDateIn(date)).toBe(date);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pdfOf } from '#functions/testing/pdf.ts';
import { cases } from '#functions/testing/rounds.ts';
import { RESUME_MAX_BYTES } from '#shared/features/resume/rules.ts';
import { refusalOf } from './check.ts';

const RESUME = pdfOf('Ada Example');
const filledTo = (bytes: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 15, ' '), Buffer.from('%%EOF\n')]);

test('a small resume of up to ten pages may be opened', () => {
  expect(refusalOf(RESUME)).toBeUndefined();
  expect(refusalOf(pdfOf(...Array.from({ length: 10 }, () => 'Page')))).toBeUndefined();
});

test('the limit is exactly 5 MB', () => {
  expect(refusalOf(filledTo(RESUME_MAX_BYTES))).toBeUndefined();
  expect(refusalOf(filledTo(RESUME_MAX_BYTES + 1))).toBe('too_large');
});

test('a file that begins as something else is no PDF, whatever follows', () => {
  for (const start of ['GIF89a', 'PK\u0003\u0004', '<html>', '#!/bin/sh\n', ' '.repeat(1025)])
    expect(refusalOf(Buffer.concat([Buffer.from(start), RESUME]))).toBe('not_a_pdf');
  expect(refusalOf(Buffer.alloc(0))).toBe('not_a_pdf');
});

test('bytes before the signature that are no other file are passed over, as readers of PDF do', () => {
  for (const start of [' ', '\r\n\r\n', '\u00ef\u00bb\u00bf', 'x'.repeat(1019)])
    expect(refusalOf(Buffer.concat([Buffer.from(start, 'latin1'), RESUME]))).toBeUndefined();
});

test('a file that was cut off is damaged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: RESUME.length - 6 }), (length) => {
      expect(refusalOf(RESUME.subarray(0, length))).toBe('damaged');
    }),
    cases(50, 1000),
  );
});

test('eleven pages are too many, however their tree is written; other counts are none of pages', () => {
  expect(refusalOf(pdfOf(...Array.from({ length: 11 }, () => 'Page')))).toBe('too_many_pages');
  const withObject = (text: string) =>
    Buffer.from(RESUME.toString('latin1').replace('%%EOF', `9 0 obj\n${text}\nendobj\n%%EOF`), 'latin1');
  expect(refusalOf(withObject('<</Count 11/Kids[4 0 R]/Type/Pages>>'))).toBe('too_many_pages');
  expect(refusalOf(withObject('<< /Type /Outlines /Count 25 >>'))).toBeUndefined();
});

test('takes no longer for a file that repeats itself', () => {
  const hostile = Buffer.alloc(RESUME_MAX_BYTES, '/Type /Pages ');
  hostile.write('%PDF-1.7');
  hostile.write('%%EOF', RESUME_MAX_BYTES - 5);
  expect(refusalOf(hostile)).toBeUndefined();
});

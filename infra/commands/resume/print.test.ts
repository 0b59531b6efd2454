import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printPaper } from './print.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-print-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const ADA = {
  basics: {
    name: 'Ada <Lovelace>',
    email: 'ada@example.com',
    location: { city: 'London', countryCode: 'GB' },
  },
  work: [
    {
      name: 'Analytical Engines',
      position: 'Programmer',
      startDate: '2021-03',
      highlights: ['Wrote Note G'],
    },
  ],
  skills: [{ name: 'Mathematics' }],
};

test('prints a JSON Resume to a PDF with its text, on the paper that was asked for', async () => {
  const out = join(folder, 'ada.pdf');
  const source = file('ada.json', JSON.stringify(ADA));
  await printPaper(['--print', source, '--layout', 'rail', '--paper', 'letter', '--out', out]);
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(out)));
  expect(pdf.numPages).toBe(1);
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
  expect([width, height].map(Math.round)).toEqual([612, 792]);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const words of [
    'Ada <Lovelace>',
    'London, United Kingdom',
    'Programmer',
    'Mar 2021 – Present',
    'Wrote Note G',
  ])
    expect(text).toContain(words);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Ada <Lovelace>' });
});

test.each([
  [['--print', 'missing.json'], 'missing.json cannot be read as JSON'],
  [['--print', 'x.json', '--paper', 'a3'], 'Choose one of a4, letter, not a3'],
  [['--print'], '--print needs a value'],
])('%j is refused and says why', async (args, message) => {
  await expect(printPaper(args)).rejects.toThrow(message);
});

test('what cannot be printed is named; a file without sections is refused', async () => {
  const source = file('odd.json', JSON.stringify({ work: [{ name: 'Mill', startDate: 'last May' }] }));
  const said = await printPaper(['--print', source, '--out', join(folder, 'odd.pdf')]);
  expect(said).toContain('work.0.startDate: ');
  await expect(printPaper(['--print', file('list.json', '[]')])).rejects.toThrow('is not a resume');
});

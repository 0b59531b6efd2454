import { expect, it } from 'vitest';
import { rawPdf, simplePdf } from '#functions/testing/resumes/raw-pdf.ts';
import { parseResume } from './parse-resume.ts';

const LINES = ['Ada Example', 'ada@example.com', 'SKILLS', 'Work\\001ow design, \\002nance, Programming'];
const PAGE = `BT /F1 10 Tf 13 TL 50 800 Td ${LINES.map((line) => `(${line}) Tj T*`).join('\n')} ET`;

/** A resume whose codes 1 and 2 draw ligatures: by the names of the glyphs, and with what a text map says of them. */
const withLigatures = (names: string, map?: string) => {
  const cmap = Buffer.from(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /A def
     1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfrange <20> <7E> <0020> endbfrange
     2 beginbfchar <01> <${map}> <02> <${map}> endbfchar endcmap end end`,
  );
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica
    /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [1 ${names}] >>
    ${map === undefined ? '' : '/ToUnicode 6 0 R'} >>`;
  const more = map === undefined ? [] : [{ dictionary: `<< /Length ${cmap.length} >>`, data: cmap }];
  return parseResume(rawPdf(simplePdf({ pages: [PAGE], font, more })));
};

it.each(['/fl /fi', '/f_l /f_i'])('ligatures with the names %s are read as their letters', async (names) => {
  const { skills, hiddenText } = await withLigatures(names);
  expect(skills).toEqual(['Workflow design', 'finance', 'Programming']);
  expect(hiddenText).toEqual([]);
});

it.each([
  ['nothing', ''],
  ['the replacement character', 'FFFD'],
  ['a private character', 'E0A1'],
  ['a control character', '0000'],
])('a word keeps the place of a ligature that the file maps to %s, and is doubtful', async (_, map) => {
  const { skills, confidence, hiddenText } = await withLigatures('/g1 /g2', map);
  expect(skills).toEqual(['Work\ufffdow design', '\ufffdnance', 'Programming']);
  expect([confidence['skills.0'], confidence['skills.1']]).toEqual([0.3, 0.3]);
  expect(confidence['skills.2']).toBeGreaterThan(0.75);
  expect(hiddenText).toEqual([{ page: 1, reason: 'unreadable' }]);
});

import { expect, it } from 'vitest';
import { rawPdf, simplePdf, textLines } from '#functions/testing/resumes/raw-pdf.ts';
import { parseResume } from './parse-resume.ts';

const RESUME = ['Ada Example', 'ada@example.com', 'SKILLS', 'Mathematics, Analysis, Programming of engines'];
const SECRET = textLines(['Rust, Cobol'], { x: 50, y: 740 });

const skillsOf = async (hidden: string): Promise<{ skills: string[]; reasons: string[] }> => {
  const { skills, hiddenText } = await parseResume(
    rawPdf(simplePdf({ pages: [`${textLines(RESUME)} ${hidden}`] })),
  );
  return { skills, reasons: hiddenText.map(({ reason }) => reason) };
};

it.each([
  ['same_color', `1 1 1 rg ${SECRET}`],
  ['tiny', textLines(['Rust, Cobol'], { x: 50, y: 740, size: 1 })],
  ['off_page', textLines(['Rust, Cobol'], { x: -400, y: 740 })],
  ['invisible', `3 Tr ${SECRET}`],
  ['covered', `${SECRET} 0.9 0.9 0.9 rg 40 720 300 40 re f`],
])('text that is %s is left out and reported', async (reason, hidden) => {
  const { skills, reasons } = await skillsOf(hidden);
  expect(skills).toEqual(['Mathematics', 'Analysis', 'Programming of engines']);
  expect(reasons).toEqual([reason]);
});

it('white text on a dark field is read', async () => {
  const { skills, reasons } = await skillsOf(`0 0 0.4 rg 40 720 300 40 re f 1 1 1 rg ${SECRET}`);
  expect(skills).toContain('Cobol');
  expect(reasons).toEqual([]);
});

it('a page without text needs OCR and has no values', async () => {
  const result = await parseResume(rawPdf(simplePdf({ pages: ['0 0 100 100 re f'] })));
  expect(result).toMatchObject({ needsOcr: true, name: null, skills: [], experience: [] });
});

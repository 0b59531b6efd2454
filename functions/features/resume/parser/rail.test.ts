import { expect, it } from 'vitest';
import { rawPdf, simplePdf, textLines } from '#functions/testing/resumes/raw-pdf.ts';
import { parseResume } from './parse-resume.ts';

const RAIL = [
  'CONTACT',
  'ada@example.com',
  '',
  'SKILLS',
  'UI/UX Design, CI/CD pipelines',
  '',
  'CERTIFICATES',
  'Web Accessibility Specialist,',
  'Open Web Academy, Apr 2025',
];
const BODY = [
  'A designer who measures before and after, and writes it down.',
  'Looking for a team that ships every week.',
  '',
  'EXPERIENCE',
  'Patchbay',
  'Designer, Jun 2023 - Aug 2025',
];
const NAME = textLines(['Ada Example'], { x: 50, y: 800, size: 22 });

it('a summary without a heading beside a rail is no entry of the rail', async () => {
  const page = `${NAME} ${textLines(RAIL, { x: 50, y: 740 })} ${textLines(BODY, { x: 260, y: 740 })}`;
  const { summary, certificates, skills } = await parseResume(rawPdf(simplePdf({ pages: [page] })));
  expect(summary).toMatch(/^A designer who measures .* ships every week\.$/);
  expect(certificates).toEqual([
    { name: 'Web Accessibility Specialist', issuer: 'Open Web Academy', date: '2025-04' },
  ]);
  expect(skills).toEqual(['UI/UX Design', 'CI/CD pipelines']);
});

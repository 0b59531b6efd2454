import { expect, it } from 'vitest';
import { escaped, rawPdf, simplePdf } from '#functions/testing/resumes/raw-pdf.ts';
import { parseResume } from './parse-resume.ts';

const winAnsi = (text: string): string => escaped(text).replaceAll('–', '\\226').replaceAll('ø', '\\370');

/** Reads a resume with one position whose employer is written so, under the title and above it. */
const read = async (employer: string) => {
  const jobs = [
    ['Baker', employer],
    [employer, 'Baker'],
  ].map(async (lines) => {
    const all = ['Ada Example', 'ada@example.com', '', 'EXPERIENCE', ...lines, 'Mar 2019 - May 2021'];
    const page = `BT /F1 10 Tf 13 TL 50 800 Td ${all.map((line) => `(${winAnsi(line)}) Tj T*`).join('\n')} ET`;
    const { experience } = await parseResume(rawPdf(simplePdf({ pages: [page] })));
    expect(experience).toMatchObject([{ title: 'Baker', start: '2019-03', end: '2021-05' }]);
    return [experience[0]?.company, experience[0]?.location];
  });
  const [below, above] = await Promise.all(jobs);
  expect(above).toEqual(below);
  return below;
};

it.each([
  ['Acme Bakery, Kirkwall', 'Acme Bakery', 'Kirkwall'],
  ['Nordic Fishing Company, Hammerfest', 'Nordic Fishing Company', 'Hammerfest'],
  ['Nordic Fishing Company, Hammerfest, Norway', 'Nordic Fishing Company', 'Hammerfest, Norway'],
  ['Acme Bakery – Kirkwall', 'Acme Bakery', 'Kirkwall'],
  ['Acme Bakery | Kirkwall', 'Acme Bakery', 'Kirkwall'],
  ['Acme Bakery (Kirkwall)', 'Acme Bakery', 'Kirkwall'],
  ['Acme Bakery - Kirkwall, Scotland', 'Acme Bakery', 'Kirkwall, Scotland'],
  ['Harbour Lights, Stromness', 'Harbour Lights', 'Stromness'],
  ['Acme Inc., Kirkwall', 'Acme Inc.', 'Kirkwall'],
  ['Procter & Gamble, Kirkwall', 'Procter & Gamble', 'Kirkwall'],
  ['Nordlys Hotel, Mo i Rana', 'Nordlys Hotel', 'Mo i Rana'],
  ['Fjord Seafood AS, Bodø', 'Fjord Seafood AS', 'Bodø'],
])('%s is an employer and its town', async (text, company, town) => {
  expect(await read(text)).toEqual([company, town]);
});

it.each([
  'Smith, Jones and Partners',
  'Acme, Inc.',
  'Procter & Gamble, Ltd',
  'University of California, Berkeley',
  'Skadden, Arps, Slate & Flom',
  'Winston, McKenzie',
  'Goldman Sachs, Engineering',
  'Acme Bank, Risk Management',
  'Department of Physics, Uppsala University',
])('%s is an employer’s name as a whole', async (text) => {
  expect(await read(text)).toEqual([text, null]);
});

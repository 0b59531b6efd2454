import { describe, expect, it } from 'vitest';
import { rawPdf, simplePdf, textLines } from '#functions/testing/resumes/raw-pdf.ts';
import { parseResume } from './parse-resume.ts';
import { listKind } from './sections/listed-words.ts';

const HEAD = [
  'Ada Example',
  'ada@example.com',
  '',
  'EXPERIENCE',
  'Baker',
  'Acme Bakery',
  'Mar 2019 - May 2021',
  '',
];
const resumeWith = (lines: readonly string[]) =>
  parseResume(rawPdf(simplePdf({ pages: [textLines([...HEAD, ...lines])] })));

it.each([
  ['Volunteer Experience', 'volunteer'],
  ['EHRENAMT', 'volunteer'],
  ['Bénévolat', 'volunteer'],
  ['Honors & Awards', 'awards'],
  ['Awards', 'awards'],
  ['Prix et distinctions', 'awards'],
  ['Scholarships and Grants', 'awards'],
  ['Selected Publications', 'publications'],
  ['Veröffentlichungen', 'publications'],
  ['Awards and Interests', undefined],
  ['Publications and Talks', undefined],
  ['Leadership & Volunteering', undefined],
  ['Experience', undefined],
  ['Interests', undefined],
])('a section “%s” lists %s', (heading, kind) => {
  expect(listKind(heading)).toBe(kind);
});

describe('sections without a kind of their own', () => {
  it('give awards with who gave them and when', async () => {
    const { awards, experience } = await resumeWith([
      'AWARDS',
      'Young Scientist Prize, Royal Society, 2022',
      "Dean's List, 2021",
      'Best Poster, Marine Biology Conference, Jun 2020',
    ]);
    expect(awards).toEqual([
      { title: 'Young Scientist Prize', awarder: 'Royal Society', date: '2022' },
      { title: "Dean's List", awarder: null, date: '2021' },
      { title: 'Best Poster', awarder: 'Marine Biology Conference', date: '2020-06' },
    ]);
    expect(experience).toHaveLength(1);
  });

  it('give volunteering as they give positions', async () => {
    const { volunteer, experience } = await resumeWith([
      'VOLUNTEERING',
      'Mentor',
      'Code Club',
      'Sep 2020 - Jun 2022',
    ]);
    expect(volunteer).toMatchObject([
      { position: 'Mentor', organization: 'Code Club', start: '2020-09', end: '2022-06' },
    ]);
    expect(experience).toHaveLength(1);
  });

  it('give publications by their titles, and doubt what has none', async () => {
    const { publications, confidence } = await resumeWith([
      'PUBLICATIONS',
      'Example, A., & Byron, B. (2021). Counting seals by drone. Journal of Marine Life, 12(3), 45-67.',
      'A. Example, B. Byron, "Tides and bread," Annals of Baking, vol. 3, 2020.',
      'R. Holt and A. Sen, Stable flows in channels, Journal of Fluid Mechanics, 2019.',
      'A field guide to sourdough, Proceedings of BreadCon, 2018.',
      'Example A., Byron B., Notes on flour, unpublished 2017.',
    ]);
    expect(publications).toEqual([
      { name: 'Counting seals by drone', publisher: 'Journal of Marine Life', date: '2021' },
      { name: 'Tides and bread', publisher: 'Annals of Baking', date: '2020' },
      { name: 'Stable flows in channels', publisher: 'Journal of Fluid Mechanics', date: '2019' },
      { name: 'A field guide to sourdough', publisher: 'Proceedings of BreadCon', date: '2018' },
      { name: expect.stringContaining('Notes on flour'), publisher: null, date: '2017' },
    ]);
    expect(confidence['publications.0.name']).toBeGreaterThan(0.75);
    expect(confidence['publications.4.name']).toBeLessThan(0.5);
  });

  it('give nothing where the heading names more than a list', async () => {
    const { awards, publications, volunteer } = await resumeWith([
      'AWARDS AND INTERESTS',
      'Young Scientist Prize, 2022',
      'Chess and sourdough',
    ]);
    expect([awards, publications, volunteer]).toEqual([[], [], []]);
  });
});

import { extractText } from 'unpdf';
import { parseResume } from '#functions/features/resume/parser/parse-resume.ts';
import { readPdf } from '#functions/features/resume/parser/pdf/open.ts';
import { corpus, readSample, type Sample } from '#functions/testing/resumes/corpus.ts';
import { inventedIn, pageLetters } from '#functions/testing/resumes/inventions.ts';
import {
  addTallies,
  corrections,
  FIELDS,
  f1,
  meanF1,
  noTallies,
  score,
  type Tallies,
} from '#functions/testing/resumes/score.ts';

type Figures = {
  sample: Sample;
  tallies: Tallies;
  pages: number;
  invented: string[];
  cpu: number;
  textCpu: number;
};

const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const measure = async (sample: Sample): Promise<Figures> => {
  const pages = await readPdf(readSample(sample));
  const text = pageLetters(pages);
  const textCpu = await cpuOf(() => extractText(Uint8Array.from(readSample(sample))));
  const result = await parseResume(readSample(sample));
  const cpu = await cpuOf(() => parseResume(readSample(sample)));
  return {
    sample,
    tallies: score(sample.truth, result),
    pages: pages.length,
    invented: inventedIn(result, text),
    cpu,
    textCpu,
  };
};

const sum = (figures: readonly Figures[]): Tallies => {
  const total = noTallies();
  for (const { tallies } of figures) addTallies(total, tallies);
  return total;
};

const row = (name: string, figures: readonly Figures[]): string => {
  const tallies = sum(figures);
  const wrong = figures.reduce((count, item) => count + corrections(item.tallies), 0) / figures.length;
  const cells = [meanF1(tallies), ...FIELDS.map((field) => f1(tallies[field]))].map((value) =>
    value.toFixed(0),
  );
  return `| ${[name, figures.length, ...cells, wrong.toFixed(1)].join(' | ')} |`;
};

const table = (title: string, figures: readonly Figures[]): string => {
  const head = ['Layout', 'Files', 'Mean', ...FIELDS, 'Corrections'];
  const layouts = [...Map.groupBy(figures, ({ sample }) => sample.layout)];
  return [
    `### ${title}`,
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, index) => (index === 0 ? '---' : '--:')).join(' | ')} |`,
    ...layouts.map(([layout, group]) => row(layout, group)),
    row('All', figures),
  ].join('\n');
};

const total = (figures: readonly Figures[], pick: (item: Figures) => number): number =>
  figures.reduce((result, item) => result + pick(item), 0);

const PARTS = [
  ['First part, looked at while tuning', 1, false],
  ['First part, held out', 1, true],
  ['Second part, looked at while tuning', 2, false],
  ['Second part, held out', 2, true],
  ['Third part, looked at while tuning', 3, false],
  ['Third part, held out', 3, true],
  ['Fourth part, looked at while tuning', 4, false],
  ['Fourth part, held out', 4, true],
] as const;

/** Reads the whole corpus, and reports F1 in percent by layout and field for all parts, invented values, and CPU. */
export const resumeReport = async (today: string): Promise<string> => {
  const figures: Figures[] = [];
  for (const sample of corpus()) figures.push(await measure(sample));
  const pages = total(figures, (item) => item.pages);
  const [cpu, textCpu] = [total(figures, (item) => item.cpu), total(figures, (item) => item.textCpu)];
  const invented = figures.flatMap((item) => item.invented.map((value) => `${item.sample.file}: ${value}`));
  return [
    '## Resumes',
    '',
    `Measured on ${today}: F1 in percent of what the parser reads from the corpus in \`functions/testing/resumes\`. An entry of education or`,
    'experience counts when both its names are right. The mean leaves links and entries out. Corrections are those of one resume.',
    '',
    `CPU a page: ${(cpu / pages).toFixed(1)} ms, ${(cpu / textCpu).toFixed(1)} times that of the text extraction alone (${(textCpu / pages).toFixed(1)} ms). Invented values: ${invented.length}.`,
    ...invented.map((line) => `- ${line}`),
    '',
    ...PARTS.flatMap(([title, part, heldOut]) => [
      table(
        title,
        figures.filter(({ sample }) => sample.part === part && sample.heldOut === heldOut),
      ),
      '',
    ]),
  ]
    .join('\n')
    .trimEnd();
};

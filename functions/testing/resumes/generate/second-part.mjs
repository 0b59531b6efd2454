/**
 * Builds the second part of the corpus: `node second-part.mjs FOLDER [LAYOUT]` writes the PDFs and `second.json`, which
 * has the truth of each. README.md names the tools that it needs.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { chromium } from 'playwright';
import { browserOptions } from '../../../../e2e/support/browser.ts';
import { secondHtml, THEMES, themed } from './second-html.mjs';
import { ENGINES, secondLatex } from './second-latex.mjs';
import { secondTypst, secondWord } from './second-other.mjs';
import { secondPerson } from './second-people.mjs';

const [, , out, only = ''] = process.argv;
if (!out) throw new Error('Name the folder to write to');
const work = mkdtempSync(join(tmpdir(), 'corpus-'));
const path = (file) => join(out, `${file}.pdf`);

/** Layouts of which no file is looked at while the parser is changed. */
const HELD_OUT = new Set(['chromium-canva', 'typst-aside', 'libreoffice-dateAbove']);
const EACH = 3;

const browser = await chromium.launch(await browserOptions());
const tab = await browser.newPage();
// Themes name fonts and styles of other sites, which are left out.
await tab.route(/^https?:/, (route) => route.abort());
const print = async (html, file) => {
  await tab.setContent(html, { waitUntil: 'domcontentloaded' });
  await tab.pdf({ path: path(file), format: 'A4', printBackground: true, preferCSSPageSize: true });
};
const typeset = (engine, source, file) => {
  writeFileSync(join(work, `${file}.tex`), source);
  for (let round = 0; round < (engine === 'xelatex' ? 1 : 2); round += 1)
    spawnSync(engine, ['-interaction=batchmode', `${file}.tex`], { cwd: work });
  copyFileSync(join(work, `${file}.pdf`), path(file));
};
const typst = NodeCompiler.create({ workspace: work });
/** The Latin letters that pdfTeX has without further packages. */
const isWestern = (p) => !/[ığİŻżŹźŁłĄąĘęŚśĆćŃńŐőŰűŞş]/.test(JSON.stringify(p));

const layouts = [
  ...Object.entries(secondHtml).map(([name, make]) => ({
    id: `chromium-${name}`,
    make: (p, file) => print(make(p), file),
  })),
  ...THEMES.map((name) => ({
    id: `theme-${name}`,
    theme: true,
    make: (p, file) => themed(name, p).then((html) => print(html, file)),
  })),
  ...Object.entries(secondLatex).map(([name, make]) => ({
    id: `latex-${name}`,
    accepts: isWestern,
    make: (p, file) => typeset(ENGINES[name], make(p), file),
  })),
  ...Object.entries(secondTypst).map(([name, make]) => ({
    id: `typst-${name}`,
    make: (p, file) => writeFileSync(path(file), typst.pdf({ mainFileContent: make(p) })),
  })),
  ...Object.entries(secondWord).map(([name, make]) => ({
    id: `libreoffice-${name}`,
    make: async (p, file) => {
      writeFileSync(join(work, `${file}.docx`), await make(p));
      spawnSync('soffice', [
        '--headless',
        '--convert-to',
        'pdf',
        '--outdir',
        out,
        join(work, `${file}.docx`),
      ]);
    },
  })),
];

/** Themes that write only the years of studies, and those that leave out where a person lives. */
const YEARS = new Set(['theme-flat', 'theme-kendall', 'theme-elegant']);
const NO_PLACE = new Set(['theme-flat']);

/** What a person's resume says in a layout: themes write no place of work, and some layouts leave out what has no room. */
const truthOf = (p, { id, theme }) => ({
  name: p.name,
  email: p.email,
  phone: p.phone,
  location: NO_PLACE.has(id) ? null : p.location,
  links: p.links.map(([, url]) => url),
  education: p.education.map(({ school, degree, field, start, end }) => ({
    school,
    degree,
    field,
    start: YEARS.has(id) && start ? start.slice(0, 4) : start,
    end: YEARS.has(id) ? end.slice(0, 4) : end,
  })),
  experience: p.experience.map(({ company, title, location, start, end }) => ({
    company,
    title,
    location: theme ? null : location,
    start,
    end,
  })),
  skills: p.groups.flatMap(([, skills]) => skills),
});

const samples = [];
let seed = 1;
for (const layout of layouts)
  for (let number = 1; number <= EACH; number += 1) {
    // Themes write months whatever the data says.
    const style = layout.theme ? 'long' : undefined;
    let person = secondPerson(seed, style);
    seed += 1;
    while (layout.accepts && !layout.accepts(person)) {
      person = secondPerson(seed);
      seed += 1;
    }
    const file = `${layout.id}-${number}`;
    if (!only.split(',').some((start) => file.startsWith(start))) continue;
    try {
      await layout.make(person, file);
    } catch (error) {
      process.stderr.write(`${file}: ${String(error).slice(0, 300)}\n`);
      continue;
    }
    const heldOut = HELD_OUT.has(layout.id) || number === EACH;
    samples.push({ file: `${file}.pdf`, layout: layout.id, heldOut, truth: truthOf(person, layout) });
  }
await browser.close();
writeFileSync(join(out, 'second.json'), JSON.stringify(samples));
process.exit(0);

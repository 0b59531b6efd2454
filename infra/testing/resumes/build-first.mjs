/**
 * Builds the first part of the corpus: `node build-first.mjs FOLDER [LAYOUT]` writes the PDFs and `truth.json`, which has
 * the truth of each. README.md names the tools that it needs.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { renderToFile } from '@react-pdf/renderer';
import { chromium } from 'playwright';
import { browserOptions } from '#infra/browser/browser.ts';
import { firstHtml } from './first-html.mjs';
import { firstLatex } from './first-latex.mjs';
import { firstPdfmake } from './first-pdfmake.mjs';
import { firstPerson, firstTruth } from './first-people.mjs';
import { firstReactPdf } from './first-reactpdf.mjs';
import { firstTypst } from './first-typst.mjs';
import { firstWord, save } from './first-word.mjs';

const [, , out, only = ''] = process.argv;
if (!out) throw new Error('Name the folder to write to');
const work = mkdtempSync(join(tmpdir(), 'corpus-'));
const path = (file) => join(out, `${file}.pdf`);
const HELD_OUT = new Set(['chromium-timeline', 'latex-margin', 'typst-rail', 'libreoffice-railTable']);

const browser = await chromium.launch(await browserOptions());
const tab = await browser.newPage();
const print = async (html, file) => {
  await tab.setContent(html, { waitUntil: 'domcontentloaded' });
  await tab.pdf({ path: path(file), format: 'A4', printBackground: true, preferCSSPageSize: true });
};
/** WeasyPrint knows no grids. */
const weasyprint = (html, file) => {
  const source = join(work, `${file}.html`);
  writeFileSync(source, html.replaceAll('display:grid;grid-template-columns:2.1fr 1fr', 'display:flex'));
  spawnSync('weasyprint', [source, path(file)]);
};
const typeset = (source, file) => {
  writeFileSync(join(work, `${file}.tex`), source);
  for (let round = 0; round < 2; round += 1)
    spawnSync('pdflatex', ['-interaction=batchmode', `${file}.tex`], { cwd: work });
  copyFileSync(join(work, `${file}.pdf`), path(file));
};
const convert = async (document, file) => {
  const source = join(work, `${file}.docx`);
  writeFileSync(source, await save(document));
  spawnSync('soffice', ['--headless', '--convert-to', 'pdf', '--outdir', out, source]);
};
const typst = NodeCompiler.create({ workspace: work });
const pdfmake = createRequire(import.meta.url)('pdfmake');
const DEJAVU = '/usr/share/fonts/truetype/dejavu/DejaVuSans';
pdfmake.addFonts({
  Roboto: {
    normal: `${DEJAVU}.ttf`,
    bold: `${DEJAVU}-Bold.ttf`,
    italics: `${DEJAVU}-Oblique.ttf`,
    bolditalics: `${DEJAVU}-BoldOblique.ttf`,
  },
});
/** The Latin letters that the fonts of pdfTeX and of react-pdf have. */
const isWestern = (p) => !/[ığŻżŹźŁłĄąĘęŚśĆćŃńŐőŰű]/.test(JSON.stringify(p));

const of = (prefix, makers, each, make, accepts) =>
  Object.entries(makers).map(([name, maker]) => ({
    id: `${prefix}-${name}`,
    each: typeof each === 'number' ? each : each(name),
    accepts,
    make: (p, file) => make(maker(p), file),
  }));
const { plain, rightRail, docs } = firstHtml;
const layouts = [
  ...of('chromium', firstHtml, 5, print),
  ...of('weasyprint', { plain, rightRail, docs }, 4, weasyprint),
  ...of('latex', firstLatex, (name) => (name.startsWith('modern') ? 5 : 6), typeset, isWestern),
  ...of('typst', firstTypst, 6, (source, file) =>
    writeFileSync(path(file), typst.pdf({ mainFileContent: source })),
  ),
  ...of('pdfmake', firstPdfmake, 6, (document, file) => pdfmake.createPdf(document).write(path(file))),
  ...of('libreoffice', firstWord, 6, convert),
  ...of('reactpdf', firstReactPdf, 6, (document, file) => renderToFile(document, path(file)), isWestern),
];

const samples = [];
let seed = 1;
for (const { id, each, accepts, make } of layouts)
  for (let number = 1; number <= each; number += 1) {
    let person = firstPerson(seed);
    seed += 1;
    while (accepts && !accepts(person)) {
      person = firstPerson(seed);
      seed += 1;
    }
    const file = `${id}-${number}`;
    if (!file.startsWith(only)) continue;
    try {
      await make(person, file);
    } catch (error) {
      process.stderr.write(`${file}: ${String(error).slice(0, 300)}\n`);
      continue;
    }
    const heldOut = HELD_OUT.has(id) || number === each;
    samples.push({ file: `${file}.pdf`, layout: id, heldOut, truth: firstTruth(person) });
  }
await browser.close();
writeFileSync(join(out, 'truth.json'), JSON.stringify(samples));
process.exit(0);

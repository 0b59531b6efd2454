/**
 * Builds the second or the third part of the corpus: `node build-part.mjs second|third FOLDER [LAYOUT]` writes the PDFs
 * and `truth.json`, which has the truth of each. README.md names the tools that it needs.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { chromium } from 'playwright';
import { browserOptions } from '#infra/browser/browser.ts';
import { secondHtml, THEMES, themed } from './second-html.mjs';
import { ENGINES, secondLatex } from './second-latex.mjs';
import { secondTypst, secondWord } from './second-other.mjs';
import { secondPerson, thirdPerson } from './second-people.mjs';
import { thirdHtml } from './third-html.mjs';
import { thirdLatex } from './third-latex.mjs';
import { thirdPdfmake, thirdTypst, thirdWord } from './third-other.mjs';
import { truthOf } from './truth.mjs';

const [, , part, out, only = ''] = process.argv;
if (!out) throw new Error('Name the part and the folder to write to');
const isThird = part === 'third';
const work = mkdtempSync(join(tmpdir(), 'corpus-'));
const path = (file) => join(out, `${file}.pdf`);

/** Layouts of which no file is looked at while the parser is changed. */
const HELD_OUT = new Set([
  ...['chromium-canva', 'typst-aside', 'libreoffice-dateAbove'],
  ...['chromium-dots', 'chromium-halves', 'latex-outdent', 'typst-ground', 'libreoffice-plain'],
]);
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

const layouts = [
  ...Object.entries(isThird ? thirdHtml : secondHtml).map(([name, make]) => ({
    id: `chromium-${name}`,
    make: (p, file) => print(make(p), file),
  })),
  ...(isThird ? [] : THEMES).map((name) => ({
    id: `theme-${name}`,
    theme: true,
    make: (p, file) => themed(name, p).then((html) => print(html, file)),
  })),
  ...Object.entries(isThird ? thirdLatex : secondLatex).map(([name, make]) => ({
    id: `latex-${name}`,
    accepts: isWestern,
    make: (p, file) => typeset(ENGINES[name] ?? 'pdflatex', make(p), file),
  })),
  ...Object.entries(isThird ? thirdTypst : secondTypst).map(([name, make]) => ({
    id: `typst-${name}`,
    make: (p, file) => writeFileSync(path(file), typst.pdf({ mainFileContent: make(p) })),
  })),
  ...Object.entries(isThird ? thirdPdfmake : {}).map(([name, make]) => ({
    id: `pdfmake-${name}`,
    make: (p, file) => pdfmake.createPdf(make(p)).write(path(file)),
  })),
  ...Object.entries(isThird ? thirdWord : secondWord).map(([name, make]) => ({
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

const samples = [];
let seed = 1;
for (const layout of layouts)
  for (let number = 1; number <= EACH; number += 1) {
    // Themes write months whatever the data says.
    const style = layout.theme ? 'long' : undefined;
    const personOf = isThird ? thirdPerson : secondPerson;
    let person = personOf(seed, style);
    seed += 1;
    while (layout.accepts && !layout.accepts(person)) {
      person = personOf(seed);
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
writeFileSync(join(out, 'truth.json'), JSON.stringify(samples));
process.exit(0);

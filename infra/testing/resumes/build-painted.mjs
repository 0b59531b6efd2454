/**
 * Builds the fourth part of the corpus: `node build-painted.mjs FOLDER` writes the PDFs and adds their truth to
 * `truth.json` there. Letters as paths under a layer of text are made of files of the other parts; names and headings in
 * white on bars of all kinds are printed by Chromium.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserOptions } from '#infra/browser/browser.ts';
import { outlined, STYLES } from './outlined.mjs';
import { thirdPerson } from './second-people.mjs';
import { thirdHtml } from './third-html.mjs';
import { truthOf } from './truth.mjs';

const [, , out] = process.argv;
if (!out) throw new Error('Name the folder to write to');
const table = join(out, 'truth.json');
/** The other parts as they are written, one to a line. */
const lines = readFileSync(table, 'utf8')
  .split(/,?\n/)
  .filter((line) => line.startsWith('{') && JSON.parse(line).part !== 4);
const others = lines.map((line) => JSON.parse(line));
const samples = [];

/** The files whose letters become paths, the third of each layout held out. */
const DRAWN = {
  builder: ['chromium-builder-1', 'chromium-canva-1', 'chromium-rightRail-2'],
  plain: ['pdfmake-lines-1', 'chromium-timeline-2', 'weasyprint-plain-1'],
  typst: ['typst-modern-1', 'typst-corners-2', 'typst-rail-3'],
};
for (const [name, files] of Object.entries(DRAWN))
  for (const [index, of] of files.entries()) {
    const file = `outlines-${name}-${index + 1}.pdf`;
    const { truth } = others.find((sample) => sample.file === `${of}.pdf`);
    writeFileSync(join(out, file), await outlined(readFileSync(join(out, `${of}.pdf`)), STYLES[index]));
    samples.push({ file, layout: `outlines-${name}`, heldOut: index === 2, truth, part: 4 });
  }

const PICTURE = `url("data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><filter id="f"><feFlood flood-color="#223"/></filter><rect width="9" height="9" filter="url(#f)"/></svg>')}")`;
/** Bars behind names and headings. */
const BARS = {
  clear: 'background:rgba(24,36,52,.93)!important',
  layers: 'background:linear-gradient(rgba(30,30,40,.8),rgba(30,30,40,.8)),rgba(20,30,40,.9)!important',
  gradient: 'background:linear-gradient(90deg,#123456,#0a0a14)!important',
  picture: `background:${PICTURE} 0 0/cover!important`,
};
const LAYOUTS = ['railPhoto', 'dateColumn', 'boxes'];

const browser = await chromium.launch(await browserOptions());
const tab = await browser.newPage();
let seed = 901;
for (const [name, css] of Object.entries(BARS))
  for (const [index, layout] of LAYOUTS.entries()) {
    const person = thirdPerson(seed);
    seed += 1;
    const bars = `h1,h2{${css};color:#fff!important;padding:3px 8px!important;break-inside:avoid}`;
    const html = thirdHtml[layout](person).replace('</style>', `${bars}</style>`);
    await tab.setContent(html, { waitUntil: 'domcontentloaded' });
    const file = `bars-${name}-${index + 1}.pdf`;
    await tab.pdf({ path: join(out, file), format: 'A4', printBackground: true, preferCSSPageSize: true });
    const truth = truthOf(person, { id: `chromium-${layout}` });
    samples.push({ file, layout: `bars-${name}`, heldOut: index === 2, truth, part: 4 });
  }
await browser.close();
writeFileSync(table, `[\n${[...lines, ...samples.map((sample) => JSON.stringify(sample))].join(',\n')}\n]\n`);
process.exit(0);

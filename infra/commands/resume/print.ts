import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import * as z from 'zod';
import { LAYOUTS, PAPERS } from '#frontend/features/profile/paper/looks.ts';
import { messageOf } from '#functions/core/errors.ts';
import { readResume } from '#functions/features/profile/read-resume.ts';
import { OperatorError } from '#infra/app/operator-error.ts';
import { browserOptions } from '#infra/browser/browser.ts';
import { options } from '../arguments.ts';

const USAGE = `Usage: npm run resume -- --print resume.json [--layout classic|rail] [--paper a4|letter] [--out resume.pdf]
       Prints a JSON Resume to a PDF, as the page "Print resume" does.`;

const ROOT = join(import.meta.dirname, '..', '..', '..');
const PAPER = join(ROOT, 'frontend', 'features', 'profile', 'paper');
const require = createRequire(import.meta.url);

/** One of the choices, the first when nothing is said. Throws an `OperatorError` for anything else. */
const choice = <T extends string>(choices: readonly [T, ...T[]], given: string | undefined): T => {
  const found = given === undefined ? choices[0] : choices.find((one) => one === given);
  if (!found) throw new OperatorError(`Choose one of ${choices.join(', ')}, not ${given}.\n${USAGE}`);
  return found;
};

/** The sections of a resume in a file, and a line for each value that was left out. Throws an `OperatorError` that says what is wrong with it. */
const sectionsIn = (file: string) => {
  let resume: unknown;
  try {
    resume = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new OperatorError(`${file} cannot be read as JSON: ${messageOf(error)}`);
  }
  const { data } = z.record(z.string(), z.unknown()).safeParse(resume);
  if (!data) throw new OperatorError(`${file} is not a resume that can be printed.`);
  const { sections, report } = readResume(data);
  return { sections, left: report.left.map(({ path, reason }) => `  ${path}: ${reason}`) };
};

/** The component of the print page, compiled for this process. */
const loadRenderer = async (): Promise<typeof import('#frontend/features/profile/paper/renderPaper.tsx')> => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-resume-'));
  try {
    const outfile = join(folder, 'paper.cjs');
    await build({
      entryPoints: [join(PAPER, 'renderPaper.tsx')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'cjs',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      logLevel: 'silent',
    });
    return require(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The site's font, within the page: a file has no other place to load it from. */
const fontFace = (): string => {
  const file = require.resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  );
  const data = readFileSync(file).toString('base64');
  return `@font-face { font-family: "Instrument Sans Variable"; font-weight: 400 700; src: url(data:font/woff2;base64,${data}) format("woff2"); }`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Prints the resume that the arguments name, and returns where it is, with what was left out. */
export const printPaper = async (args: readonly string[]): Promise<string> => {
  const {
    print = '',
    layout,
    paper,
    out = 'resume.pdf',
  } = options(
    {
      print: { type: 'string' },
      layout: { type: 'string' },
      paper: { type: 'string' },
      out: { type: 'string' },
    },
    USAGE,
    args,
  );
  const look = { layout: choice(LAYOUTS, layout), paper: choice(PAPERS, paper) };
  const { sections, left } = sectionsIn(print);
  const { renderPaper } = await loadRenderer();
  const styles = `html, body { margin: 0 }\n${fontFace()}\n${readFileSync(join(PAPER, 'resume.css'), 'utf8')}`;
  const name = sections.basics?.[0]?.name ?? '';
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage();
    await page.setContent(
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escaped(name)}</title><style>${styles}</style>${renderPaper({ sections, ...look })}</html>`,
    );
    await page.evaluate(() => document.fonts.ready);
    await page.pdf({ path: out, preferCSSPageSize: true, printBackground: true, tagged: true });
  } finally {
    await browser.close();
  }
  return [`${out} is ready.`, ...(left.length > 0 ? ['Left out:', ...left] : [])].join('\n');
};

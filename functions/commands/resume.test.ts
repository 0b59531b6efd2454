import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hostileFiles } from '#functions/testing/resumes/hostile.ts';
import { rawPdf, simplePdf, textLines } from '#functions/testing/resumes/raw-pdf.ts';
import { printResumes } from './resume.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-resumes-'));
});
afterEach(() => {
  process.exitCode = 0;
  rmSync(folder, { recursive: true, force: true });
});

const file = (name: string, content: Uint8Array | string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const resume = (name: string): Buffer =>
  rawPdf(simplePdf({ pages: [textLines([name, 'ada@example.com', 'SKILLS', 'Mathematics, Analysis'])] }));

const linesOf = async (files: readonly string[]) => {
  const lines: string[] = [];
  await printResumes(files, (line) => lines.push(line));
  return lines.map((line) => JSON.parse(line));
};

test('every file has its line, whichever of them cannot be read', async () => {
  const secret = hostileFiles().find(({ name }) => name === 'encrypted 2');
  const a = file('a.pdf', resume('Ada Example'));
  const b = file('b.pdf', resume('Grace Example'));
  mkdirSync(join(folder, 'folder.pdf'));
  const unread = [
    [file('empty.pdf', ''), 'empty', 'The file is empty.'],
    [join(folder, 'missing.pdf'), 'unreadable', 'There is no such file.'],
    [join(a, 'inside.pdf'), 'unreadable', 'There is no such file.'],
    [join(folder, 'folder.pdf'), 'unreadable', 'This is a folder.'],
    [file('text.pdf', 'Ada Example'), 'not_a_pdf', /PDF/],
    [file('cut.pdf', '%PDF-1.7\n'), 'damaged', /\.$/],
    [file('encrypted.pdf', secret?.bytes ?? ''), /^(?:encrypted|damaged)$/, /\.$/],
  ] as const;
  const [first, ...rest] = unread;
  const lines = await linesOf([first[0], a, ...rest.map(([path]) => path), b]);
  const row = ([path, rejected, message]: (typeof unread)[number]) => ({
    file: path,
    rejected: expect.stringMatching(rejected),
    message: expect.stringMatching(message),
  });
  expect(lines).toEqual([
    row(first),
    expect.objectContaining({ file: a, pages: 1, name: 'Ada Example' }),
    ...rest.map(row),
    expect.objectContaining({ file: b, pages: 1, name: 'Grace Example' }),
  ]);
  expect(process.exitCode).toBe(1);
});

test('the exit code is 0 when all files are read', async () => {
  process.exitCode = 0;
  const [line] = await linesOf([file('a.pdf', resume('Ada Example'))]);
  expect(line).toMatchObject({ email: 'ada@example.com', skills: ['Mathematics', 'Analysis'] });
  expect(process.exitCode).toBe(0);
});

test('without files it says how it is used', async () => {
  await expect(linesOf([])).rejects.toThrow('Usage: npm run resume');
  await expect(linesOf(['--all'])).rejects.toThrow('There is no option --all.');
});

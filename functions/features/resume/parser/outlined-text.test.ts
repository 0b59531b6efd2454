import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { corpus, readSample } from '#functions/testing/resumes/corpus.ts';
import { rawPdf, simplePdf } from '#functions/testing/resumes/raw-pdf.ts';
import { addTallies, meanF1, noTallies, score } from '#functions/testing/resumes/score.ts';
import { parseResume } from './parse-resume.ts';
import { readPdf } from './pdf/open.ts';

it('letters that are drawn as paths, and white headings on bars, are read as other files are', async () => {
  const samples = corpus().filter(({ part, heldOut }) => part === 4 && !heldOut);
  expect(samples.length).toBeGreaterThanOrEqual(14);
  const kinds = Map.groupBy(samples, ({ layout }) => layout.split('-')[0]);
  for (const [kind, files] of kinds) {
    const total = noTallies();
    for (const sample of files) {
      const result = await parseResume(readSample(sample));
      expect(result.hiddenText, sample.file).toEqual([]);
      addTallies(total, score(sample.truth, result));
    }
    expect(meanF1(total), kind).toBeGreaterThan(96);
  }
});

/** The operators of the first page of a file of the corpus whose letters are paths. */
const drawnPage = (): string => {
  const file = Buffer.from(readSample({ file: 'outlines-plain-1.pdf' }));
  const start = file.indexOf('stream\n') + 'stream\n'.length;
  return inflateSync(file.subarray(start, file.indexOf('\nendstream', start))).toString('latin1');
};

it('keywords without shapes of their own are left out among letters that are drawn as paths', async () => {
  const page = drawnPage();
  const places = [...page.matchAll(/3 Tr BT (\/F1 \S+ Tf \S+ Tz 1 0 0 1 \S+ \S+ Tm) <(\w{14,})>/g)];
  expect(places.length).toBeGreaterThan(30);
  // A layer over the drawn words, with as many letters of other forms, and one beside them.
  const over = places.map(
    ([, at, hex = '']) => `q 3 Tr BT ${at} (${'Kghbpgylfd'.repeat(9).slice(0, hex.length / 2)}) Tj ET Q`,
  );
  const beside = 'q 3 Tr BT /F1 9 Tf 1 0 0 1 60 30 Tm (Kubernetes Terraform) Tj ET Q';
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>';
  const wordsOf = async (content: string) =>
    (await readPdf(rawPdf(simplePdf({ pages: [content], font })))).map(({ words, hidden }) => ({
      texts: words.map(({ text }) => text),
      hidden,
    }));
  const [plain] = await wordsOf(page);
  expect(plain?.hidden).toEqual([]);
  expect(plain?.texts.length).toBeGreaterThan(100);
  for (const content of [`${page} ${beside}`, `${page} ${over.join(' ')}`, `${over.join(' ')} ${page}`]) {
    const [attacked] = await wordsOf(content);
    expect(attacked?.hidden).toEqual(['invisible']);
    expect(attacked?.texts.filter((text) => /^Kghb|^Kuber|^Terraf/.test(text))).toEqual([]);
    expect(
      attacked?.texts.filter((text) => /[\p{L}\p{N}]/u.test(text) && !plain?.texts.includes(text)),
    ).toEqual([]);
    expect(attacked?.texts).toContain('experience');
  }
  // The layer a second time: each letter is drawn once, and read once.
  const [twice] = await wordsOf(`${page} ${[...page.matchAll(/q 3 Tr BT .*? ET Q/g)].join(' ')}`);
  expect(twice?.texts.toSorted()).toEqual(plain?.texts.toSorted());
});

import { deflateSync } from 'node:zlib';
import { escaped, type RawFile, rawPdf, simplePdf, textLines } from './raw-pdf.ts';

/** A file that tries to harm the parser, and what may come of it: reasons of refusal, or `read` when it is opened. */
export type Hostile = { name: string; bytes: Uint8Array; outcomes: readonly string[] };

const RESUME = [
  'Ada Example',
  'ada@example.com | +1 555 0100',
  '',
  'EXPERIENCE',
  'Engineer, Example Ltd    2019 - 2021',
  'EDUCATION',
  'BSc Mathematics, Example University    2015 - 2018',
];
const MEGABYTE = 1024 * 1024;
const LIMIT = 5 * MEGABYTE;
const READ = ['read'];
const ANY = ['read', 'damaged', 'too_complex', 'not_a_pdf', 'encrypted', 'too_many_pages'];

const content = textLines(RESUME);
const fine = (): Buffer => rawPdf(simplePdf({ pages: [content] }));

/** A small generator of pseudo-random numbers, so that each run makes the same files. */
const numbers = (seed: number) => {
  let state = seed * 2654435761 + 1;
  return (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state % below;
  };
};

const truncated = (seed: number): Uint8Array => {
  const file = fine();
  return file.subarray(0, Math.max(8, numbers(seed)(file.length)));
};

const flipped = (seed: number): Uint8Array => {
  const file = fine();
  const next = numbers(seed);
  for (let count = 0; count < 12; count += 1) file[8 + next(file.length - 8)] = next(256);
  return file;
};

const polyglot = (before: string, after: string): Uint8Array =>
  rawPdf({ ...simplePdf({ pages: [content] }), before, after });

/** Zeros that inflate to the given number of megabytes, through one or two filters. */
const bomb = (megabytes: number, rounds: number): Uint8Array => {
  let data: Buffer = deflateSync(Buffer.alloc(megabytes * MEGABYTE, 32));
  for (let round = 1; round < rounds; round += 1) data = deflateSync(data);
  const filter = rounds === 1 ? '/FlateDecode' : `[${'/FlateDecode '.repeat(rounds)}]`;
  const file = simplePdf({ pages: [content] });
  file.objects[4] = { dictionary: `<< /Length ${data.length} /Filter ${filter} >>`, data };
  return rawPdf(file);
};

const replaced = (at: number, dictionary: string): Uint8Array => {
  const file: RawFile = simplePdf({ pages: [content] });
  file.objects[at] = { dictionary };
  return rawPdf(file);
};

const loops = (kind: number): Uint8Array => {
  if (kind === 0) return replaced(1, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>');
  if (kind === 1) return replaced(3, '<< /Type /Page /Parent 4 0 R /MediaBox 4 0 R /Contents 4 0 R >>');
  if (kind === 2) return replaced(4, '5 0 R');
  if (kind === 3) return rawPdf({ ...simplePdf({ pages: [content] }), trailer: '/Prev 9' });
  if (kind === 4) {
    const form =
      '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X 6 0 R >> >> /Length 5 >>';
    const more = [{ dictionary: form, data: Buffer.from('/X Do') }];
    return rawPdf(simplePdf({ pages: [`${content} /X Do`], resources: '/XObject << /X 6 0 R >>', more }));
  }
  return replaced(
    2,
    '<< /Type /Font /Subtype /Type0 /BaseFont /F /DescendantFonts [3 0 R] /ToUnicode 3 0 R >>',
  );
};

const nested = (depth: number, kind: number): Uint8Array => {
  if (kind === 0)
    return rawPdf(simplePdf({ pages: [content], page: `/X ${'['.repeat(depth)}${']'.repeat(depth)}` }));
  if (kind === 1) return rawPdf(simplePdf({ pages: [`${'q '.repeat(depth)}${content}`] }));
  if (kind === 2)
    return rawPdf(
      simplePdf({ pages: [content], catalog: `/X ${'<< /A '.repeat(depth)}1${' >>'.repeat(depth)}` }),
    );
  return rawPdf(simplePdf({ pages: [`${'/A BMC '.repeat(depth)}${content}`] }));
};

const ACTIONS = [
  '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\); while\\(true\\){}) >>',
  '/OpenAction << /S /Launch /F (/bin/sh) >>',
  '/OpenAction << /S /URI /URI (file:///etc/passwd) >>',
  '/OpenAction << /S /SubmitForm /F (https://example.com) >>',
  '/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (while\\(1\\);) >>] >> >>',
  '/AA << /WC << /S /JavaScript /JS (this.exportDataObject\\(\\)) >> >>',
];

const FONTS = [
  '<< /Type /Font /Subtype /TrueType /BaseFont /Broken /FirstChar 0 /LastChar 255 /Widths [] /FontDescriptor << /Type /FontDescriptor /FontName /Broken /Flags 4 /FontFile2 6 0 R >> >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Broken /FontDescriptor << /FontFile 6 0 R >> >>',
  '<< /Type /Font /Subtype /Type3 /FontMatrix [0 0 0 0 0 0] /CharProcs << >> /Encoding << /Differences [0 /a] >> >>',
  '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [] >>',
  '<< /Type /Font /Subtype /Nothing >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Widths [1e308 -1e308 0] /FirstChar 32 /LastChar 34 >>',
];

const brokenFont = (font: string, seed: number): Uint8Array => {
  const next = numbers(seed);
  const data = Buffer.from(Array.from({ length: 600 }, () => next(256)));
  const more = [{ dictionary: `<< /Length ${data.length} >>`, data }];
  return rawPdf(simplePdf({ pages: [content], font, more }));
};

/** Text whose letters map to marks that reverse the direction. */
const rightToLeft = (mark: string): Uint8Array => {
  const map = `/CIDInit /ProcSet findresource begin 1 begincmap 1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <41> <${mark}> endbfchar endcmap`;
  const more = [{ dictionary: `<< /Length ${map.length} >>`, data: Buffer.from(map) }];
  const font =
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>';
  return rawPdf(simplePdf({ pages: [content], font, more }));
};

const words = (count: number, pages: number): Uint8Array => {
  const line = Array.from({ length: 20 }, (_, index) => escaped(`word${index}`)).join(' ');
  const lines = Array.from({ length: count / pages / 20 }, () => line);
  return rawPdf(simplePdf({ pages: Array.from({ length: pages }, () => textLines(lines, { size: 4 })) }));
};

/** More painted areas than any resume has; and fewer, each behind all of many words. */
const painted = (kind: number): Uint8Array => {
  const areas = kind === 0 ? '20 100 9 9 re f '.repeat(260_000) : '0 0 595 842 re f '.repeat(20_000);
  const line = Array.from({ length: 20 }, (_, index) => `word${index}`).join(' ');
  const text = textLines(
    Array.from({ length: 100 }, () => line),
    { size: 5 },
  );
  return rawPdf(simplePdf({ pages: [`${areas} 1 g ${text}`] }));
};

const sized = (bytes: number): Uint8Array => {
  const file = fine();
  return Buffer.concat([file, Buffer.alloc(bytes - file.length, 10)]);
};

const encrypted = (version: number): Uint8Array => {
  const secret = 'ab'.repeat(version >= 5 ? 48 : 32);
  const more =
    version >= 5 ? `/OE <${'cd'.repeat(32)}> /UE <${'ef'.repeat(32)}> /Perms <${'01'.repeat(16)}>` : '';
  const filter =
    version >= 4 ? '/CF << /StdCF << /CFM /AESV2 /Length 16 >> >> /StmF /StdCF /StrF /StdCF' : '';
  return rawPdf(
    simplePdf({
      pages: [content],
      trailer: `/ID [<00><00>] /Encrypt << /Filter /Standard /V ${version} /R ${version >= 5 ? 6 : version >= 4 ? 4 : 3} /Length 128 /P -4 /O <${secret}> /U <${secret}> ${more} ${filter} >>`,
    }),
  );
};

const numbered = (
  count: number,
  name: string,
  outcomes: readonly string[],
  make: (index: number) => Uint8Array,
): Hostile[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${name} ${index}`, bytes: make(index), outcomes }));

/** 202 hostile files, the same in each run. */
export const hostileFiles = (): Hostile[] => [
  ...numbered(48, 'truncated', ANY, truncated),
  ...numbered(60, 'random bytes', ANY, flipped),
  ...numbered(6, 'polyglot', READ, (index) =>
    polyglot('GIF89a\n<script>alert(1)</script>\n'.repeat(index + 1), 'PK\u0003\u0004'.repeat(index)),
  ),
  ...numbered(4, 'renamed', ['not_a_pdf'], (index) =>
    Buffer.from(['PK\u0003\u0004 a document', '<html>', '', '\u0089PNG\r\n'][index] ?? '', 'latin1'),
  ),
  ...numbered(4, 'bomb', ['too_complex'], (index) => bomb(60 + 20 * index, 1)),
  ...numbered(3, 'bomb in a bomb', ['too_complex'], (index) => bomb(50 + index * 10, 2 + index)),
  ...numbered(6, 'loop', ANY, loops),
  ...numbered(16, 'nested', ANY, (index) => nested(10 ** (2 + (index >> 2)), index % 4)),
  ...numbered(6, 'action', READ, (index) =>
    rawPdf(simplePdf({ pages: [content], catalog: ACTIONS[index] ?? '' })),
  ),
  ...numbered(21, 'broken font', ANY, (index) => brokenFont(FONTS[index % FONTS.length] ?? '', index)),
  ...numbered(6, 'right to left', READ, (index) =>
    rightToLeft(['202E', '200F', '2067', '202B', '061C', '2066'][index] ?? '202E'),
  ),
  ...numbered(2, 'words', ['read', 'too_complex'], (index) => words(100_000, index === 0 ? 1 : 10)),
  ...numbered(2, 'painted', ['too_complex'], painted),
  ...numbered(3, 'size', ['read', 'too_large'], (index) => sized(LIMIT - 1 + index)),
  ...numbered(4, 'pages', ['too_many_pages'], (index) =>
    rawPdf(simplePdf({ pages: Array.from({ length: 11 + index * 300 }, () => content) })),
  ),
  ...numbered(5, 'encrypted', ['encrypted', 'damaged'], (index) => encrypted(index + 1)),
  ...numbered(6, 'numbers', ANY, (index) =>
    rawPdf(
      simplePdf({
        pages: [
          `${['1e999', '-1e308', '99999999999999999999', '0', '-1', '1e-300'][index]} 0 0 1 0 0 cm ${content}`,
        ],
      }),
    ),
  ),
];

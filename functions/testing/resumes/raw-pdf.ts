/** Writes PDF files by hand, so that tests can make every part of them wrong. */

export type RawObject = { dictionary: string; data?: Uint8Array };
export type RawFile = { objects: RawObject[]; trailer?: string; before?: string; after?: string };

const latin = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** The bytes of a file; object 1 is the catalog. Each object gets its entry in the cross-reference table. */
export const rawPdf = ({ objects, trailer = '', before = '', after = '' }: RawFile): Buffer => {
  const parts: Uint8Array[] = [latin(`${before}%PDF-1.7\n`)];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const write = (bytes: Uint8Array): void => {
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, { dictionary, data }] of objects.entries()) {
    offsets.push(length - before.length);
    write(latin(`${index + 1} 0 obj\n${dictionary}\n`));
    if (data) {
      write(latin('stream\n'));
      write(data);
      write(latin('\nendstream\n'));
    }
    write(latin('endobj\n'));
  }
  const start = length - before.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  write(latin(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  write(
    latin(
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n${after}`,
    ),
  );
  return Buffer.concat(parts);
};

export const escaped = (text: string): string => text.replace(/[\\()]/g, '\\$&');

/** Operators that show lines of text from the top left. */
export const textLines = (lines: readonly string[], { x = 50, y = 800, size = 10 } = {}): string =>
  `BT /F1 ${size} Tf ${size * 1.3} TL ${x} ${y} Td ${lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n')} ET`;

export type PageParts = {
  /** The operators of each page. */
  pages: string[];
  catalog?: string;
  page?: string;
  font?: string;
  resources?: string;
  more?: RawObject[];
  trailer?: string;
};

/** A file with the given pages: 1 catalog, 2 page tree, 3 font, then a page and its content in turns, then `more`. */
export const simplePdf = ({
  pages,
  catalog = '',
  page = '',
  font,
  resources = '',
  more = [],
  trailer = '',
}: PageParts): RawFile => {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  return {
    trailer,
    objects: [
      { dictionary: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>` },
      { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>` },
      {
        dictionary:
          font ?? '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      },
      ...pages.flatMap((content, index): RawObject[] => [
        {
          dictionary: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> ${resources} >> ${page} >>`,
        },
        { dictionary: `<< /Length ${content.length} >>`, data: latin(content) },
      ]),
      ...more,
    ],
  };
};

import { zlib } from '#functions/core/zlib.ts';

/** Slower than the default, once for all who read. */
export const COMPRESSION = { params: { [zlib().constants.ZSTD_c_compressionLevel]: 9 } };

const LINE_BREAK = 10;

/** Compresses lines of text without line breaks in them. */
export const packLines = (count: number, line: (index: number) => string): Buffer =>
  zlib().zstdCompressSync(
    Buffer.from(Array.from({ length: count }, (_, i) => line(i)).join('\n')),
    COMPRESSION,
  );

/** Reads single lines. The text stays in memory, since to decompress a part for each line of a page would take longer than the search. */
export const lineReader = (packed: Buffer): ((index: number) => string) => {
  const text = zlib().zstdDecompressSync(packed);
  const starts = [0];
  for (let at = text.indexOf(LINE_BREAK); at >= 0; at = text.indexOf(LINE_BREAK, at + 1)) starts.push(at + 1);
  starts.push(text.length + 1);
  return (index) => text.toString('utf8', starts[index], (starts[index + 1] ?? 1) - 1);
};

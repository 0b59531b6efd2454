import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Lines of a block: more would compress a little better, and take longer to read one. */
const LINES = 64;

/** Lines of text without line breaks in them, in compressed blocks: a page needs few, a catalog has many. */
export interface Blocks {
  readonly lengths: readonly number[];
  readonly bytes: Buffer;
}

/** Compresses lines, block by block. */
export const packLines = (count: number, line: (index: number) => string): Blocks => {
  const blocks: Buffer[] = [];
  for (let from = 0; from < count; from += LINES) {
    const length = Math.min(LINES, count - from);
    const text = Array.from({ length }, (_, i) => line(from + i)).join('\n');
    blocks.push(zstdCompressSync(Buffer.from(text)));
  }
  return { lengths: blocks.map(({ length }) => length), bytes: Buffer.concat(blocks) };
};

/** Reads single lines, each by decompressing its block. */
export const lineReader = ({ lengths, bytes }: Blocks): ((index: number) => string) => {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  return (index) => {
    const block = Math.floor(index / LINES);
    const text = zstdDecompressSync(bytes.subarray(starts[block], starts[block + 1]));
    let from = 0;
    for (let skipped = index % LINES; skipped > 0; skipped--) from = text.indexOf(10, from) + 1;
    const to = text.indexOf(10, from);
    return text.toString('utf8', from, to < 0 ? text.length : to);
  };
};

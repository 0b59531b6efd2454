import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** Lines of a block: more would compress a little better, and take longer to read one. */
const LINES = 32;
/** Slower than the default, once for all who read. */
export const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 9 } };

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
    blocks.push(zstdCompressSync(Buffer.from(text), COMPRESSION));
  }
  return { lengths: blocks.map(({ length }) => length), bytes: Buffer.concat(blocks) };
};

/** Reads single lines, each by decompressing its block. */
export const lineReader = ({ lengths, bytes }: Blocks): ((index: number) => string) => {
  const starts = [0];
  for (const length of lengths) starts.push((starts.at(-1) ?? 0) + length);
  let last = { block: -1, text: Buffer.alloc(0) };
  return (index) => {
    const block = Math.floor(index / LINES);
    // The rows of a page are often neighbours.
    if (block !== last.block)
      last = { block, text: zstdDecompressSync(bytes.subarray(starts[block], starts[block + 1])) };
    const { text } = last;
    let from = 0;
    for (let skipped = index % LINES; skipped > 0; skipped--) from = text.indexOf(10, from) + 1;
    const to = text.indexOf(10, from);
    return text.toString('utf8', from, to < 0 ? text.length : to);
  };
};

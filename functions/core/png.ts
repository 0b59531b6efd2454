import { crc32 } from 'node:zlib';

/** The bytes with which each PNG begins. */
export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Length and type before the content of a chunk, and the checksum after it. */
export const CHUNK_HEAD = 8;
export const CHUNK_CHECKSUM = 4;

/** A part of a PNG: `IHDR` with its size and form, `IDAT` with its packed rows, `IEND` at its end, and others. */
export interface PngChunk {
  readonly type: string;
  readonly content: Buffer;
}

const written = ({ type, content }: PngChunk): Buffer => {
  const chunk = Buffer.alloc(CHUNK_HEAD + content.length + CHUNK_CHECKSUM);
  chunk.writeUInt32BE(content.length);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, CHUNK_HEAD);
  const end = CHUNK_HEAD + content.length;
  chunk.writeUInt32BE(crc32(chunk.subarray(4, end)), end);
  return chunk;
};

/** The file with these chunks. */
export const pngOf = (chunks: readonly PngChunk[]): Buffer =>
  Buffer.concat([PNG_SIGNATURE, ...chunks.map(written)]);

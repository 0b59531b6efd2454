import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { CHUNK_CHECKSUM, CHUNK_HEAD, PNG_SIGNATURE, type PngChunk, pngOf } from '#functions/core/png.ts';
import { LOGO_SIDE, MAX_LOGO_BYTES } from '#shared/features/companies/branding-rules.ts';

/** How many bytes a pixel has, by the colour type: grey, colours, a palette, grey and colours with transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
const LAST_FILTER = 4;

/** What is wrong with the file of a logo, as its sender reads it. */
class LogoRefused extends Error {}

const DAMAGED = 'This file is damaged, or isn’t a picture';
const refuse = (message: string): never => {
  throw new LogoRefused(message);
};

/** The chunks of a file, with checksums that are right, up to IEND, which ends it. */
const chunksOf = (file: Buffer): PngChunk[] => {
  const chunks: PngChunk[] = [];
  for (let at = PNG_SIGNATURE.length; at + CHUNK_HEAD + CHUNK_CHECKSUM <= file.length; ) {
    const end = at + CHUNK_HEAD + file.readUInt32BE(at);
    if (end + CHUNK_CHECKSUM > file.length || file.readUInt32BE(end) !== crc32(file.subarray(at + 4, end)))
      break;
    chunks.push({
      type: file.toString('latin1', at + 4, at + CHUNK_HEAD),
      content: file.subarray(at + CHUNK_HEAD, end),
    });
    at = end + CHUNK_CHECKSUM;
    // What follows the end would be a second file in the first one.
    if (chunks.at(-1)?.type === 'IEND') return at === file.length ? chunks : refuse(DAMAGED);
  }
  return refuse(DAMAGED);
};

const inRange = (side: number): boolean => side >= LOGO_SIDE.min && side <= LOGO_SIDE.max;

/** The header of a picture of a size and form that we take, before anything is unpacked. */
const headerOf = (content: Buffer) => {
  if (content.length !== 13) return refuse(DAMAGED);
  const [width, height] = [content.readUInt32BE(0), content.readUInt32BE(4)];
  if (!inRange(width) || !inRange(height))
    return refuse(
      `A logo has ${LOGO_SIDE.min} to ${LOGO_SIDE.max} pixels a side, and this one ${width} × ${height}`,
    );
  const [depth, colourType = -1, compression, filter, interlace] = content.subarray(8);
  const channels = CHANNELS[colourType];
  if (depth !== 8 || channels === undefined || compression !== 0 || filter !== 0 || interlace !== 0)
    return refuse('Save the logo as a plain PNG, with 8 bits and not interlaced');
  return { width, height, colourType, rowBytes: 1 + width * channels };
};

/** The rows of the picture: exactly as many bytes as its header says. */
const rowsOf = (packed: Buffer, { height, rowBytes }: { height: number; rowBytes: number }): Buffer => {
  const expected = height * rowBytes;
  let rows: Buffer;
  try {
    rows = inflateSync(packed, { maxOutputLength: expected });
  } catch {
    return refuse(DAMAGED);
  }
  if (rows.length !== expected) return refuse(DAMAGED);
  for (let at = 0; at < expected; at += rowBytes) if ((rows[at] ?? 0) > LAST_FILTER) return refuse(DAMAGED);
  return rows;
};

const written = (file: Buffer) => {
  if (!file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return refuse('Choose a PNG picture');
  if (file.length > MAX_LOGO_BYTES) return refuse(`A logo has ${MAX_LOGO_BYTES / 1000} KB at most`);
  const chunks = chunksOf(file);
  const [first] = chunks;
  if (first?.type !== 'IHDR') return refuse(DAMAGED);
  if (chunks.some(({ type }) => type === 'acTL')) return refuse('A logo can’t be animated');
  const header = headerOf(first.content);
  const all = (name: string) => chunks.filter(({ type }) => type === name);
  const colours =
    header.colourType === PALETTE ? [...all('PLTE').slice(0, 1), ...all('tRNS').slice(0, 1)] : [];
  if (header.colourType === PALETTE && colours[0]?.type !== 'PLTE') return refuse(DAMAGED);
  const rows = rowsOf(Buffer.concat(all('IDAT').map(({ content }) => content)), header);
  const image = pngOf([
    first,
    ...colours,
    { type: 'IDAT', content: deflateSync(rows, { level: 9 }) },
    { type: 'IEND', content: Buffer.alloc(0) },
  ]);
  return { image, width: header.width, height: header.height };
};

/**
 * The logo in a file, written anew from its pixels: nothing else that was in the file is left, such as texts, places
 * and second files. Or what is wrong with it. Nothing is unpacked beyond what the header says, which is at most a megabyte.
 */
export const readLogo = (
  file: Buffer,
):
  | { readonly image: Buffer; readonly width: number; readonly height: number }
  | { readonly problem: string } => {
  try {
    return written(file);
  } catch (error) {
    if (error instanceof LogoRefused) return { problem: error.message };
    throw error;
  }
};

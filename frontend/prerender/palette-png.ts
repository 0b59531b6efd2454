import { crc32, deflateSync } from 'node:zlib';

const COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A part of a PNG file: length, type, content, checksum. */
const part = (type: string, content: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
};

const colourAt = (pixels: Uint8Array, i: number): number =>
  ((pixels[i] ?? 0) << 16) | ((pixels[i + 1] ?? 0) << 8) | (pixels[i + 2] ?? 0);

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);

/** The most frequent colours, the first of them most of all. */
const palette = (pixels: Uint8Array): number[] => {
  const counts = new Map<number, number>();
  for (let i = 0; i < pixels.length; i += 4) {
    const colour = colourAt(pixels, i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, COLOURS)
    .map(([colour]) => colour);
};

/**
 * Encodes opaque pixels (RGBA, row by row) as a PNG of up to 256 colours, which is half the size of one with all of
 * them. A flat drawing loses only imperceptible shades along its edges.
 */
export const palettePng = (pixels: Uint8Array, width: number, height: number): Uint8Array => {
  const colours = palette(pixels);
  const indices = new Map(colours.map((colour, index) => [colour, index]));
  const indexOf = (colour: number): number => {
    const known = indices.get(colour);
    if (known !== undefined) return known;
    const nearest = colours.reduce(
      (best, candidate, index) =>
        distance(candidate, colour) < distance(colours[best] ?? 0, colour) ? index : best,
      0,
    );
    indices.set(colour, nearest);
    return nearest;
  };
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + x + 1] = indexOf(colourAt(pixels, (y * width + x) * 4));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8); // 8 bits, palette, deflate, filters, not interlaced
  return Buffer.concat([
    SIGNATURE,
    part('IHDR', header),
    part('PLTE', Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
};

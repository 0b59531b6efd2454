import { createHash } from 'node:crypto';
import * as z from 'zod';
import { zlib } from '#functions/core/zlib.ts';
import type { Beginning, Columns } from './catalog.ts';
import { type Column, columnOf, type ListColumn, type Lists, listColumnOf, type Values } from './columns.ts';
import { COMPRESSION, lineReader, packLines } from './lines.ts';

const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array };
type Kind = keyof typeof KINDS;
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** What a segment is stored as: numbers, or distinct texts. */
export type Part = Numbers | readonly string[];

const headerSchema = z.object({
  format: z.number().int(),
  number: z.number().int().min(0),
  termsVersion: z.string(),
  size: z.number().int().min(0),
  gone: z.array(z.object({ id: z.string(), version: z.number(), at: z.number() })),
  parts: z.array(z.object({ kind: z.enum(['u8', 'u16', 'u32', 'i32', 'f64', 'text']), bytes: z.number() })),
  packed: z.number().int(),
});

/** Codes in the fewest bytes that hold all of them. */
export const narrow = (codes: Uint32Array): Numbers => {
  let most = 0;
  for (const code of codes) if (code > most) most = code;
  return most < 256 ? Uint8Array.from(codes) : most < 65_536 ? Uint16Array.from(codes) : codes;
};

const kindOf = (numbers: Numbers): Kind => {
  if (numbers instanceof Uint8Array) return 'u8';
  if (numbers instanceof Uint16Array) return 'u16';
  if (numbers instanceof Uint32Array) return 'u32';
  return numbers instanceof Int32Array ? 'i32' : 'f64';
};

const lengthsOf = (starts: Uint32Array): Uint32Array =>
  Uint32Array.from({ length: starts.length - 1 }, (_, row) => (starts[row + 1] ?? 0) - (starts[row] ?? 0));

const startsFrom = (lengths: Uint32Array): Uint32Array => {
  const starts = new Uint32Array(lengths.length + 1);
  for (let row = 0; row < lengths.length; row++) starts[row + 1] = (starts[row] ?? 0) + (lengths[row] ?? 0);
  return starts;
};

/** The parts of a column of single values, and of one of lists; `PartReader` reads them. */
export const single = ({ values, codes }: Values): Part[] => [values, narrow(codes)];
export const listed = ({ values, starts, codes }: Lists): Part[] => [
  values,
  narrow(lengthsOf(starts)),
  narrow(codes),
];

const bytesOf = (part: Part): { kind: Kind | 'text'; bytes: Buffer } =>
  part instanceof Uint8Array ||
  part instanceof Uint16Array ||
  part instanceof Uint32Array ||
  part instanceof Int32Array ||
  part instanceof Float64Array
    ? { kind: kindOf(part), bytes: Buffer.from(part.buffer, part.byteOffset, part.byteLength) }
    : { kind: 'text', bytes: Buffer.from(JSON.stringify(part)) };

/** A snapshot as an object to be stored, and the hash by which a reader knows that nothing of it was lost. */
export interface Snapshot {
  readonly bytes: Buffer;
  readonly sha256: string;
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/**
 * A snapshot of a segment, with the state of its catalog.
 * @param format raised with every change of the bytes, or of what their numbers mean
 * @param parts of the segment, in the order in which they are read
 */
export const packSnapshot = (
  format: number,
  { number, base, gone, termsVersion }: Beginning<Columns>,
  parts: readonly Part[],
): Snapshot => {
  const pieces = parts.map(bytesOf);
  const packed = zlib().zstdCompressSync(Buffer.concat(pieces.map(({ bytes }) => bytes)), COMPRESSION);
  const lines = packLines(base.size, base.line);
  const header: z.infer<typeof headerSchema> = {
    format,
    number,
    termsVersion,
    size: base.size,
    gone: [...gone],
    parts: pieces.map(({ kind, bytes }) => ({ kind, bytes: bytes.length })),
    packed: packed.length,
  };
  const head = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const bytes = Buffer.concat([length, head, packed, lines]);
  return { bytes, sha256: hashOf(bytes) };
};

/** The object is not the snapshot that was stored. */
export class DamagedSnapshot extends Error {}

/** Reads the parts one after the other. */
export class PartReader {
  private at = 0;
  private next = 0;
  private readonly bytes: Buffer;
  private readonly parts: z.infer<typeof headerSchema>['parts'];
  constructor(bytes: Buffer, parts: z.infer<typeof headerSchema>['parts']) {
    this.bytes = bytes;
    this.parts = parts;
  }

  private take() {
    const part = this.parts[this.next++];
    if (!part) throw new DamagedSnapshot('The snapshot has too few parts.');
    const from = this.at;
    this.at += part.bytes;
    return { kind: part.kind, bytes: this.bytes.subarray(from, this.at) };
  }

  text(): string[] {
    return z.array(z.string()).parse(JSON.parse(this.take().bytes.toString()));
  }

  numbers(): Numbers {
    const { kind, bytes } = this.take();
    if (kind === 'text') throw new DamagedSnapshot('The snapshot has another part than expected.');
    // A copy: numbers of several bytes must be aligned.
    const aligned = new Uint8Array(bytes).buffer;
    return new KINDS[kind](aligned);
  }

  codes(): Uint32Array {
    const numbers = this.numbers();
    return numbers instanceof Uint32Array ? numbers : Uint32Array.from(numbers);
  }

  values(): Values {
    return { values: this.text(), codes: this.codes() };
  }

  column(): Column {
    const { values, codes } = this.values();
    return columnOf(values, codes);
  }

  lists(): Lists {
    return { values: this.text(), starts: startsFrom(this.codes()), codes: this.codes() };
  }

  listColumn(): ListColumn {
    const { values, starts, codes } = this.lists();
    return listColumnOf(values, starts, codes);
  }
}

/**
 * What a snapshot holds. Throws `DamagedSnapshot` when the bytes are not those that were hashed, or are in another format.
 * @param read reads the parts of the segment, which has these lines
 */
export const unpackSnapshot = <Segment>(
  format: number,
  { bytes, sha256 }: Snapshot,
  read: (reader: PartReader, line: Columns['line']) => Segment,
): Beginning<Segment> => {
  if (hashOf(bytes) !== sha256) throw new DamagedSnapshot('The snapshot’s hash differs.');
  const length = bytes.readUInt32LE(0);
  const header = headerSchema.parse(JSON.parse(bytes.toString('utf8', 4, 4 + length)));
  if (header.format !== format) throw new DamagedSnapshot('The snapshot has another format.');
  const from = 4 + length + header.packed;
  const line = lineReader(bytes.subarray(from));
  const unpacked = zlib().zstdDecompressSync(bytes.subarray(4 + length, from));
  const { number, gone, termsVersion, parts } = header;
  return { number, base: read(new PartReader(unpacked, parts), line), gone, termsVersion };
};

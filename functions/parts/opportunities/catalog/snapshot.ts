import { createHash } from 'node:crypto';
import * as z from 'zod';
import { zlib } from '#functions/core/zlib.ts';
import { Catalog, type Tombstone } from './catalog.ts';
import { type Column, columnOf, type ListColumn, type Lists, listColumnOf } from './columns.ts';
import { COMPRESSION, lineReader, packLines } from './lines.ts';
import { FIELDS, type Field } from './listing.ts';
import { buildSegment, type Segment, type Values } from './segment.ts';

/** Raised with every change of the bytes, or of what their numbers mean, such as the rates of the pay: functions of two versions each have their own snapshots during a deployment. */
export const FORMAT = 5;

const KINDS = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f64: Float64Array };
type Kind = keyof typeof KINDS;
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  number: z.number().int().min(0),
  termsVersion: z.string(),
  size: z.number().int().min(0),
  gone: z.array(z.object({ id: z.string(), version: z.number(), at: z.number() })),
  parts: z.array(z.object({ kind: z.enum(['u8', 'u16', 'u32', 'i32', 'f64', 'text']), bytes: z.number() })),
  packed: z.number().int(),
});

/** Codes in the fewest bytes that hold all of them. */
const narrow = (codes: Uint32Array): Numbers => {
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

/** The parts of a segment, in the order in which `readSegment` reads them. */
const partsOf = (segment: Segment): (Numbers | readonly string[])[] => {
  const single = ({ values, codes }: Values) => [values, narrow(codes)];
  const listed = ({ values, starts, codes }: Lists) => [values, narrow(lengthsOf(starts)), narrow(codes)];
  return [
    segment.ids,
    narrow(segment.versions),
    segment.postedAt,
    segment.deadline,
    narrow(segment.weeks),
    segment.pay,
    ...FIELDS.flatMap((field) => single(segment.fields[field])),
    ...listed(segment.skills),
    ...listed(segment.words),
    segment.urgent,
    ...listed(segment.must),
    ...listed(segment.nice),
    ...single(segment.requirements),
    ...single(segment.places),
  ];
};

const bytesOf = (part: Numbers | readonly string[]): { kind: Kind | 'text'; bytes: Buffer } =>
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

/** The snapshot of a catalog, with these of its tombstones. */
export const takeSnapshot = (catalog: Catalog, gone: readonly Tombstone[] = catalog.tombstones): Snapshot => {
  const { number, termsVersion } = catalog;
  const segment = buildSegment([...catalog.rows()]);
  const parts = partsOf(segment).map(bytesOf);
  const packed = zlib().zstdCompressSync(Buffer.concat(parts.map(({ bytes }) => bytes)), COMPRESSION);
  const lines = packLines(segment.size, segment.line);
  const header: z.infer<typeof headerSchema> = {
    format: FORMAT,
    number,
    termsVersion,
    size: segment.size,
    gone: [...gone],
    parts: parts.map(({ kind, bytes }) => ({ kind, bytes: bytes.length })),
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
class PartReader {
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
}

const readSegment = (reader: PartReader, line: Segment['line']): Segment => {
  const ids = reader.text();
  const [versions, postedAt, deadline] = [reader.codes(), reader.numbers(), reader.numbers()];
  const [weeks, pay] = [reader.codes(), reader.numbers()];
  const values = (): Values => ({ values: reader.text(), codes: reader.codes() });
  const column = (): Column => {
    const { values: distinct, codes } = values();
    return columnOf(distinct, codes);
  };
  const lists = (): Lists => ({
    values: reader.text(),
    starts: startsFrom(reader.codes()),
    codes: reader.codes(),
  });
  const listColumn = (): ListColumn => {
    const { values: distinct, starts, codes } = lists();
    return listColumnOf(distinct, starts, codes);
  };
  const fields: Record<Field, Column> = {
    type: column(),
    location: column(),
    workMode: column(),
    employmentType: column(),
    level: column(),
    season: column(),
    company: column(),
    companyId: column(),
  };
  return {
    size: ids.length,
    ids,
    versions,
    weeks,
    fields,
    line,
    postedAt: Float64Array.from(postedAt),
    deadline: Int32Array.from(deadline),
    pay: Float64Array.from(pay),
    skills: listColumn(),
    words: listColumn(),
    urgent: Uint8Array.from(reader.numbers()),
    must: lists(),
    nice: lists(),
    requirements: values(),
    places: values(),
    alive: new Uint8Array(ids.length).fill(1),
  };
};

/** The catalog of a snapshot. Throws `DamagedSnapshot` when the bytes are not those that were hashed. */
export const openSnapshot = ({ bytes, sha256 }: Snapshot): Catalog => {
  if (hashOf(bytes) !== sha256) throw new DamagedSnapshot('The snapshot’s hash differs.');
  const length = bytes.readUInt32LE(0);
  const header = headerSchema.parse(JSON.parse(bytes.toString('utf8', 4, 4 + length)));
  const from = 4 + length + header.packed;
  const line = lineReader(bytes.subarray(from));
  const unpacked = zlib().zstdDecompressSync(bytes.subarray(4 + length, from));
  const segment = readSegment(new PartReader(unpacked, header.parts), line);
  return new Catalog(header.number, segment, header.gone, header.termsVersion);
};

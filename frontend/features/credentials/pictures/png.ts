import { crc32 } from './crc32.ts';
import { FileRefused, ofLength, utf8 } from './refusals.ts';

/** The chunk of a credential of Open Badges 3.0, and that of 2.0. */
const KEYWORD = 'openbadgecredential';
const KEYWORDS = [KEYWORD, 'openbadges'];

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Length and type before the content of a chunk, and the checksum after it. */
const HEAD = 8;
const CHECKSUM = 4;

interface Chunk {
  readonly type: string;
  readonly content: Uint8Array;
  /** Where it begins in the file. */
  readonly at: number;
}

/** Whether a file begins as a PNG. */
export const isPng = (file: Uint8Array): boolean => SIGNATURE.every((byte, at) => file[at] === byte);

const latin1 = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** The chunks of a file, the last of which is IEND. What comes after it is no part of the picture. */
const chunksOf = (file: Uint8Array): Chunk[] => {
  if (!isPng(file)) throw new FileRefused('damaged');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + HEAD + CHECKSUM <= file.length; ) {
    const end = at + HEAD + view.getUint32(at);
    if (end + CHECKSUM > file.length) break;
    if (view.getUint32(end) !== crc32(file.subarray(at + 4, end))) break;
    const type = latin1(file.subarray(at + 4, at + HEAD));
    chunks.push({ type, content: file.subarray(at + HEAD, end), at });
    if (type === 'IEND') return chunks;
    at = end + CHECKSUM;
  }
  throw new FileRefused('damaged');
};

/** The content of a chunk up to its next zero byte from `from` on, and what comes after that. */
const upToZero = (content: Uint8Array, from: number): { part: Uint8Array; next: number } => {
  const zero = content.indexOf(0, from);
  if (zero < 0) throw new FileRefused('damaged');
  return { part: content.subarray(from, zero), next: zero + 1 };
};

const isText = ({ type, content }: Chunk): boolean =>
  ['iTXt', 'tEXt', 'zTXt'].includes(type) &&
  KEYWORDS.some((keyword) => latin1(content.subarray(0, keyword.length + 1)) === `${keyword}\0`);

/** The text of an iTXt chunk: keyword, whether and how it is compressed, language, translated keyword, text. */
const textOf = ({ type, content }: Chunk): string => {
  const { next: flag } = upToZero(content, 0);
  if (type === 'zTXt' || (type === 'iTXt' && content[flag] !== 0)) throw new FileRefused('compressed');
  if (type === 'tEXt') throw new FileRefused('old');
  const { next: translated } = upToZero(content, flag + 2);
  const { next: text } = upToZero(content, translated);
  const found = utf8(content.subarray(text));
  if (found === undefined) throw new FileRefused('damaged');
  return ofLength(found);
};

/** The credential in a PNG: as text, which nobody has checked yet. */
export const credentialInPng = (file: Uint8Array): string => {
  const [found, another] = chunksOf(file).filter(isText);
  if (!found) throw new FileRefused('none');
  if (another) throw new FileRefused('several');
  return textOf(found);
};

/** A PNG with a credential in it, which replaces one that is there. */
export const bakedPng = (file: Uint8Array, credential: string): Uint8Array<ArrayBuffer> => {
  const chunks = chunksOf(file);
  // Two flags, no language and no translated keyword: zeros.
  const content = new TextEncoder().encode(`iTXt${KEYWORD}\0\0\0\0\0${credential}`);
  const chunk = new Uint8Array(content.length + HEAD);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, content.length - 4);
  chunk.set(content, 4);
  view.setUint32(content.length + 4, crc32(content));
  const kept = chunks
    .filter((one) => !isText(one))
    .map(({ at, content }) => file.subarray(at, at + HEAD + content.length + CHECKSUM));
  const parts = [SIGNATURE, ...kept.slice(0, -1), chunk, ...kept.slice(-1)];
  const baked = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    baked.set(part, at);
    at += part.length;
  }
  return baked;
};

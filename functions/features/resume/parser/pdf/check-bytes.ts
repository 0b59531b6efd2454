import { inflateSync } from 'node:zlib';
import { RESUME_MAX_BYTES } from '#shared/features/resume/rules.ts';
import { ResumeRejected } from '../rejection.ts';

/** Most bytes that the streams of one file may inflate to, pictures left out: about 100 times that of a long resume. */
const MAX_INFLATED = 48 * 1024 * 1024;
/** LZW can expand 2,000 times and cannot be measured cheaply; resumes use it for a few small fonts at most. */
const MAX_LZW = 64 * 1024;
const MAX_STREAMS = 5_000;
/** The dictionary of a stream is at most this long; that of a picture is far shorter. */
const MAX_DICTIONARY = 4_096;

const isPdf = (file: Buffer): boolean => file.subarray(0, 1_024).includes('%PDF-');

/** Saved graphics states within each other; pdf.js needs time that grows with the square of their number. */
const MAX_DEPTH = 500;

const SPACE = 32;
const SAVE = 113;
const RESTORE = 81;

/** Whether a content stream saves the graphics state (`q`) far more often than it restores it (`Q`). */
const isTooDeep = (content: Uint8Array): boolean => {
  let depth = 0;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at];
    if (byte !== SAVE && byte !== RESTORE) continue;
    if ((content[at - 1] ?? SPACE) > SPACE || (content[at + 1] ?? SPACE) > SPACE) continue;
    depth = byte === SAVE ? depth + 1 : Math.max(0, depth - 1);
    if (depth > MAX_DEPTH) return true;
  }
  return false;
};

/** Inflates through up to four filters of the same kind, which is how a bomb multiplies itself. Returns the bytes made. */
const inflatedSize = (data: Buffer, filters: number, left: number): number => {
  let made = 0;
  let input = data;
  for (let round = 0; round < Math.min(filters, 4); round += 1) {
    try {
      input = inflateSync(input, { maxOutputLength: Math.max(1, left - made), finishFlush: 2 });
    } catch (error) {
      if (error instanceof RangeError) throw new ResumeRejected('too_complex');
      return made;
    }
    made += input.length;
  }
  if (isTooDeep(input)) throw new ResumeRejected('too_complex');
  return made;
};

/**
 * Reduces a picture to one pixel, in place: its position is of interest, its content is not, and decoding it costs more
 * than reading the text. A picture with transparent parts becomes two pixels wide, so that it is known later.
 */
const shrinkPicture = (file: Buffer, from: number, dictionary: string): void => {
  const width = /\/SMask|\/Mask|\/ImageMask\s+true/.test(dictionary) ? '2' : '1';
  const put = (match: RegExpExecArray | null, value: string): void => {
    if (match)
      file.write(
        value.padStart(match[1]?.length ?? 0),
        from + match.index + match[0].length - (match[1]?.length ?? 0),
        'latin1',
      );
  };
  put(/\/Width\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary), width);
  put(/\/Height\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary), '1');
  const jpeg = /\/(DCTDecode|JPXDecode|JBIG2Decode|CCITTFaxDecode)/.exec(dictionary);
  if (jpeg) file.write('X', from + jpeg.index + 1, 'latin1');
};

/** The name of each stream's dictionary and data, in the order of the file. */
function* streamsOf(file: Buffer): Generator<{ from: number; dictionary: string; data: Buffer }> {
  let at = file.indexOf('stream');
  while (at >= 0) {
    const isEnd = file.toString('latin1', at - 3, at) === 'end';
    const start = Math.max(0, at - MAX_DICTIONARY);
    const before = isEnd ? '' : file.toString('latin1', start, at);
    const object = before.lastIndexOf(' obj');
    if (object >= 0 && /(>>|[\w\]])\s*$/.test(before)) {
      const begin = file[at + 6] === 13 ? at + 8 : at + 7;
      const end = file.indexOf('endstream', begin);
      const stop = end < 0 ? file.length : end;
      yield { from: start + object, dictionary: before.slice(object), data: file.subarray(begin, stop) };
      at = file.indexOf('stream', Math.max(at + 6, stop + 9));
    } else at = file.indexOf('stream', at + 6);
  }
}

/**
 * Checks a file before it is opened: its size, its first bytes, and what its streams inflate to. Returns a copy in which
 * pictures are one pixel large. Throws `ResumeRejected`.
 */
export const checkBytes = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  if (bytes.length > RESUME_MAX_BYTES) throw new ResumeRejected('too_large');
  const file = Buffer.alloc(bytes.length);
  file.set(bytes);
  if (!isPdf(file)) throw new ResumeRejected('not_a_pdf');
  let inflated = 0;
  let lzw = 0;
  let streams = 0;
  for (const { from, dictionary, data } of streamsOf(file)) {
    streams += 1;
    if (streams > MAX_STREAMS) throw new ResumeRejected('too_complex');
    const isPicture = /\/Subtype\s*\/Image/.test(dictionary);
    if (isPicture) {
      shrinkPicture(file, from, dictionary);
      continue;
    }
    if (/\/LZW(Decode)?\b/.test(dictionary)) lzw += data.length;
    const filters = dictionary.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 0;
    inflated += inflatedSize(data, filters, MAX_INFLATED - inflated);
    if (lzw > MAX_LZW || inflated >= MAX_INFLATED) throw new ResumeRejected('too_complex');
  }
  return new Uint8Array(file.buffer, file.byteOffset, file.length);
};

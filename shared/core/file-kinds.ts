/*
 * Recognises files by their first bytes: names and media types are set by the sender's program and differ between
 * systems. Signatures: https://en.wikipedia.org/wiki/List_of_file_signatures and the formats' own specifications.
 */

/** How each kind of file is named in a sentence that begins with "This file is". */
export const FILE_KINDS = {
  pdf: 'a PDF document',
  word: 'a Word document',
  excel: 'an Excel workbook',
  powerpoint: 'a PowerPoint presentation',
  openText: 'an OpenDocument text',
  openSheet: 'an OpenDocument spreadsheet',
  iwork: 'an Apple Numbers, Pages or Keynote document',
  oldOffice: 'a document of an older version of Microsoft Office',
  zip: 'a ZIP archive',
  archive: 'a compressed archive',
  html: 'a web page (HTML)',
  xml: 'an XML file',
  rtf: 'a Rich Text (RTF) document',
  postscript: 'a PostScript file',
  image: 'an image',
  program: 'a program',
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** Readers of PDF accept a signature after other bytes, up to here (PDF 1.7, Annex H, note 13). */
const PDF_WITHIN = 1024;
const PDF_SIGNATURE = '%PDF-';

/** Of the first bytes, as hexadecimal digits. */
const SIGNATURES: readonly (readonly [FileKind, RegExp])[] = [
  ['oldOffice', /^d0cf11e0a1b11ae1/],
  // gzip, RAR, 7z, bzip2, xz.
  ['archive', /^(?:1f8b|526172211a|377abcaf271c|425a683[0-9]|fd377a585a)/],
  // PNG, JPEG, GIF, BMP, TIFF, WebP.
  ['image', /^(?:89504e470d0a|ffd8ff|47494638|424d.{8}00000000|49492a00|4d4d002a|52494646.{8}57454250)/],
  // HEIC and AVIF: a length, `ftyp`, and the brand.
  ['image', /^.{8}66747970(?:68656963|68656978|68657663|6d696631|6d736631|61766966)/],
  ['program', /^(?:4d5a9000|7f454c46)/],
];

/** Of the first characters. */
const BEGINNINGS: readonly (readonly [FileKind, RegExp])[] = [
  ['rtf', /^\{\\rtf/],
  ['postscript', /^%!PS/],
  ['program', /^#! {0,4}\//],
  ['html', /^(?:ï»¿)?\s{0,200}(?:<!--.{0,500}-->\s{0,200})?<(?:!doctype html|html|head|body|table|meta)\b/is],
  ['xml', /^(?:ï»¿)?\s{0,200}<\?xml\b/i],
];

/** What is in a ZIP archive, by the names of its entries, which are stored as plain text. */
const IN_ZIP: readonly (readonly [FileKind, RegExp])[] = [
  ['openSheet', /mimetypeapplication\/vnd\.oasis\.opendocument\.spreadsheet/],
  ['openText', /mimetypeapplication\/vnd\.oasis\.opendocument\./],
  ['excel', /xl\/(?:workbook|worksheets|_rels)/],
  ['word', /word\/(?:document|_rels)/],
  ['powerpoint', /ppt\/(?:presentation|_rels)/],
  ['iwork', /Index\/(?:Document|Tables|CalculationEngine)|\.iwa|index\.apxl/],
];

/** Bytes of an archive that are searched for the names of its entries: they are among the first, or near the end. */
const ARCHIVE_BYTES = 1 << 18;

/** Bytes as text, one character for each. */
const rawText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/**
 * The kind of a file by its content; undefined for text without marks, and for kinds that are not known here. A file
 * that begins as something else is no PDF, even if a PDF follows.
 */
export const fileKindOf = (bytes: Uint8Array): FileKind | undefined => {
  const start = Array.from(bytes.subarray(0, 32), (byte) => byte.toString(16).padStart(2, '0')).join('');
  // A ZIP archive, of which an empty one has only the end.
  if (/^504b(?:0304|0506)/.test(start)) {
    const names = rawText(bytes.subarray(0, ARCHIVE_BYTES)) + rawText(bytes.subarray(-ARCHIVE_BYTES));
    return IN_ZIP.find(([, pattern]) => pattern.test(names))?.[0] ?? 'zip';
  }
  const head = rawText(bytes.subarray(0, PDF_WITHIN));
  const known =
    SIGNATURES.find(([, pattern]) => pattern.test(start)) ??
    BEGINNINGS.find(([, pattern]) => pattern.test(head));
  return known?.[0] ?? (head.includes(PDF_SIGNATURE) ? 'pdf' : undefined);
};

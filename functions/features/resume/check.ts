import { fileKindOf } from '#shared/core/file-kinds.ts';
import { RESULT_LIMITS, type RejectionReason } from '#shared/features/resume/result.ts';
import { RESUME_MAX_BYTES } from '#shared/features/resume/rules.ts';

/** A complete file has its end mark within this many bytes of its end. Some programs append a few. */
const END_BYTES = 4096;
/** How much of a page tree's dictionary is looked at around its type, and how many are. */
const DICTIONARY_BYTES = 2048;
const MOST_TREES = 200;

/** The largest number of pages that a page tree of the file states, as far as the trees are not compressed. */
const statedPages = (text: string): number => {
  let most = 0;
  const trees = text.matchAll(/\/Type\s{0,8}\/Pages\b/g);
  for (const { index } of trees.take(MOST_TREES)) {
    const before = text.slice(Math.max(0, index - DICTIONARY_BYTES), index);
    const start = before.lastIndexOf(' obj');
    const after = text.slice(index, index + DICTIONARY_BYTES);
    const end = after.indexOf('endobj');
    const dictionary = (start < 0 ? before : before.slice(start)) + (end < 0 ? after : after.slice(0, end));
    const [, count = '0'] = /\/Count\s{1,8}(\d{1,9})\b/.exec(dictionary) ?? [];
    most = Math.max(most, Number(count));
  }
  return most;
};

/**
 * Why a file is refused before anything of it is opened: by its size, its first bytes, its end, and the number of pages
 * that it states. Undefined when it may be opened. Pages that only compressed parts of the file state are counted by
 * the parser.
 */
export const refusalOf = (bytes: Uint8Array): RejectionReason | undefined => {
  if (bytes.length > RESUME_MAX_BYTES) return 'too_large';
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (fileKindOf(bytes) !== 'pdf') return 'not_a_pdf';
  if (!file.toString('latin1', Math.max(0, file.length - END_BYTES)).includes('%%EOF')) return 'damaged';
  return statedPages(file.toString('latin1')) > RESULT_LIMITS.pages ? 'too_many_pages' : undefined;
};

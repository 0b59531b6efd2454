import { getDocument, type PDFDocumentProxy } from 'unpdf/pdfjs';
import { RESULT_LIMITS } from '#shared/features/resume/result.ts';
import { ResumeRejected } from '../rejection.ts';
import { checkBytes } from './check-bytes.ts';
import { newEffort } from './effort.ts';
import type { PageText } from './glyphs.ts';
import { readPage } from './page.ts';

/** Ten full pages have about 50,000 letters. */
const MAX_GLYPHS = 150_000;
/** Wall time for one file; reading a page takes some ten milliseconds. */
const DEADLINE_MS = 15_000;

/**
 * pdf.js attaches fonts to a document, which there is none of here. Without one it would compile the outline of each
 * glyph instead, which costs more than everything else.
 */
const noDocument: object = {
  ownerDocument: {
    createElement: () => ({ sheet: { insertRule: () => 0, cssRules: [] }, remove: () => {} }),
    documentElement: { getElementsByTagName: () => [{ append: () => {} }] },
  },
};

const rejection = (error: unknown): ResumeRejected => {
  if (error instanceof ResumeRejected) return error;
  const name = error instanceof Error ? error.name : '';
  return new ResumeRejected(name === 'PasswordException' ? 'encrypted' : 'damaged');
};

const readPages = async (pdf: PDFDocumentProxy): Promise<PageText[]> => {
  if (pdf.numPages > RESULT_LIMITS.pages) throw new ResumeRejected('too_many_pages');
  if (pdf.numPages < 1) throw new ResumeRejected('damaged');
  const pages: PageText[] = [];
  let letters = 0;
  const effort = newEffort();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const read = await readPage(page, number, MAX_GLYPHS - letters, effort);
    if (!read) throw new ResumeRejected('too_complex');
    letters += read.words.reduce((sum, word) => sum + word.text.length, 0);
    pages.push(read);
    page.cleanup();
  }
  return pages;
};

/** Reads the positioned words of all pages. Throws `ResumeRejected`; nothing in the file is run or fetched. */
export const readPdf = async (bytes: Uint8Array): Promise<PageText[]> => {
  const task = getDocument({
    data: checkBytes(bytes),
    verbosity: 0,
    useSystemFonts: false,
    disableFontFace: false,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    useWasm: false,
    enableXfa: false,
    stopAtErrors: false,
    maxImageSize: 1_000_000,
    ...noDocument,
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ResumeRejected('too_complex')), DEADLINE_MS);
  });
  const read = task.promise.then(readPages);
  try {
    return await Promise.race([read, late]);
  } catch (error) {
    throw rejection(error);
  } finally {
    clearTimeout(timer);
    read.catch(() => {});
    await task.destroy().catch(() => {});
  }
};

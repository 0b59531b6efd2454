import { FILE_BYTES } from './limits.ts';
import { credentialInPng, isPng } from './png.ts';
import { FileRefused, ofLength, utf8 } from './refusals.ts';
import { credentialInSvg } from './svg.ts';

/**
 * The credential in a file: the text of one, or what is baked into a PNG or SVG. It is read in the browser and not shown or
 * run; whoever takes it checks it.
 * @throws FileRefused with a message for the owner of the file
 */
export const credentialInFile = (file: Uint8Array): string => {
  if (file.length === 0) throw new FileRefused('empty');
  if (file.length > FILE_BYTES) throw new FileRefused('large');
  if (isPng(file)) return credentialInPng(file);
  const text = utf8(file)?.trim();
  if (text === undefined || text === '') throw new FileRefused(text === '' ? 'empty' : 'kind');
  if (text.startsWith('<')) return credentialInSvg(text);
  if (!/^[{[]|^[\w-]+\.[\w-]+\.[\w-]+$/.test(text)) throw new FileRefused('kind');
  return ofLength(text);
};

/** The same for a screen: the text, or the message for the owner of the file. */
export const readCredential = async (
  file: Blob,
): Promise<{ readonly text: string } | { readonly problem: string }> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { text: credentialInFile(bytes) };
  } catch (error) {
    if (error instanceof FileRefused) return { problem: error.message };
    throw error;
  }
};

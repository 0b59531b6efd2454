const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * A text escaped for an element or an attribute of XML 1.0. What XML cannot represent (control characters, half
 * a surrogate pair, U+FFFE and U+FFFF) is left out.
 */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is left out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** An element with text in it, or with others. */
export const element = (name: string, content: string, attributes: Readonly<Record<string, string>> = {}) => {
  const given = Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${xmlText(value)}"`)
    .join('');
  return content === '' ? `<${name}${given}/>` : `<${name}${given}>${content}</${name}>`;
};

/** A whole document. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="utf-8"?>\n${root}\n`;

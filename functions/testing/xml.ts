import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RelaxNGValidator, XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm';

const schema = (file: string): XmlDocument =>
  XmlDocument.fromBuffer(readFileSync(join(import.meta.dirname, 'schemas', file)));

const VALIDATORS = {
  atom: () => RelaxNGValidator.fromDoc(schema('atom.rng')),
  sitemap: () => XsdValidator.fromDoc(schema('sitemap.xsd')),
  siteindex: () => XsdValidator.fromDoc(schema('siteindex.xsd')),
};

/** Throws unless the text is a document of this kind. */
export const expectValid = (kind: keyof typeof VALIDATORS, text: string): void => {
  using document = XmlDocument.fromString(text);
  using validator = VALIDATORS[kind]();
  validator.validate(document);
};

/** The texts that an XPath finds in a document; `a:` is Atom and `s:` the site map. */
export const textsAt = (text: string, path: string): string[] => {
  using document = XmlDocument.fromString(text);
  const found = document.find(path, {
    a: 'http://www.w3.org/2005/Atom',
    s: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  });
  return found.map((node) => node.content);
};

/** The names of all elements of a document, in its order. */
export const elementNames = (text: string): string[] => {
  using document = XmlDocument.fromString(text);
  return document.find('//*').map((node) => (node instanceof XmlElement ? node.name : ''));
};

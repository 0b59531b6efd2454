import { FileRefused } from './refusals.ts';

/*
 * XML is read without the browser's parser, whose input our policy of Trusted Types refuses: the files are foreign. Tags and
 * texts are all that is needed.
 */

export interface Tag {
  /** As it is written: `openbadges:credential`. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** What a reader hears of a document. */
export interface Listener {
  open(tag: Tag): void;
  text(text: string): void;
  close(): void;
}

const NAME = '[^\\s<>/=!?"\'&]+';
const VALUE = '"[^"<]*"|\'[^\'<]*\'';
const START = new RegExp(`<(${NAME})((?:\\s+${NAME}\\s*=\\s*(?:${VALUE}))*)\\s*(/?)>`, 'y');
const END = new RegExp(`</(${NAME})\\s*>`, 'y');
const ATTRIBUTE = new RegExp(`(${NAME})\\s*=\\s*(${VALUE})`, 'g');

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const LAST_CHARACTER = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(/&([^;]{0,10};)?/g, (_, entity = '') => {
    const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+));$/i.exec(entity) ?? [];
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const character = code <= LAST_CHARACTER ? String.fromCodePoint(code) : ENTITIES.get(entity.slice(0, -1));
    if (character === undefined) throw new FileRefused('damaged');
    return character;
  });

const attributesOf = (source: string): Map<string, string> => {
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of source.matchAll(ATTRIBUTE)) {
    if (attributes.has(name)) throw new FileRefused('damaged');
    attributes.set(name, decoded(value.slice(1, -1)));
  }
  return attributes;
};

/** Where something that begins at `from` ends, by its last characters. */
const endOf = (xml: string, end: string, from: number): number => {
  const at = xml.indexOf(end, from);
  if (at < 0) throw new FileRefused('damaged');
  return at;
};

const CDATA = '<![CDATA[';
const DOCTYPE = '<!DOCTYPE';
/** What is skipped: how it begins and ends. */
const SKIPPED = [
  ['<!--', '-->'],
  ['<?', '?>'],
  [DOCTYPE, '>'],
] as const;

/** Pictures have a few levels. */
const DEEPEST = 100;

/** Where a document goes on after a comment, an instruction or its type. Types that a document declares itself are refused. */
const afterSkipped = (xml: string, at: number): number | undefined => {
  const skipped = SKIPPED.find(([start]) => xml.startsWith(start, at));
  if (!skipped) return undefined;
  const [start, end] = skipped;
  const last = endOf(xml, end, at + start.length);
  if (start === DOCTYPE && xml.slice(at, last).includes('[')) throw new FileRefused('declarations');
  return last + end.length;
};

/** Tells the tag at `at`, and returns where the document goes on. `names` are of the elements that are open. */
const afterTag = (xml: string, at: number, names: string[], listener: Listener): number => {
  START.lastIndex = at;
  const start = START.exec(xml);
  if (start) {
    const [, name = '', attributes = '', empty] = start;
    if (names.length >= DEEPEST) throw new FileRefused('damaged');
    listener.open({ name, attributes: attributesOf(attributes) });
    if (empty) listener.close();
    else names.push(name);
    return START.lastIndex;
  }
  END.lastIndex = at;
  const end = END.exec(xml);
  if (!end || names.pop() !== end[1]) throw new FileRefused('damaged');
  listener.close();
  return END.lastIndex;
};

/** Reads a document, and tells its tags and texts in their order. Refuses one that is not well formed. */
export const scanXml = (xml: string, listener: Listener): void => {
  const names: string[] = [];
  for (let at = 0; at < xml.length; ) {
    const found = xml.indexOf('<', at);
    const begin = found < 0 ? xml.length : found;
    const between = xml.slice(at, begin);
    if (names.length > 0) listener.text(decoded(between));
    else if (between.trim() !== '') throw new FileRefused('damaged');
    if (begin === xml.length) break;
    if (xml.startsWith(CDATA, begin) && names.length > 0) {
      const end = endOf(xml, ']]>', begin + CDATA.length);
      listener.text(xml.slice(begin + CDATA.length, end));
      at = end + 3;
    } else at = afterSkipped(xml, begin) ?? afterTag(xml, begin, names, listener);
  }
  if (names.length > 0) throw new FileRefused('damaged');
};

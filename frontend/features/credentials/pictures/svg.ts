import { FileRefused, ofLength } from './refusals.ts';
import { scanXml, type Tag } from './xml-scan.ts';

/** The namespace of Open Badges 3.0. */
const NAMESPACE = 'https://purl.imsglobal.org/ob/v3p0';
/** What a picture has its credential in, and in which namespaces: 3.0 and 2.0. */
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['credential', [NAMESPACE]],
  ['assertion', ['http://openbadges.org', 'https://openbadges.org']],
]);

const JWS = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** What runs code in a picture, or can. */
const RUNS = /^(script|foreignobject|handler|iframe|object|embed)$/i;
const RUNS_IN_VALUE = /^(javascript:|data:text)/i;
/** What browsers leave out of an address. */
const BLANKS = /[\p{Cc}\s]/gu;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const isActive = ({ name, attributes }: Tag): boolean =>
  RUNS.test(localName(name)) ||
  [...attributes].some(
    ([attribute, value]) =>
      /^on/i.test(localName(attribute)) || RUNS_IN_VALUE.test(value.replace(BLANKS, '')),
  );

/** The namespaces that an element declares, by their prefixes. */
const declaredBy = ({ attributes }: Tag): ReadonlyMap<string, string> =>
  new Map(
    [...attributes].flatMap(([name, value]): [string, string][] =>
      name === 'xmlns' ? [['', value]] : name.startsWith('xmlns:') ? [[name.slice(6), value]] : [],
    ),
  );

interface Found {
  readonly verify: string;
  body: string;
}

/** Hears where in a document its credentials are. */
class CredentialListener {
  readonly found: Found[] = [];
  /** What the elements declare that are open. */
  readonly #scopes: ReadonlyMap<string, string>[] = [];
  /** How deep the credential is that is open. */
  #inside = 0;
  #isFirst = true;

  open(tag: Tag): void {
    if (this.#isFirst && localName(tag.name) !== 'svg') throw new FileRefused('kind');
    this.#isFirst = false;
    if (isActive(tag)) throw new FileRefused('script');
    if (this.#inside > 0) throw new FileRefused('damaged');
    this.#scopes.push(declaredBy(tag));
    if (!this.#isCredential(tag.name)) return;
    this.found.push({ verify: tag.attributes.get('verify') ?? '', body: '' });
    this.#inside = this.#scopes.length;
  }

  text(text: string): void {
    const last = this.found.at(-1);
    if (this.#inside > 0 && last) last.body += text;
  }

  close(): void {
    if (this.#scopes.length === this.#inside) this.#inside = 0;
    this.#scopes.pop();
  }

  #isCredential(name: string): boolean {
    const namespaces = ELEMENTS.get(localName(name));
    if (!namespaces) return false;
    const prefix = name.includes(':') ? name.slice(0, name.indexOf(':')) : '';
    const namespace = this.#scopes.findLast((scope) => scope.has(prefix))?.get(prefix);
    return namespace !== undefined && namespaces.includes(namespace);
  }
}

/** A signed token is in an attribute, a document in the element. */
const credentialOf = ({ verify, body }: Found): string => {
  const text = JWS.test(verify.trim()) || body.trim() === '' ? verify.trim() : body.trim();
  if (text === '') throw new FileRefused('none');
  return ofLength(text);
};

/** The credential in an SVG: as text, which nobody has checked yet. */
export const credentialInSvg = (svg: string): string => {
  const listener = new CredentialListener();
  scanXml(svg, listener);
  const [first, another] = listener.found;
  if (!first) throw new FileRefused('none');
  if (another) throw new FileRefused('several');
  return credentialOf(first);
};

/** Two characters that JSON may have and XML may not. */
const outOfXml = (json: string): string =>
  json.replaceAll('\ufffe', '\\ufffe').replaceAll('\uffff', '\\uffff');

/** One of our own pictures with a credential in it, as JSON. */
export const bakedSvg = (svg: string, json: string): string => {
  const body = outOfXml(json).replaceAll(']]>', ']]]]><![CDATA[>');
  return svg.replace(
    /<svg\b([^>]*)>/,
    (_, attributes: string) =>
      `<svg${attributes} xmlns:openbadges="${NAMESPACE}"><openbadges:credential><![CDATA[${body}]]></openbadges:credential>`,
  );
};

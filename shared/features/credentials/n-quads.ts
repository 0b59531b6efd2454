import { isObject, type JsonObject, type Literal, type Shape, shapesOf, type Term } from './shape.ts';

// Documents of a known form as canonical N-Quads (RDFC-1.0, www.w3.org/TR/rdf-canon). It does what JSON-LD libraries do for any
// document, for ours alone: a test compares both.

const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

const DATATYPES: Readonly<Record<Literal, string>> = {
  text: '',
  moment: '^^<http://www.w3.org/2001/XMLSchema#dateTime>',
  address: '^^<https://www.w3.org/2001/XMLSchema#anyURI>',
  flag: '^^<https://www.w3.org/2001/XMLSchema#boolean>',
  multibase: '^^<https://w3id.org/security#multibase>',
  suite: '^^<https://w3id.org/security#cryptosuiteString>',
};

const ESCAPES: Readonly<Record<string, string>> = { '"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t' };
const quoted = (text: string): string => `"${text.replace(/["\\\n\t]/g, (one) => ESCAPES[one] ?? one)}"`;

/** Subject and object; blank nodes are numbers. */
interface Quad {
  readonly subject: string | number;
  readonly property: string;
  readonly object: string | number;
}

/** The quads of a document that has this form, with its blank nodes numbered as they come. */
const quadsOf = (root: Shape, document: JsonObject): { quads: Quad[]; blanks: number } => {
  const quads: Quad[] = [];
  let blanks = 0;

  const literal = (kind: Literal, value: unknown) => `${quoted(String(value))}${DATATYPES[kind]}`;
  const objectsOf = (term: Term, value: unknown): (string | number)[] => {
    if ('literal' in term) return [literal(term.literal, value)];
    if ('link' in term) return [`<${term.link === 'address' ? value : term.link[String(value)]}>`];
    const all = Array.isArray(value) ? value : [value];
    if ('texts' in term) return all.map((one) => literal('text', one));
    // Forms of one member differ in no property, only in which values are allowed.
    const members = Object.assign({}, ...shapesOf(term).map((shape) => shape.members));
    const [first] = shapesOf(term);
    return first ? all.filter(isObject).map((one) => node({ ...first, members }, one)) : [];
  };
  const node = ({ id, types, members }: Shape, value: JsonObject): string | number => {
    const subject = id ? `<${value.id}>` : blanks++;
    for (const type of Object.values(types)) quads.push({ subject, property: TYPE, object: `<${type}>` });
    for (const [name, term] of Object.entries(members)) {
      if (value[name] === undefined) continue;
      for (const object of objectsOf(term, value[name]))
        quads.push({ subject, property: term.property, object });
    }
    return subject;
  };

  node(root, document);
  return { quads, blanks };
};

const lines = (quads: readonly Quad[], labelOf: (blank: number) => string): string[] =>
  quads
    .map(({ subject, property, object }) => {
      const [from, to] = [subject, object].map((one) => (typeof one === 'number' ? labelOf(one) : one));
      return `${from} <${property}> ${to} .\n`;
    })
    .sort();

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a text. */
export const sha256 = (text: string): Promise<ArrayBuffer> =>
  crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));

/**
 * The canonical N-Quads of a document that has this form. Each blank node is told from the others by the hash of its own quads;
 * the forms are such that no two are alike.
 */
export const canonicalNQuads = async (shape: Shape, document: JsonObject): Promise<string> => {
  const { quads, blanks } = quadsOf(shape, document);
  const hashes = await Promise.all(
    Array.from({ length: blanks }, async (_, blank) => {
      const own = quads.filter(({ subject, object }) => subject === blank || object === blank);
      return hex(await sha256(lines(own, (other) => (other === blank ? '_:a' : '_:z')).join('')));
    }),
  );
  const order = hashes.toSorted();
  if (new Set(order).size < blanks) throw new Error('Two nodes of the document are alike.');
  return lines(quads, (blank) => `_:c14n${order.indexOf(hashes[blank] ?? '')}`).join('');
};

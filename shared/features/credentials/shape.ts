// The form of a document: which members it has, with which values, and what each means in RDF. A document with a member more
// or less is not of the form. So one table says what is accepted and what is signed, and no context is ever fetched.

/** What the value of a member is in RDF. */
export type Literal = 'text' | 'moment' | 'address' | 'flag' | 'multibase' | 'suite';

interface Member {
  /** The IRI of the property. */
  readonly property: string;
  readonly optional?: true;
}

/** A member with a value that is no node. */
interface Value extends Member {
  readonly literal: Literal;
  /** The only values that it may have; a pattern for texts. */
  readonly only?: readonly (string | boolean)[] | RegExp;
}

/** A member that names something by its address, or by a term of a vocabulary. */
interface Link extends Member {
  readonly link: 'address' | Readonly<Record<string, string>>;
}

/** Several texts, none of them twice. */
interface Texts extends Member {
  readonly texts: { readonly most: number };
}

/** A member with a node, or with several. */
interface Nodes extends Member {
  readonly node: Shape | readonly Shape[];
  /** How many are in its array; without it, it has one and no array. */
  readonly count?: { readonly min: number; readonly max: number };
}

export type Term = Value | Link | Texts | Nodes;

/** The form of a node. */
export interface Shape {
  /** Whether it has an address. Without one it is a blank node. */
  readonly id: boolean;
  /** Its types as they are written, with their IRIs. None for a node without a type. */
  readonly types: Readonly<Record<string, string>>;
  /** Its one type is written in an array. */
  readonly listed?: true;
  /** The contexts that it begins with. */
  readonly contexts?: readonly string[];
  readonly members: Readonly<Record<string, Term>>;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value is an object and no array. */
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ADDRESS = /^(https?:\/\/|did:)[\w.~:/?#@!$&'()*+,;=%-]{1,2000}$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Characters of a text: no control characters but line breaks and tabs. */
const CONTROL = /(?![\n\t])\p{Cc}/u;
/** More than any text of a document has; status lists are the longest. */
const MOST_CHARACTERS = 200_000;

const isText = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MOST_CHARACTERS &&
  value.isWellFormed() &&
  !CONTROL.test(value);

const isLiteral = (literal: Literal, value: unknown): boolean => {
  if (literal === 'flag') return typeof value === 'boolean';
  if (!isText(value)) return false;
  if (literal === 'moment') return MOMENT.test(value) && !Number.isNaN(Date.parse(value));
  return literal !== 'address' || ADDRESS.test(value);
};

const isAllowed = (only: Value['only'], value: unknown): boolean => {
  if (only === undefined) return true;
  return only instanceof RegExp ? only.test(String(value)) : only.some((one) => one === value);
};

const sameList = (value: unknown, wanted: readonly string[]): boolean =>
  Array.isArray(value) && value.length === wanted.length && wanted.every((one, i) => value[i] === one);

/** The forms that a node may have. */
export const shapesOf = ({ node }: Nodes): readonly Shape[] => ('members' in node ? [node] : node);

const fitsTerm = (term: Term, value: unknown): boolean => {
  if (value === undefined) return term.optional === true;
  if ('literal' in term) return isLiteral(term.literal, value) && isAllowed(term.only, value);
  if ('link' in term)
    return (
      typeof value === 'string' &&
      (term.link === 'address' ? ADDRESS.test(value) : Object.hasOwn(term.link, value))
    );
  if ('texts' in term) {
    if (!Array.isArray(value) || value.length === 0 || value.length > term.texts.most) return false;
    return value.every(isText) && new Set(value).size === value.length;
  }
  const isOne = (one: unknown) => shapesOf(term).some((shape) => fitsShape(shape, one));
  if (!term.count) return isOne(value);
  const { min, max } = term.count;
  return Array.isArray(value) && value.length >= min && value.length <= max && value.every(isOne);
};

/** Whether a value has exactly this form. */
export const fitsShape = (shape: Shape, value: unknown): boolean => {
  if (!isObject(value)) return false;
  const { id, types, listed, contexts, members } = shape;
  const names = Object.keys(types);
  const known = new Set([
    ...Object.keys(members),
    ...(id ? ['id'] : []),
    ...(names.length > 0 ? ['type'] : []),
    ...(contexts ? ['@context'] : []),
  ]);
  if (!Object.keys(value).every((name) => known.has(name))) return false;
  if (id && !(typeof value.id === 'string' && ADDRESS.test(value.id))) return false;
  if (contexts && !sameList(value['@context'], contexts)) return false;
  if (names.length > 1 || listed ? !sameList(value.type, names) : names.length > 0 && value.type !== names[0])
    return false;
  return Object.entries(members).every(([name, term]) => fitsTerm(term, value[name]));
};

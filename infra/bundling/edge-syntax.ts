import { parseSync } from 'oxc-parser';
import { GLOBALS, METHODS, OPERATORS, SYNTAX } from './edge-runtime.ts';

/** A node of the syntax tree (ESTree), whatever its kind. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** What values have as members in Node. CloudFront may have only those of METHODS; other names are ours. */
const MEMBERS_IN_NODE: ReadonlySet<string> = new Set(
  [Object, String, Array, Number, RegExp, Function, Promise].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  ),
);

/** Fields whose identifier is the name of a member or a label, not of a variable. */
const isName = ({ type, computed }: Node, field: string): boolean =>
  field === 'label' ||
  (computed !== true &&
    ((type === 'MemberExpression' && field === 'property') || (type === 'Property' && field === 'key')));

const isFunction = ({ type }: Node): boolean => /^(Arrow)?Function(Expression|Declaration)$/.test(type);

/** The nodes that declare a name: `let x`, parameters, functions, `catch (x)`. */
const declarationsIn = (node: Node): unknown[] => {
  if (isFunction(node)) return [node.id, node.params].flat();
  if (node.type === 'VariableDeclarator') return [node.id];
  if (node.type === 'RestElement') return [node.argument];
  return node.type === 'CatchClause' ? [node.param] : [];
};

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node.name === 'string' ? node.name : undefined;

/** The name of the member that is read, if the source has it: `x.name` or `x['name']`. */
const memberOf = ({ property, computed }: Node): string | undefined => {
  if (computed !== true) return nameOf(property);
  return isNode(property) && typeof property.value === 'string' ? property.value : undefined;
};

const isOldLiteral = ({ raw, regex }: Node): boolean => {
  const text = String(raw);
  if (typeof regex === 'object') return /\/[gim]*$/.test(text) && !text.includes('(?<');
  return /^\d/.test(text) ? /^(0x[\da-f]+|\d*\.?\d*(e[+-]?\d+)?)$/i.test(text) : !text.includes('\\u{');
};

const isOldMember = (node: Node, declared: ReadonlySet<string>): boolean => {
  const member = memberOf(node);
  if (member === undefined) return true;
  const owner = nameOf(node.object);
  const members = owner === undefined || declared.has(owner) ? undefined : GLOBALS[owner];
  return members ? members.includes(member) : METHODS.has(member) || !MEMBERS_IN_NODE.has(member);
};

/** Whether the runtime documents a node of a kind that it documents in part. */
const isDocumented = (node: Node, declared: ReadonlySet<string>): boolean => {
  if (!SYNTAX.has(node.type)) return false;
  if (isFunction(node)) return node.async === false && node.generator !== true;
  switch (node.type) {
    case 'VariableDeclaration':
      return ['var', 'let', 'const'].includes(String(node.kind));
    case 'CatchClause':
      return isNode(node.param);
    case 'Property':
      return node.kind === 'init' && !(node.shorthand || node.computed || node.method);
    case 'Literal':
      return isOldLiteral(node);
    case 'MemberExpression':
      return isOldMember(node, declared);
    case 'Identifier':
      return declared.has(String(node.name)) || GLOBALS[String(node.name)] !== undefined;
    default:
      return OPERATORS[node.type]?.has(String(node.operator)) ?? true;
  }
};

/**
 * What a CloudFront function uses that JavaScript runtime 2.0 does not document, as texts; empty when it can run there.
 * CloudFront publishes a function that uses more, and then answers every request with 503.
 */
export const edgeSyntaxProblems = (code: string): string[] => {
  const { program, errors } = parseSync('edge.js', code, { sourceType: 'script', preserveParens: false });
  if (errors.length > 0) return errors.map(({ message }) => message);
  const nodes: Node[] = [];
  const collect = (node: Node): void => {
    nodes.push(node);
    for (const [field, value] of Object.entries(node))
      if (!isName(node, field)) for (const child of [value].flat()) if (isNode(child)) collect(child);
  };
  const root: unknown = program;
  if (isNode(root)) collect(root);
  const declared = new Set(nodes.flatMap(declarationsIn).map((node) => nameOf(node) ?? ''));
  return nodes
    .filter((node) => !isDocumented(node, declared))
    .map(({ type, start, end }) => `${type}: ${code.slice(start, Math.min(end, start + 60))}`);
};

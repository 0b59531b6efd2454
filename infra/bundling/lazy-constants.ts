import { parseSync } from 'oxc-parser';
import { applied, childrenOf, type Edit, isNode, type Node, nameOf, nodesIn } from './syntax-tree.ts';

/** What marks the initial value of a constant that may be made when it is first used (pure-constants.ts). */
export const LATER = '__later';
/** What makes the value of a route's property and stores it in place of the getter. */
export const OWN = '__own';

/** What the call of LATER is given, if the node is one. */
const marked = (node: unknown): Node | undefined =>
  isNode(node) && node.type === 'CallExpression' && nameOf(node.callee) === LATER
    ? nodesIn(node.arguments)[0]
    : undefined;

/** A file of a bundle, before it is minified. */
export interface BundledFile {
  readonly path: string;
  readonly code: string;
  /** Whether it is imported by a name that is written elsewhere: what it exports must be values. */
  readonly isEntry: boolean;
}

interface ParsedFile extends BundledFile {
  readonly body: readonly Node[];
  readonly lazy: Set<string>;
}

const parsed = (file: BundledFile): ParsedFile => {
  const { program } = parseSync(file.path, file.code);
  const body = nodesIn(program.body);
  const lazy = new Set(
    body
      .flatMap((statement) =>
        statement.type === 'VariableDeclaration' ? nodesIn(statement.declarations) : [],
      )
      .flatMap(({ id, init }) => (marked(init) ? (nameOf(id) ?? []) : [])),
  );
  return { ...file, body, lazy };
};

/** The names that a file gets from others of the bundle, and gives to them: the name there, and the name here. */
const specifiers = ({ body }: ParsedFile, type: 'ImportDeclaration' | 'ExportNamedDeclaration') =>
  body
    .filter((statement) => statement.type === type)
    .flatMap((statement) =>
      nodesIn(statement.specifiers).map((specifier) => ({
        from: isNode(statement.source) ? String(statement.source.value).split('/').at(-1) : undefined,
        there: nameOf(type === 'ImportDeclaration' ? specifier.imported : specifier.exported),
        here: nameOf(specifier.local),
      })),
    );

/** Makes the constants that an entry exports at once, and lets importers know of those of shared parts. */
const shareNames = (files: readonly ParsedFile[]): void => {
  const byName = new Map(files.map((file) => [file.path.split('/').at(-1), file]));
  const origin = (file: ParsedFile, here: string): [ParsedFile, string] => {
    const imported = specifiers(file, 'ImportDeclaration').find((one) => one.here === here);
    const source = byName.get(imported?.from);
    const exported =
      source &&
      specifiers(source, 'ExportNamedDeclaration').find((one) => one.there === imported?.there)?.here;
    return source && exported ? origin(source, exported) : [file, here];
  };
  for (const file of files.filter(({ isEntry }) => isEntry))
    for (const { here } of specifiers(file, 'ExportNamedDeclaration'))
      if (here !== undefined) {
        const [owner, name] = origin(file, here);
        owner.lazy.delete(name);
      }
  for (const file of files)
    for (const { here } of specifiers(file, 'ImportDeclaration'))
      if (here !== undefined) {
        const [owner, name] = origin(file, here);
        if (owner !== file && owner.lazy.has(name)) file.lazy.add(here);
      }
};

/** Where an identifier is a name and not a value. */
const isOnlyName = (parent: Node, key: string): boolean =>
  (key === 'property' && parent.type === 'MemberExpression' && parent.computed === false) ||
  (key === 'key' && parent.computed === false) ||
  parent.type === 'ImportSpecifier' ||
  parent.type === 'ExportSpecifier';

/** Where an identifier declares another variable. */
const isBinding = (parent: Node, key: string): boolean =>
  key === 'params' ||
  key === 'param' ||
  (key === 'id' && parent.type !== 'VariableDeclarator') ||
  (key === 'id' && marked(parent.init) === undefined) ||
  ['ArrayPattern', 'RestElement'].includes(parent.type);

const editsOf = ({ path, lazy, body }: ParsedFile): Edit[] => {
  const edits: Edit[] = [];
  const visit = (node: Node, parent: Node | undefined, key: string): void => {
    const maker = marked(node);
    if (maker && !(parent?.type === 'VariableDeclarator' && lazy.has(nameOf(parent.id) ?? ''))) {
      edits.push({ start: node.start, end: maker.start, text: '(' });
      edits.push({ start: maker.end, end: node.end, text: ')()' });
      visit(maker, node, 'arguments');
      return;
    }
    // `{ name }` in an object: the name, and the value of that name.
    if (node.type === 'Property' && node.shorthand === true && lazy.has(nameOf(node.key) ?? '')) {
      edits.push({ start: node.end, end: node.end, text: `: ${nameOf(node.key)}()` });
      return;
    }
    const name = nameOf(node);
    if (name !== undefined && lazy.has(name) && parent && !isOnlyName(parent, key)) {
      if (isBinding(parent, key)) throw new Error(`${path} declares ${name} twice.`);
      if (key !== 'id') edits.push({ start: node.start, end: node.end, text: `(${name}())` });
    }
    for (const [inner, child] of childrenOf(node)) visit(child, node, inner);
  };
  for (const statement of body) visit(statement, undefined, 'body');
  return edits;
};

const HELPERS: Readonly<Record<string, string>> = {
  [LATER]:
    '(make) => { let value; return () => { if (make) { value = make(); make = undefined; } return value; }; }',
  [OWN]:
    '(owner, name, value) => { Object.defineProperty(owner, name, { value, enumerable: true }); return value; }',
};

const withHelpers = (text: string): string =>
  Object.entries(HELPERS)
    .filter(([name]) => text.includes(name))
    .map(([name, code]) => `const ${name} = ${code};\n`)
    .join('') + text;

/**
 * The files of one bundle with the marked constants made when they are first used. esbuild gives inner variables other
 * names than those of the file, so a name of the file means the same everywhere in it; a second declaration is an error.
 */
export const makeLater = (files: readonly BundledFile[]): string[] => {
  const all = files.map(parsed);
  shareNames(all);
  return all.map((file) => withHelpers(applied(file.code, editsOf(file))));
};

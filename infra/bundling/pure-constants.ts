import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { type Expression, parseSync, type RegExpLiteral } from 'oxc-parser';
import { LATER, OWN } from './lazy-constants.ts';
import { withKeysOnly } from './record-keys.ts';
import { applied, childrenOf, type Edit, isNode, type Node, nameOf, nodesIn } from './syntax-tree.ts';

const around = ({ start, end }: { start: number; end: number }, before: string, after: string): Edit[] => [
  { start, end: start, text: before },
  { start: end, end, text: after },
];

/** The initial values of a module's constants. */
const constantsIn = (file: string, source: string): Expression[] => {
  const values: Expression[] = [];
  for (const statement of parseSync(file, source).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init) values.push(init);
  }
  return values;
};

/** Those of them that call something: esbuild cannot tell whether a call has an effect. */
const callsIn = (file: string, source: string): Expression[] =>
  constantsIn(file, source).filter(({ type }) => !/Function|Literal/.test(type));

/** Whether a value is written out, so that nothing is gained by making it later. */
const isWritten = (node: Node): boolean => {
  const children = childrenOf(node).flatMap(([key, child]) => (key.startsWith('type') ? [] : [child]));
  if (/Function|Literal/.test(node.type)) return node.type !== 'TemplateLiteral' || children.length === 1;
  if (node.type === 'Property') return node.computed === false && isNode(node.value) && isWritten(node.value);
  return /^(Array|Object|Unary|TSAs|TSSatisfies)Expression$/.test(node.type) && children.every(isWritten);
};

/**
 * Marks the constants of a module as free of side effects, so that a bundle has only those that it uses: loading a schema
 * of zod takes most of the time in which our own code loads. That a constant has no effect when it is made is a rule for
 * the files to which this applies. With `later`, those that a bundle uses are made when they are first needed.
 */
export const markConstants = (file: string, source: string, later = false): string => {
  const edits = nodesIn(callsIn(file, source)).flatMap((init) =>
    later && !isWritten(init)
      ? around(init, `/* @__PURE__ */ ${LATER}(() => (`, '))')
      : around(init, '/* @__PURE__ */ (() => (', '))()'),
  );
  return applied(source, edits);
};

const SCHEMAS = ['headers', 'params', 'query', 'body', 'response'];

/** Lets each route make its schemas when the first request needs them: a function has many routes, and a request one. */
export const laterSchemas = (file: string, source: string): string => {
  const edits: Edit[] = [];
  const visit = (node: Node): void => {
    const properties = node.type === 'ObjectExpression' ? nodesIn(node.properties) : [];
    const names = properties.map(({ key }) => nameOf(key));
    if (names.includes('method') && names.includes('path'))
      for (const { start, key, value, shorthand } of properties) {
        const name = nameOf(key);
        if (name === undefined || !SCHEMAS.includes(name) || shorthand === true || !isNode(value)) continue;
        const getter = `get ${name}() { return ${OWN}(this, '${name}', `;
        edits.push({ start, end: value.start, text: getter }, ...around(value, '', '); }').slice(1));
      }
    for (const [, child] of childrenOf(node)) visit(child);
  };
  for (const statement of nodesIn(parseSync(file, source).program.body)) visit(statement);
  return applied(source, edits);
};

/** A regular expression that names properties of Unicode: V8 collects their characters when it reads the literal. */
const isCostlyPattern = (init: Expression): init is RegExpLiteral =>
  init?.type === 'Literal' && 'regex' in init && init.regex.pattern.includes('\\p{');

/** Lets constants that are such expressions be made when they are first used. */
export const laterPatterns = (file: string, source: string): string =>
  applied(
    source,
    constantsIn(file, source)
      .filter(isCostlyPattern)
      .map(({ start, end, regex: { pattern, flags } }) => {
        const text = `/* @__PURE__ */ ${LATER}(() => (new RegExp(${JSON.stringify(pattern)}, '${flags}')))`;
        return { start, end, text };
      }),
  );

/** What every request of every function needs: made when the function loads, which has more CPU than a request. */
const isAlwaysNeeded = (path: string): boolean => path.includes('/functions/core/');

const readMarked = async (path: string, later: boolean): Promise<string> => {
  const source = await readFile(path, 'utf8');
  const lean = path.includes('/shared/records/') ? withKeysOnly(path, source) : source;
  const isLater = later && !isAlwaysNeeded(path);
  const routes = isLater && path.includes('/shared/features/') ? laterSchemas(path, lean) : lean;
  const text = markConstants(path, routes, isLater);
  return later ? laterPatterns(path, text) : text;
};

const marked = new Map<string, Promise<string>>();

/** Leaves the constants out of a bundle that it does not use, of the contract and of the functions. */
export const pureConstants = (later: boolean): Plugin => ({
  name: 'pure-constants',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(shared|functions)\/[^.]+(\.generated)?\.ts$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const name = `${path} ${later}`;
      const contents = marked.get(name) ?? readMarked(path, later);
      marked.set(name, contents);
      return { contents: await contents, loader: 'ts' };
    });
  },
});

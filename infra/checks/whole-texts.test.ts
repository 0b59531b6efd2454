import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { childrenOf, isNode, type Node, nameOf } from '../bundling/syntax-tree.ts';

/*
 * In the document, every text is the only child of its element (decision 0240): frontend/ui/jsx sees to it for what is
 * written as TSX. These are the ways around it.
 */

const ROOT = join(import.meta.dirname, '..', '..');
/** Its elements have no texts: it draws icons. */
const WITHOUT_TEXTS = 'frontend/ui/style/createIcon.ts';

const isFunction = (node: unknown): node is Node => isNode(node) && /Function/.test(node.type);

/** What an expression may come to: the branches of a condition, the sides of `&&`, `||` and `??`. */
const outcomesOf = (node: unknown): Node[] => {
  if (!isNode(node)) return [];
  if (node.type === 'ParenthesizedExpression') return outcomesOf(node.expression);
  if (node.type === 'ConditionalExpression')
    return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
  if (node.type !== 'LogicalExpression') return [node];
  return [...(node.operator === '&&' ? [] : outcomesOf(node.left)), ...outcomesOf(node.right)];
};

/** What a function may return, without the functions inside it. */
const returnedBy = (body: Node): Node[] => {
  if (body.type !== 'BlockStatement') return outcomesOf(body);
  const within = (node: Node): Node[] =>
    node.type === 'ReturnStatement'
      ? outcomesOf(node.argument)
      : childrenOf(node).flatMap(([, child]) => (isFunction(child) ? [] : within(child)));
  return within(body);
};

/** A value that may be a text; not an element, a call, or nothing. */
const mayBeText = (node: Node): boolean =>
  node.type === 'Literal'
    ? typeof node.value === 'string' || typeof node.value === 'number'
    : ['TemplateLiteral', 'MemberExpression', 'BinaryExpression'].includes(node.type) ||
      (node.type === 'Identifier' && nameOf(node) !== 'undefined');

/** The components of a module, by their names. */
const componentsIn = (node: Node): [name: string, body: Node][] => {
  const made = node.type === 'VariableDeclarator' ? node.init : node;
  const name = nameOf(node.id);
  const own: [string, Node][] =
    isFunction(made) && isNode(made.body) && name && /^[A-Z].*[a-z]/.test(name) ? [[name, made.body]] : [];
  return [...own, ...childrenOf(node).flatMap(([, child]) => componentsIn(child))];
};

/** What may put a text beside an element, in the source of a module. */
const bareTextsIn = (file: string, source: string): string[] => {
  const { program } = parseSync(file, source);
  if (!isNode(program)) return [];
  const returned = componentsIn(program).flatMap(([name, body]) =>
    returnedBy(body)
      .filter(mayBeText)
      .map(
        ({ start, end }) => `${file}: ${name} returns ${source.slice(start, end)}; write it within <>…</>`,
      ),
  );
  const around = /\b(createElement|cloneElement)\b.*from 'react'|@jsxImportSource|@jsxRuntime/.test(source);
  return around && file !== WITHOUT_TEXTS ? [...returned, `${file} makes elements without TSX`] : returned;
};

it('finds components that return a text as it is', () => {
  for (const source of [
    'function Name({ value }) { if (!value) return <b />; return value; }',
    'const Name = () => `Hello`;',
    'function Name({ children }) { return open ? children : null; }',
    "export default function Name() { return open && 'Open'; }",
    "import { createElement } from 'react';",
  ])
    expect(bareTextsIn('a.tsx', source), source).toHaveLength(1);
  for (const source of [
    'function Name({ value }) { return <>{value}</>; }',
    'function Name() { const text = () => { return value; }; return open ? <b>{text()}</b> : null; }',
    'const nameOf = ({ name }) => name; const MOST = () => most;',
  ])
    expect(bareTextsIn('a.tsx', source), source).toEqual([]);
});

it('no component of the browser puts a text where React would have to find it again', () => {
  const files = globSync('frontend/**/*.{ts,tsx}', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => bareTextsIn(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('all of the browser is compiled with frontend/ui/jsx', () => {
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  expect(compilerOptions.jsxImportSource).toBe('#jsx');
  expect(readFileSync(join(ROOT, 'frontend/vite.config.ts'), 'utf8')).toContain("jsxImportSource: '#jsx'");
});

import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { withKeysOnly } from './record-keys.ts';

/** Where one expression begins and ends in the source. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The initial values of a module's constants that call something: esbuild cannot tell whether a call has an effect. */
const callsIn = (file: string, source: string): Span[] => {
  const spans: Span[] = [];
  for (const statement of parseSync(file, source).program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === 'Identifier' && init && !/Function|Literal/.test(init.type)) spans.push(init);
  }
  return spans;
};

/**
 * Marks the constants of a module as free of side effects, so that a bundle has only those that it uses: loading a schema
 * of zod takes most of the time in which our own code loads. That a constant has no effect when it is made is a rule for
 * the files to which this applies.
 */
export const markConstants = (file: string, source: string): string =>
  callsIn(file, source)
    .toReversed()
    .reduce(
      (text, { start, end }) =>
        `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      source,
    );

const readMarked = async (path: string): Promise<string> => {
  const source = await readFile(path, 'utf8');
  return markConstants(path, path.includes('/shared/records/') ? withKeysOnly(path, source) : source);
};

const marked = new Map<string, Promise<string>>();

/** Leaves the constants out of a bundle that it does not use, of the contract and of the functions. */
export const pureConstants = (): Plugin => ({
  name: 'pure-constants',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\/(shared|functions)\/[^.]+(\.generated)?\.ts$/ }, async ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const contents = marked.get(path) ?? readMarked(path);
      marked.set(path, contents);
      return { contents: await contents, loader: 'ts' };
    });
  },
});

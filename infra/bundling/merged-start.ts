import { type BuildOptions, build, type Plugin } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { applied } from './syntax-tree.ts';

/** The files of one bundle by their names, before they are minified. They import each other as `./name`. */
export type Parts = ReadonlyMap<string, string>;

/** What a file imports when it is loaded. */
const importsOf = (name: string, code: string) =>
  parseSync(name, code).module.staticImports.map(({ start, end, moduleRequest, entries }) => ({
    start,
    end,
    from: moduleRequest.value.replace(/^\.\//, ''),
    names: entries.map(({ importName, localName }) => ({ there: importName.name, here: localName.value })),
  }));

/** The names of the files that are loaded with the entry, and its own. */
export const loadedWith = (entry: string, parts: Parts): ReadonlySet<string> => {
  const loaded = new Set([entry]);
  for (const name of loaded)
    for (const { from } of importsOf(name, parts.get(name) ?? '')) if (parts.has(from)) loaded.add(from);
  return loaded;
};

/** Reads the files that are merged from memory, and leaves every other import as it is. */
const fromMemory = (merged: Parts): Plugin => ({
  name: 'from-memory',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /./ }, ({ kind, path }) => {
      const name = path.replace(/^\.\//, '');
      if (!merged.has(name)) return { path, external: true };
      return kind === 'dynamic-import'
        ? { errors: [{ text: `${name} is loaded both at the start and later.` }] }
        : { path: name, namespace: 'merged' };
    });
    onLoad({ filter: /./, namespace: 'merged' }, ({ path }) => ({ contents: merged.get(path) ?? '' }));
  },
});

/**
 * The files of one bundle, with all that is loaded when it starts in the entry: each further file takes Node 0.3 to
 * 0.4 ms. Parts that are loaded later import from the entry what they imported from the merged ones.
 * @param options what the entry is written for
 */
export const mergeStart = async (
  entry: string,
  parts: Parts,
  options: Pick<BuildOptions, 'platform' | 'target'>,
): Promise<Parts> => {
  const atStart = loadedWith(entry, parts);
  if (atStart.size < 2) return parts;
  /** What later parts import from merged ones. */
  const shared: { readonly from: string; readonly there: string }[] = [];
  const nameFor = (from: string, there: string): string => {
    const known = shared.findIndex((one) => one.from === from && one.there === there);
    return `shared${known < 0 ? shared.push({ from, there }) - 1 : known}`;
  };
  const later = [...parts]
    .filter(([name]) => !atStart.has(name))
    .map(([name, code]): [string, string] => {
      const edits = importsOf(name, code)
        .filter(({ from }) => atStart.has(from))
        .map(({ start, end, from, names }) => {
          const list = names.map(({ there, here }) => `${nameFor(from, there ?? 'default')} as ${here}`);
          return { start, end, text: `import { ${list.join(', ')} } from './${entry}';` };
        });
      return [name, applied(code, edits)];
    });
  const exports = shared.map(
    ({ from, there }, index) => `export { ${there} as shared${index} } from './${from}';`,
  );
  const merged = new Map([...atStart].map((name) => [name, parts.get(name) ?? '']));
  merged.set(entry, [merged.get(entry), ...exports].join('\n'));
  const { outputFiles } = await build({
    ...options,
    bundle: true,
    format: 'esm',
    write: false,
    entryPoints: [entry],
    plugins: [fromMemory(merged)],
  });
  return new Map([[entry, outputFiles[0]?.text ?? ''], ...later]);
};

import { basename } from 'node:path';
import type { Plugin } from 'vite';
import type { IconNode } from './ui/style/createIcon.ts';

/** The drawing that lucide-react has under a name. */
const drawingOf = async (name: string): Promise<IconNode> => {
  const icon: { __iconData: { node: IconNode } } = await import(`lucide-react/icons/${name}`);
  return icon.__iconData.node;
};

/** React's keys, which weigh more than they help: createIcon.ts does without. */
const withoutKey = (name: string, value: unknown): unknown => (name === 'key' ? undefined : value);

/** Leaves the keys out of Lucide's own modules, too. */
export const lucideWithoutKeys = (): Plugin => ({
  name: 'lucide-without-keys',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ''), map: null }),
  },
});

/**
 * Puts the drawing beside the name of each icon in the declarations of the screens. An imported icon that two roles
 * use would be a chunk of its own, so that a screen of one role would change what another role loads.
 */
export const roleIcons = (): Plugin => ({
  name: 'role-icons',
  enforce: 'pre',
  transform: {
    filter: { id: /frontend\/app\/registry\/\w+\.ts$/ },
    handler: async (code) => {
      const names = new Set([...code.matchAll(/\bicon: '([\w-]+)'/g)].map(([, name = '']) => name));
      let drawn = code;
      for (const name of names)
        drawn = drawn.replaceAll(
          `icon: '${name}'`,
          `icon: '${name}', drawing: ${JSON.stringify(await drawingOf(name), withoutKey)}`,
        );
      return drawn === code ? null : { code: drawn, map: null };
    },
  },
});

/** The registry's files whose pages are not needed at once. */
const LATER = /frontend\/app\/registry\/(account|links|linked|student|mentor|employer|alumni|admin)\.ts$/;
const PAGE = /\(\) => import\('([^']+)'\)/g;
const PAGES = '\0pages:';

/**
 * Moves the `import()`s of a declaration file into a chunk of its own, which is loaded with the first page: the list of
 * files of each page would weigh on the navigation, which every visit to the dashboard loads.
 */
export const pagesLater = (): Plugin => {
  const pages = new Map<string, readonly string[]>();
  return {
    name: 'pages-later',
    enforce: 'pre',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (id) => (id.startsWith(PAGES) ? id : null),
    load: (id) => {
      const list = id.startsWith(PAGES) ? pages.get(id) : undefined;
      return (
        list && `export default [${list.map((page) => `() => import(${JSON.stringify(page)})`).join()}];`
      );
    },
    transform: {
      filter: { id: LATER },
      handler: (code, id) => {
        const list = [...code.matchAll(PAGE)].map(([, page = '']) => page);
        if (list.length === 0) return null;
        const name = `${PAGES}${basename(id, '.ts')}-pages`;
        pages.set(name, list);
        let index = 0;
        // One function for all pages of the file: the same `import()` for each would weigh a third of it.
        const pageLater = `const pageLater = (index) => () => import(${JSON.stringify(name)}).then((pages) => pages.default[index]());`;
        return { code: `${pageLater}\n${code.replaceAll(PAGE, () => `pageLater(${index++})`)}`, map: null };
      },
    },
  };
};

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Chunks, SHARED_LIMITS } from '#frontend/budget.ts';
import { GALLERY_PATH, PATHS } from '#frontend/core/paths.ts';

/** The JavaScript of a screen, in gzip kilobytes. */
export interface ScreenFigures {
  readonly path: string;
  /** What a first visit waits for: what every screen needs, the layout's chunk, and all of the screen's. */
  readonly files: number;
  readonly firstVisit: number;
  /** What the screen adds of its own, and the names of the shared chunks that it adds. */
  readonly own: number;
  readonly shared: readonly string[];
}

/** What the app's screens weigh. */
export interface AppFigures {
  readonly initial: number;
  readonly screens: readonly ScreenFigures[];
  readonly shared: readonly { readonly name: string; readonly kb: number; readonly limit: number }[];
}

const APP = join(import.meta.dirname, '..', '..', '..', 'frontend', 'app');

/** A path as a line of the router has it. */
const pathOf = (written: string): string => {
  if (written === 'index') return PATHS.dashboard;
  if (written === 'path={GALLERY_PATH}') return GALLERY_PATH;
  if (written === 'path={path}') return 'a link without a screen yet';
  const [, literal] = /^path="(.+)"$/.exec(written) ?? [];
  const [, key = ''] = /^path=\{PATHS\.(\w+)\}$/.exec(written) ?? [];
  const path = literal ?? PATHS[key as keyof typeof PATHS];
  if (!path) throw new Error(`The router has a path that the bench cannot read: ${written}`);
  return path;
};

/** The source that each lazily loaded component of the router has. */
const sourcesIn = (router: string, pages: string): ReadonlyMap<string, string> => {
  const loaders = new Map(
    [...pages.matchAll(/(\w+): \(\) => import\('([^']+)'\)/g)].map(([, key = '', file = '']) => [key, file]),
  );
  const own = [...router.matchAll(/const (\w+) = lazy(?:Screen)?\([^;]*?import\('([^']+)'\)/g)];
  const ofPages = [...router.matchAll(/const (\w+) = publicPage\('(\w+)'\)/g)];
  return new Map([
    ...own.map(([, name = '', file = '']): [string, string] => [name, file]),
    ...ofPages.map(([, name = '', key = '']): [string, string] => [name, loaders.get(key) ?? '']),
  ]);
};

/** `'#frontend/features/x.tsx'` and `'./screens/x.tsx'` as the end of the module's path. */
const ending = (source: string): string => source.replace(/^(#frontend|\.)\//, '/');

/** Where a screen's module is mounted: its first path, and the source of its layout when that is fetched, too. */
const mountings = () => {
  const router = readFileSync(join(APP, 'router.tsx'), 'utf8');
  const pages = readFileSync(join(APP, 'publicPages.ts'), 'utf8');
  const sources = sourcesIn(router, pages);
  const layouts = [...router.matchAll(/<Route [^\n]*element=\{<(\w+) \/>\}>/g)];
  const routes = [...router.matchAll(/<Route (?:key=\S+ )?(index|path=\S+) element=\{<(\w+)[^>]*\/>\} \/>/g)];
  return (module: string) => {
    const route = routes.find(([, , name = '']) => module.endsWith(ending(sources.get(name) ?? '?')));
    if (route) {
      const layout = layouts.findLast(({ index }) => index < route.index)?.[1] ?? '';
      return { path: pathOf(route[1] ?? ''), layout: sources.get(layout) };
    }
    const file = basename(module);
    if (`${router}${pages}`.includes(`/${file}'`))
      throw new Error(`The router mounts ${file} in a way that the bench cannot read.`);
    // What a layout shows in a screen's place has no path of its own.
    return { path: file.replace('.tsx', ''), layout: undefined };
  };
};

/** What every screen of the app weighs, and what several of them share. */
export const measureScreens = (chunks: Chunks): AppFigures => {
  const mounted = mountings();
  const initial = chunks.initial();
  return {
    initial: chunks.kilobytes(initial),
    screens: chunks
      .screens()
      .map((screen) => {
        const { path, layout } = mounted(screen.facadeModuleId ?? '');
        const around = layout === undefined ? [] : [chunks.fileWith(ending(layout))];
        const files = chunks.withImports([...initial, ...around, screen.fileName]);
        const { own, shared } = chunks.added(screen);
        return {
          path,
          files: files.size,
          firstVisit: chunks.kilobytes(files),
          own: chunks.kilobytes(own),
          shared: shared.map((file) => chunks.of(file).name),
        };
      })
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    shared: Object.entries(SHARED_LIMITS).map(([name, limit]) => {
      const found = chunks.all.filter((chunk) => chunk.name === name).map(({ fileName }) => fileName);
      return { name, kb: chunks.kilobytes(found), limit };
    }),
  };
};

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { PATHS } from '#frontend/app/paths.ts';

/** The JavaScript that a screen waits for on a first visit. */
export interface ScreenFigures {
  readonly path: string;
  readonly files: number;
  readonly gzipKb: number;
}

const FRONTEND = join(import.meta.dirname, '..', '..', '..', 'frontend');

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** Builds the site as a release does, with Vite's manifest beside. */
export const buildWithManifest = async (outDir: string): Promise<Manifest> => {
  const { build } = await import('vite');
  await build({
    configFile: join(FRONTEND, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, manifest: true },
  });
  return manifestSchema.parse(JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')));
};

/** The lazily loaded screens of the router: the path, and the source of the chunk as the manifest names it. */
const lazyScreens = (): { path: string; source: string }[] => {
  const router = readFileSync(join(FRONTEND, 'app', 'router.tsx'), 'utf8');
  const routes = [...router.matchAll(/<Route\s+(index|path=\{PATHS\.(\w+)\})\s+element=\{<(\w+)/g)];
  return [...router.matchAll(/const (\w+) = lazyScreen\(\(\) => import\('([^']+)'\)\)/g)].flatMap(
    ([, name, source = '']) => {
      const route = routes.find(([, , , element]) => element === name);
      if (!route) return [];
      const [, kind, key = ''] = route;
      return [
        {
          path: kind === 'index' ? PATHS.dashboard : PATHS[key as keyof typeof PATHS],
          source: source.startsWith('#') ? source.replace('#frontend/', '') : join('app', source),
        },
      ];
    },
  );
};

/** A chunk and all that it imports statically. */
const filesOf = (manifest: Manifest, source: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`Vite's manifest has no ${source}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports) filesOf(manifest, imported, seen);
  return seen;
};

/** The initial JavaScript of every screen: the entry and the screen's own chunk, with what both import statically. */
export const measureScreens = (siteDir: string, manifest: Manifest): ScreenFigures[] => {
  // The other entry is the public pages' own.
  const entry = 'index.html';
  const weigh = (path: string, sources: readonly string[]): ScreenFigures => {
    const files = sources.reduce((all, source) => filesOf(manifest, source, all), new Set<string>());
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(siteDir, file))).length, 0);
    return { path, files: scripts.length, gzipKb: bytes / 1000 };
  };
  return [
    weigh('every screen of the app', [entry]),
    ...lazyScreens().map(({ path, source }) => weigh(path, [entry, source])),
  ];
};

import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'esbuild';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { PATHS } from '#frontend/core/paths.ts';
import { guidePath } from '#shared/features/guides/address.ts';
import { GUIDE_COUNTRIES } from '#shared/features/guides/fact.ts';
import { type DocumentContext, documentOf, shellOf, templateOf } from './document.ts';
import type { Page } from './page.ts';
import { card, icon } from './pictures.ts';
import { ICONS, robots, SECURITY_TXT, securityTxt, siteMap, webManifest } from './site-files.ts';
import { sheetOf, stylesFor } from './styles.ts';

const here = (path: string): string => join(import.meta.dirname, path);

/** What the server build exports (render.tsx). */
type Renderer = typeof import('./render.tsx');

/** Builds render.tsx for Node with the same configuration, and uses it. The screens' chunks are loaded as they are used. */
const withRenderer = async <T>(
  { configFile }: ResolvedConfig,
  use: (renderer: Renderer) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'fledge-prerender-'));
  try {
    await build({
      ...(configFile !== undefined && { configFile }),
      logLevel: 'error',
      build: { ssr: here('render.tsx'), outDir: folder, emptyOutDir: true, copyPublicDir: false },
      // Packages are bundled, because the output folder has no access to node_modules.
      ssr: { noExternal: true },
    });
    return await use((await import(pathToFileURL(join(folder, 'render.js')).href)) as Renderer);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The inline script, minified. */
const earlyScript = async (): Promise<string> => {
  const source = await readFile(here('../app/early.js'), 'utf8');
  return (await transform(source, { minify: true, target: 'es2022' })).code.trim();
};

/** What the content security policy would forbid must not be in a page. */
const assertClean = ({ path, markup }: Pick<Page, 'path' | 'markup'>): void => {
  const found = / style="|<script|<style| on\w+="/.exec(markup);
  if (found)
    throw new Error(
      `${path} has "${found[0].trim()}" in its markup: ${markup.slice(found.index, found.index + 120)}`,
    );
};

type Bundle = Rolldown.OutputBundle;

const assetLike = (bundle: Bundle, pattern: RegExp): string => {
  const file = Object.keys(bundle).find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`The build made nothing like ${pattern}`);
  return `/${file}`;
};

/** The stylesheets with the font: index.html names them for the build only, since pages have the font inline. */
const fontSheetsIn = (bundle: Bundle): string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') && String(file.source).includes('@font-face')
      ? [file.fileName]
      : [],
  );

/** The chunk of an entry, and all that it imports statically. */
const entryFiles = (bundle: Bundle, entry: string): { file: string; imports: string[] } => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const chunk = chunks.find(({ isEntry, name }) => isEntry && name === entry);
  if (!chunk) throw new Error(`The build made no entry ${entry}`);
  const seen = new Set<string>();
  const follow = ({ imports }: Rolldown.OutputChunk): void => {
    for (const name of imports) {
      if (seen.has(name)) continue;
      seen.add(name);
      for (const imported of chunks) if (imported.fileName === name) follow(imported);
    }
  };
  follow(chunk);
  return { file: `/${chunk.fileName}`, imports: [...seen].map((name) => `/${name}`) };
};

/** The favicon with its ground to the corners, for systems that cut icons themselves. */
const squared = (svg: string): string => svg.replace(' rx="7"', '');

/**
 * Makes the public pages at build time: HTML with all it needs for the first paint, their pictures for shared links, the
 * site map and the icons. The shell that Vite made of index.html becomes `app.html`, for all other screens: it has their
 * frames, which are there before the app is.
 */
export const prerender = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    // A build that is only measured is not written and needs no pages.
    apply: ({ build }, { command, isSsrBuild }) =>
      command === 'build' && !isSsrBuild && build?.write !== false,
    enforce: 'post',
    configResolved: (resolved) => {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      const cache = join(config.cacheDir, 'pictures');
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      const { pages, frames, templates } = await withRenderer(
        config,
        async ({ renderPages, renderFrames, renderTemplateExamples }) => ({
          pages: await renderPages(),
          frames: await renderFrames(),
          templates: await renderTemplateExamples(),
        }),
      );
      const others = [
        { path: 'The shell', markup: frames },
        ...templates.map(({ file, markup }) => ({ path: file, markup })),
      ];
      for (const page of [...pages, ...others]) assertClean(page);

      const pictures = new Map<string, string>();
      for (const page of pages) {
        if (page.card === null) continue;
        const picture = await card(page.card, cache);
        const hash = createHash('sha256').update(picture).digest('base64url').slice(0, 8);
        const file = `assets/card-${basename(page.file, '.html')}-${hash}.png`;
        emit(file, picture);
        pictures.set(page.path, `/${file}`);
      }

      const font = assetLike(bundle, /\.woff2$/);
      const { file: entry, imports } = entryFiles(bundle, 'publicEntry');
      const sheets = new Map<string, string>();
      for (const [sheet, ofSheet] of Map.groupBy(pages, ({ path }) => sheetOf(path)))
        sheets.set(sheet, await stylesFor(ofSheet.map(({ markup }) => markup).join(''), font));
      const context: Omit<DocumentContext, 'css'> = {
        early: await earlyScript(),
        font,
        fontSheets: fontSheetsIn(bundle),
        entry,
        entryImports: imports,
        pictures,
      };
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('The build made no index.html');
      delete bundle['index.html'];
      emit(
        'app.html',
        shellOf(String(shell.source), frames, { ...context, css: await stylesFor(frames, font) }),
      );
      for (const page of pages)
        emit(page.file, documentOf(page, { ...context, css: sheets.get(sheetOf(page.path)) ?? '' }));
      const explore = pages.find(({ path }) => path === PATHS.explore);
      if (!explore) throw new Error('The build made no page of the search');
      for (const { file, markup } of templates)
        emit(file.slice(1), templateOf(explore, { ...context, css: await stylesFor(markup, font) }));

      const favicon = await readFile(join(config.publicDir, 'favicon.svg'), 'utf8');
      for (const { file, width, full } of ICONS)
        emit(file, await icon(full ? squared(favicon) : favicon, width, cache));
      emit('sitemap.xml', siteMap(pages, GUIDE_COUNTRIES.map(guidePath)));
      emit('robots.txt', robots());
      emit(SECURITY_TXT, securityTxt(new Date()));
      emit('manifest.webmanifest', webManifest(pages[0]?.description ?? ''));
    },
  };
};

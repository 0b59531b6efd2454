import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { compile } from 'tailwindcss';
import { PATHS } from '#frontend/core/paths.ts';

const STYLES = join(import.meta.dirname, '..', 'styles');
const require = createRequire(import.meta.url);

const fileOf = (id: string, base: string): string =>
  id === 'tailwindcss' ? require.resolve('tailwindcss/index.css') : resolve(base, id);

const SIGN_IN: readonly string[] = [PATHS.auth, PATHS.getStarted];

/**
 * Which inline sheet a page has. Pages that look alike share one, since each sheet is a hash in the policy, and bring
 * little that they do not need: half of the styles of all pages, which a phone would parse before its first paint.
 */
export const sheetOf = (path: string): 'search' | 'sign-in' | 'public' => {
  if (path === PATHS.explore) return 'search';
  return SIGN_IN.includes(path) ? 'sign-in' : 'public';
};

/** The class names in some markup. */
const classesIn = (markup: string): string[] =>
  [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) =>
    names.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<').split(/\s+/),
  );

/**
 * The styles that some markup needs, and no others: the font, and the app's stylesheet (styles/index.css) with the classes
 * that occur in it. The whole sheet arrives with the app and says the same in the same order, so nothing changes then.
 * `font` is the built address of the font's file.
 */
export const stylesFor = async (markup: string, font: string): Promise<string> => {
  const source = ['index.css', 'font.css'].map((file) => readFileSync(join(STYLES, file), 'utf8')).join('\n');
  const tailwind = await compile(source, {
    base: STYLES,
    loadStylesheet: async (id, base) => {
      const path = fileOf(id, base);
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') };
    },
  });
  const css = tailwind
    .build([...new Set(classesIn(markup))].sort())
    .replace(/url\("[^"]*\.woff2"\)/, `url("${font}")`);
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    // light-dark() and the rest of what the styles use, untranslated; as in vite.config.ts.
    target: ['chrome123', 'safari17.5', 'firefox125'],
    legalComments: 'none',
  });
  return code.trim();
};

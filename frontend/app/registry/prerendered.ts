import { PATHS } from '#frontend/core/paths.ts';
import { PUBLIC_SCREENS } from './public.ts';

/** The pages that are rendered at build time, in the order of the site map. */
export const PRERENDERED = PUBLIC_SCREENS.flatMap(({ path, prerendered }) =>
  prerendered ? [{ path, ...prerendered }] : [],
);

/** The file of a page that is rendered at build time, in the site's folder: `features.html`. */
export const pageFile = (path: string): string =>
  path === PATHS.home ? 'index.html' : `${path.slice(1)}.html`;

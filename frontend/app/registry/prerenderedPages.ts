import { PATHS } from '#frontend/core/paths.ts';
import { PUBLIC_SCREENS } from './public.ts';

/** The pages that are rendered at build time, in the order of the site map. */
export const PRERENDERED = PUBLIC_SCREENS.flatMap(({ path, layout, prerendered }) =>
  prerendered ? [{ path, layout, ...prerendered }] : [],
);

/** The second pages of screens that look different with a field in their query. */
export const VARIANTS = PRERENDERED.flatMap(({ path, description, variant }) =>
  variant ? [{ path, description, ...variant, file: variantFile(path, variant.value) }] : [],
);

/** The file of a page that is rendered at build time, in the site's folder: `features.html`. */
export const pageFile = (path: string): string =>
  path === PATHS.home ? 'index.html' : `${path.slice(1)}.html`;

/** `auth-signup.html` */
function variantFile(path: string, value: string): string {
  return `${path.slice(1)}-${value}.html`;
}

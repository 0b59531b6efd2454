import type { ScreenPath } from '#frontend/core/paths.ts';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { pageTitle } from './pages.ts';

/** Names the browser's tab as the prerendered page of this path does. */
export const usePageTitle = (path: ScreenPath): void => useTitle(pageTitle(path));

import { App } from '#frontend/app/App.tsx';
import { clientWithLibrary } from '#frontend/app/renderedPage.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import type { LibraryPage } from '#shared/features/library/schema.ts';
import { markupOf } from './markup.tsx';

/** The screen of the library as a visitor's browser shows it, with its address. */
export const libraryMarkup = async (library: LibraryPage): Promise<{ path: string; markup: string }> => {
  const path = PATHS.library;
  await preloadScreen(path);
  return { path, markup: await markupOf(<App client={clientWithLibrary(library)} />, path) };
};

import { App } from '#frontend/app/App.tsx';
import { clientWithGuide } from '#frontend/app/renderedPage.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { guidePath } from '#shared/features/guides/address.ts';
import type { ShownGuide } from '#shared/features/guides/schema.ts';
import { markupOf } from './markup.tsx';

/** The screen of a guide as a visitor's browser shows it, with its address. */
export const guideMarkup = async (guide: ShownGuide): Promise<{ path: string; markup: string }> => {
  const path = guidePath(guide.country);
  await preloadScreen(path);
  return { path, markup: await markupOf(<App client={clientWithGuide(guide)} />, path) };
};

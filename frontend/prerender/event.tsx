import { App } from '#frontend/app/App.tsx';
import { clientWithEvent } from '#frontend/app/renderedPage.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { publicEventPath } from '#shared/features/events/address.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';
import { markupOf } from './markup.tsx';

/** The screen of a public event as a visitor's browser shows it, with its address. */
export const eventMarkup = async (event: PublicEvent): Promise<{ path: string; markup: string }> => {
  const path = publicEventPath(event.id);
  await preloadScreen(path);
  return { path, markup: await markupOf(<App client={clientWithEvent(event)} />, path) };
};

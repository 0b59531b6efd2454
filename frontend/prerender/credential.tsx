import { App } from '#frontend/app/App.tsx';
import { clientWithCredential } from '#frontend/app/renderedPage.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { credentialPath } from '#shared/features/credentials/paths.ts';
import type { PublicCredential } from '#shared/features/credentials/schema.ts';
import { markupOf } from './markup.tsx';

/** The screen of a credential as a visitor's browser shows it, with its address. */
export const credentialMarkup = async (
  credential: PublicCredential,
): Promise<{ path: string; markup: string }> => {
  const path = credentialPath(credential.id);
  await preloadScreen(path);
  return { path, markup: await markupOf(<App client={clientWithCredential(credential)} />, path) };
};

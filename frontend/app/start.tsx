import '#frontend/core/zodConfig.ts';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
import { keepKeysOfInputMethods } from '#frontend/core/page/inputMethods.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { App } from './App.tsx';
import { isPrerendered, preloadScreen } from './router.tsx';

/**
 * Starts the app in `#root`. A page that was rendered at build time, or by a function, is hydrated once the code of its
 * screen is there. Resolves when React handles events.
 * @param client holds what the page was rendered with
 */
export const start = async (client?: QueryClient): Promise<void> => {
  keepKeysOfInputMethods();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { pathname } = location;
  const { prerendered } = root.dataset;
  const taken = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App onReady={taken.resolve} client={client} />
      </BrowserRouter>
    </StrictMode>
  );
  // The not-found page answers any address, and some of those have another layout.
  if (prerendered === undefined || !(await isPrerendered(prerendered, pathname))) {
    // If that fails, the screen says so.
    const screen = preloadScreen(pathname).catch(() => undefined);
    // The frame in the HTML stays until the screen takes its place. The dashboard draws the same frame, and its session
    // is loaded together with its code.
    if (prerendered === undefined && !pathname.startsWith(PATHS.dashboard)) await screen;
    createRoot(root).render(app);
  } else {
    await preloadScreen(pathname);
    // A transition yields to scrolling and typing.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  }
  await taken.promise;
};

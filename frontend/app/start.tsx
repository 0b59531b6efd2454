import '#frontend/core/zodConfig.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '../styles/index.css';
import { App } from './App.tsx';
import { preloadScreen, sameScreen } from './router.tsx';

/**
 * Starts the app in `#root`. A page that was rendered at build time is taken over as it stands, once the code of its
 * screen is there; resolves when React answers to what is pressed.
 */
export const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { pathname } = location;
  const { prerendered } = root.dataset;
  const taken = Promise.withResolvers<void>();
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App onReady={taken.resolve} />
      </BrowserRouter>
    </StrictMode>
  );
  // The not-found page stands for any address, and some of those have another frame.
  if (prerendered === undefined || !sameScreen(prerendered, pathname)) {
    // The screen's code comes while it is still being asked who is there; whoever cannot fetch it is told by the screen.
    preloadScreen(pathname).catch(() => undefined);
    createRoot(root).render(app);
  } else {
    await preloadScreen(pathname);
    // A transition is done in small pieces: whoever scrolls or types meanwhile is not held up.
    startTransition(() => {
      hydrateRoot(root, app);
    });
  }
  await taken.promise;
};

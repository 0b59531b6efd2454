import { useEffect } from 'react';

/**
 * Replaces the package `react-style-singleton` (an alias in vite.config.ts), by which Radix locks the page
 * behind a dialog. The package writes an inline <style>, which our content security policy forbids; a
 * constructed stylesheet says the same and is allowed.
 */
export const styleSingleton = () => {
  let users = 0;
  let sheet: CSSStyleSheet | null = null;

  const add = (css: string) => {
    users += 1;
    if (users > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  const remove = () => {
    users -= 1;
    if (users > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
    sheet = null;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: the package's own interface; Radix calls it once, at module level
  return function Sheet({ styles }: { styles: string }): null {
    // biome-ignore lint/correctness/useExhaustiveDependencies: as in the package, the first user's styles hold
    useEffect(() => {
      add(styles);
      return remove;
    }, []);
    return null;
  };
};

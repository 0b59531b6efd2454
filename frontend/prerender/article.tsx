import { App } from '#frontend/app/App.tsx';
import { clientWithArticle } from '#frontend/app/renderedPage.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { articlePath } from '#shared/features/library/article.ts';
import type { ShownArticle } from '#shared/features/library/schema.ts';
import { markupOf } from './markup.tsx';

/** The screen of an article as a visitor's browser shows it, with its address. */
export const articleMarkup = async (article: ShownArticle): Promise<{ path: string; markup: string }> => {
  const path = articlePath(article.id);
  await preloadScreen(path);
  return { path, markup: await markupOf(<App client={clientWithArticle(article)} />, path) };
};

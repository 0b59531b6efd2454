import { App } from '#frontend/app/App.tsx';
import { PRERENDERED, pageFile, VARIANTS } from '#frontend/app/registry/prerenderedPages.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { FAQ } from '#frontend/marketing/content/faq.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { articleMarkup } from './article.tsx';
import { credentialMarkup } from './credential.tsx';
import { eventMarkup } from './event.tsx';
import {
  ARTICLE_EXAMPLE,
  CREDENTIAL_EXAMPLES,
  EVENT_EXAMPLES,
  EXAMPLES,
  GUIDE_EXAMPLE,
  LIBRARY_EXAMPLE,
  LINK_EXAMPLE,
} from './examples.ts';
import { FRAME_CLASSES, FRAMES, WithQueries } from './frames.tsx';
import { guideMarkup } from './guide.tsx';
import { libraryMarkup } from './library.tsx';
import { markupOf } from './markup.tsx';
import { opportunityMarkup } from './opportunity.tsx';
import type { Page } from './page.ts';
import { SocialCard } from './SocialCard.tsx';
import { faqData, organisationData } from './structured-data.ts';

/*
 * The entry of the server build: what plugin.ts calls in Node to have the public pages as markup. The components are
 * those of the browser.
 */

/** The not-found page's own address, which leads nowhere. */
const NOT_FOUND = '/404';

/** The markup of a screen for a visitor who is not signed in. */
const screenAt = async (path: string, query = ''): Promise<string> => {
  await preloadScreen(path);
  return markupOf(<App />, path + query);
};

/** What the shell shows until the app has drawn its screen: a frame for each kind of screen, of which early.js chooses one. */
export const renderFrames = async (): Promise<string> => {
  const frames: string[] = [];
  for (const { name, address, frame } of FRAMES) {
    const markup =
      frame === 'screen'
        ? await screenAt(address)
        : await markupOf(<WithQueries>{frame}</WithQueries>, address);
    // The frames are in one document, in which an id may occur once: only one has a menu that opens by its id.
    const unique = name === 'shared' ? markup : markup.replaceAll(/ (id|for|aria-labelledby)="[^"]*"/g, '');
    frames.push(`<div class="${FRAME_CLASSES[name]}">${unique}</div>`);
  }
  return frames.join('');
};

const structuredData = (path: string): readonly object[] => {
  if (path === PATHS.home) return [organisationData()];
  return path === PATHS.contact ? [faqData(FAQ)] : [];
};

/** The screens of the examples, for the styles that pages of opportunities need. */
export const renderExamples = async (): Promise<string> => {
  const rendered: string[] = [];
  for (const example of EXAMPLES) rendered.push((await opportunityMarkup(example)).markup);
  return rendered.join('');
};

/** The markup of an article with every part of its screen. */
export const renderArticleExample = async (): Promise<string> =>
  (await articleMarkup(ARTICLE_EXAMPLE)).markup + (await articleMarkup(LINK_EXAMPLE)).markup;

/** The markup of the library's page. */
export const renderLibraryExample = async (): Promise<string> =>
  (await libraryMarkup(LIBRARY_EXAMPLE)).markup;

/** The markup of a guide with every part of its screen. */
export const renderGuideExample = async (): Promise<string> => (await guideMarkup(GUIDE_EXAMPLE)).markup;

/** The markup of public events with every part of their screen. */
export const renderEventExamples = async (): Promise<string> => {
  const rendered: string[] = [];
  for (const example of EVENT_EXAMPLES) rendered.push((await eventMarkup(example)).markup);
  return rendered.join('');
};

/** The markup of credentials with every part of their screen. */
export const renderCredentialExamples = async (): Promise<string> => {
  const rendered: string[] = [];
  for (const example of CREDENTIAL_EXAMPLES) rendered.push((await credentialMarkup(example)).markup);
  return rendered.join('');
};

/** All pages that are made at build time. */
export const renderPages = async (): Promise<Page[]> => {
  const pages: Page[] = [];
  for (const { path, title, description } of PRERENDERED)
    pages.push({
      path,
      file: pageFile(path),
      title: `${title} · ${PRODUCT}`,
      headline: title,
      description,
      card: <SocialCard headline={title} description={description} />,
      ...(path === PATHS.explore && {
        feed: { title: 'Open opportunities', path: api.href('opportunities.feed', {}) },
      }),
      structuredData: structuredData(path),
      markup: await screenAt(path),
    });
  for (const { path, description, field, value, title, file } of VARIANTS) {
    const query = `?${field}=${value}`;
    pages.push({
      path,
      query,
      file,
      title: `${title} · ${PRODUCT}`,
      headline: title,
      description,
      card: null,
      structuredData: [],
      markup: await screenAt(path, query),
    });
  }
  const title = '404 Page Not Found';
  pages.push({
    path: NOT_FOUND,
    file: pageFile(NOT_FOUND),
    title: `${title} · ${PRODUCT}`,
    headline: title,
    description: 'This page doesn’t exist.',
    card: null,
    structuredData: [],
    markup: await screenAt(NOT_FOUND),
  });
  return pages;
};

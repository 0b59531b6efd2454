import { App } from '#frontend/app/App.tsx';
import { PRERENDERED, pageFile, VARIANTS } from '#frontend/app/registry/prerenderedPages.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { FAQ } from '#frontend/marketing/content/faq.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { SITE_DOCUMENTS } from '#shared/features/pages/routes.ts';
import { CHALLENGE_EXAMPLES, RESULTS_EXAMPLE } from './challenge-examples.ts';
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
import { markupOf } from './markup.tsx';
import type { Page } from './page.ts';
import {
  articleScreen,
  challengeScreen,
  credentialScreen,
  eventScreen,
  guideScreen,
  libraryScreen,
  opportunityScreen,
  type RecordScreen,
  resultsScreen,
} from './record-screens.tsx';
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

const allOf = async <Example,>(
  examples: readonly Example[],
  screen: (example: Example) => Promise<RecordScreen>,
): Promise<string> => {
  const rendered: string[] = [];
  for (const example of examples) rendered.push((await screen(example)).markup);
  return rendered.join('');
};

/** By the file of each template, markup with every part of its screen: its styles are those that such pages need. */
export const renderTemplateExamples = async (): Promise<{ file: string; markup: string }[]> => [
  { file: SITE_DOCUMENTS.opportunity, markup: await allOf(EXAMPLES, opportunityScreen) },
  { file: SITE_DOCUMENTS.article, markup: await allOf([ARTICLE_EXAMPLE, LINK_EXAMPLE], articleScreen) },
  { file: SITE_DOCUMENTS.library, markup: await allOf([LIBRARY_EXAMPLE], libraryScreen) },
  { file: SITE_DOCUMENTS.guide, markup: await allOf([GUIDE_EXAMPLE], guideScreen) },
  { file: SITE_DOCUMENTS.event, markup: await allOf(EVENT_EXAMPLES, eventScreen) },
  { file: SITE_DOCUMENTS.challenge, markup: await allOf(CHALLENGE_EXAMPLES, challengeScreen) },
  { file: SITE_DOCUMENTS.results, markup: await allOf([RESULTS_EXAMPLE], resultsScreen) },
  { file: SITE_DOCUMENTS.credential, markup: await allOf(CREDENTIAL_EXAMPLES, credentialScreen) },
];

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

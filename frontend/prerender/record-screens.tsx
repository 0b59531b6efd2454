import type { QueryClient } from '@tanstack/react-query';
import { App } from '#frontend/app/App.tsx';
import {
  clientWithArticle,
  clientWithChallenge,
  clientWithCredential,
  clientWithEvent,
  clientWithGuide,
  clientWithLibrary,
  clientWithOpportunity,
  clientWithResults,
} from '#frontend/app/renderedPage.ts';
import { preloadScreen } from '#frontend/app/router.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import { credentialPath } from '#shared/features/credentials/paths.ts';
import type { PublicCredential } from '#shared/features/credentials/schema.ts';
import { publicEventPath } from '#shared/features/events/address.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';
import { guidePath } from '#shared/features/guides/address.ts';
import type { ShownGuide } from '#shared/features/guides/schema.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import { articlePath } from '#shared/features/library/article.ts';
import type { LibraryPage, ShownArticle } from '#shared/features/library/schema.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { ResultsPage } from '#shared/features/pages/routes.ts';
import { markupOf } from './markup.tsx';

/*
 * The screens of records that visitors read, as their browser shows them: what a function renders, and what the styles of these
 * pages are made for.
 */

/** A screen with its address. */
export interface RecordScreen {
  readonly path: string;
  readonly markup: string;
}

/** The screen at a path for a browser that has its answer already. */
const screenOf = async (path: string, client: QueryClient): Promise<RecordScreen> => {
  await preloadScreen(path);
  return { path, markup: await markupOf(<App client={client} />, path) };
};

export const opportunityScreen = (opportunity: Opportunity): Promise<RecordScreen> =>
  screenOf(fillPath(PATHS.opportunity, { id: opportunity.id }), clientWithOpportunity(opportunity));

export const libraryScreen = (library: LibraryPage): Promise<RecordScreen> =>
  screenOf(PATHS.library, clientWithLibrary(library));

export const articleScreen = (article: ShownArticle): Promise<RecordScreen> =>
  screenOf(articlePath(article.id), clientWithArticle(article));

export const guideScreen = (guide: ShownGuide): Promise<RecordScreen> =>
  screenOf(guidePath(guide.country), clientWithGuide(guide));

export const eventScreen = (event: PublicEvent): Promise<RecordScreen> =>
  screenOf(publicEventPath(event.id), clientWithEvent(event));

export const challengeScreen = (challenge: PublicChallenge): Promise<RecordScreen> =>
  screenOf(publicChallengePath(challenge.id), clientWithChallenge(challenge));

export const resultsScreen = (page: ResultsPage): Promise<RecordScreen> =>
  screenOf(resultsPath(page.challengeId), clientWithResults(page));

export const credentialScreen = (credential: PublicCredential): Promise<RecordScreen> =>
  screenOf(credentialPath(credential.id), clientWithCredential(credential));

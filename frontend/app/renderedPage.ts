import type { QueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import type { PublicCredential } from '#shared/features/credentials/schema.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';
import { GUIDES_PATH } from '#shared/features/guides/address.ts';
import type { ShownGuide } from '#shared/features/guides/schema.ts';
import type { LibraryPage, ShownArticle } from '#shared/features/library/schema.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { ResultsPage } from '#shared/features/pages/routes.ts';
import { createQueryClient } from './queryClient.ts';

/** The id of the element that holds what a page was rendered with, as JSON. */
export const PAGE_DATA = 'page-data';

/** Has an answer at once, for good. */
const clientWithFinal = (queryKey: readonly unknown[], answer: object): QueryClient => {
  const client = createQueryClient();
  client.setQueryData(queryKey, answer);
  return client;
};

/** Has an answer at once, and lets it be asked for again: the page may be a minute old. */
const clientWith = (queryKey: readonly unknown[], answer: object): QueryClient => {
  const client = clientWithFinal(queryKey, answer);
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
  return client;
};

export const clientWithOpportunity = (opportunity: Opportunity): QueryClient =>
  clientWith(api.query('opportunities.get', { params: { id: opportunity.id } }).queryKey, opportunity);

export const clientWithArticle = (article: ShownArticle): QueryClient =>
  clientWith(api.query('library.get', { params: { id: article.id } }).queryKey, article);

/** Of the library without filters: its first page. */
export const clientWithLibrary = (library: LibraryPage): QueryClient =>
  clientWith(api.pages('library.list', { query: {} }).queryKey, {
    pages: [library],
    pageParams: [undefined],
  });

export const clientWithGuide = (guide: ShownGuide): QueryClient =>
  clientWith(api.query('guides.get', { params: { country: guide.country } }).queryKey, guide);

export const clientWithEvent = (event: PublicEvent): QueryClient =>
  clientWith(api.query('events.page', { params: { id: event.id } }).queryKey, event);

export const clientWithChallenge = (challenge: PublicChallenge): QueryClient =>
  clientWith(api.query('challenges.page', { params: { id: challenge.id } }).queryKey, challenge);

/** Nothing changes published results. */
export const clientWithResults = ({ challengeId, results }: ResultsPage): QueryClient =>
  clientWithFinal(api.query('judging.results', { params: { id: challengeId } }).queryKey, results);

export const clientWithCredential = (credential: PublicCredential): QueryClient =>
  clientWith(api.query('credentials.page', { params: { id: credential.id } }).queryKey, credential);

/** The same with what a function rendered this page with (frontend/prerender/renderers): the address says what it is. */
export const clientOfPage = (): QueryClient | undefined => {
  const json = document.getElementById(PAGE_DATA)?.textContent;
  if (!json) return undefined;
  if (location.pathname.startsWith('/events/')) return clientWithEvent(JSON.parse(json));
  if (/^\/challenges\/[^/]+\/results/.test(location.pathname)) return clientWithResults(JSON.parse(json));
  if (location.pathname.startsWith('/challenges/')) return clientWithChallenge(JSON.parse(json));
  if (location.pathname.startsWith('/credentials/')) return clientWithCredential(JSON.parse(json));
  if (location.pathname === PATHS.library) return clientWithLibrary(JSON.parse(json));
  if (location.pathname.startsWith(`${GUIDES_PATH}/`)) return clientWithGuide(JSON.parse(json));
  return location.pathname.startsWith('/library/')
    ? clientWithArticle(JSON.parse(json))
    : clientWithOpportunity(JSON.parse(json));
};

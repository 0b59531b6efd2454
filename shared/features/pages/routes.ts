import * as z from 'zod';
import { defineFeature, optionalFilter } from '#shared/core/contract.ts';
import type { PublicChallenge } from '../challenges/schema.ts';
import type { PublicCredential } from '../credentials/schema.ts';
import type { PublicEvent } from '../events/schema.ts';
import type { ShownGuide } from '../guides/schema.ts';
import type { PublishedResults } from '../judging/result-schema.ts';
import type { LibraryPage, ShownArticle } from '../library/schema.ts';
import type { Opportunity } from '../opportunities/routes.ts';

/** How many opportunities a part of the site map has. */
export const SITE_MAP_PART = 10_000;
/** How many events the site map names, those that are next. */
export const EVENT_MAP = 1000;
/** How many challenges the site map names: open ones first, then those in judging, then those with results. */
export const CHALLENGE_MAP = 1000;

/**
 * The most entries and scores with which results are rendered: a function may answer with 6 MB, and an entry has 4 KB of HTML and a
 * score 0.1 KB of data.
 */
export const RENDERED_RESULTS = { entries: 1000, scores: 15_000 } as const;

/** What the page of published results is made of. */
export interface ResultsPage {
  readonly challengeId: string;
  readonly results: PublishedResults;
}

/** What the bundle that renders a page is given, besides what the page shows. */
export interface PageInput {
  /** The page's document, with marks where pages differ: a file of the built site. */
  readonly template: string;
  /** The site's address, without a slash at the end. */
  readonly siteUrl: string;
}

/** What the bundle that renders pages exports (frontend/prerender/renderers/pages.tsx). */
export interface PageRenderer {
  readonly renderOpportunity: (input: PageInput & { readonly opportunity: Opportunity }) => Promise<string>;
  readonly renderEvent: (
    input: PageInput & { readonly event: PublicEvent; readonly isOver: boolean },
  ) => Promise<string>;
  readonly renderChallenge: (
    input: PageInput & { readonly challenge: PublicChallenge; readonly isOver: boolean },
  ) => Promise<string>;
  readonly renderResults: (input: PageInput & { readonly page: ResultsPage }) => Promise<string>;
  readonly renderCredential: (
    input: PageInput & { readonly credential: PublicCredential },
  ) => Promise<string>;
  /** The library without filters, from its beginning. */
  readonly renderLibrary: (input: PageInput & { readonly library: LibraryPage }) => Promise<string>;
  readonly renderArticle: (input: PageInput & { readonly article: ShownArticle }) => Promise<string>;
  readonly renderGuide: (input: PageInput & { readonly guide: ShownGuide }) => Promise<string>;
}

/** Where the site has the documents that functions need: the pages' templates, the not-found page, the app's shell. */
export const SITE_DOCUMENTS = {
  opportunity: '/templates/opportunity.html',
  article: '/templates/article.html',
  library: '/templates/library.html',
  guide: '/templates/guide.html',
  event: '/templates/event.html',
  challenge: '/templates/challenge.html',
  results: '/templates/results.html',
  credential: '/templates/credential.html',
  notFound: '/404.html',
  shell: '/app.html',
} as const;

/** A document of the site that every visitor may have; at the edge for a minute, unless a route says otherwise. */
const file = {
  method: 'GET',
  access: 'public',
  edge: { seconds: 60 },
  grants: ['table:read'],
  response: z.string(),
} as const;
/** The page of a record. */
const recordPage = {
  ...file,
  answers: 'html',
  params: z.object({ id: z.string().max(2048) }),
  errors: ['not_found'],
} as const;
const mapFile = { ...file, answers: 'xml' } as const;
/** For what admins can switch off: a switch closes it everywhere within 30 seconds (decision 0370). */
const SOON = { edge: { seconds: 10 } } as const;

/** Addresses of the site whose documents a function makes. The edge leaves cookies out of their requests. */
export const pages = defineFeature('pages', {
  opportunity: {
    ...recordPage,
    path: '/opportunities/{id}',
    summary: 'The page of an opportunity that was published, as HTML; up to a minute late',
    errors: ['not_found', 'gone'],
  },
  library: {
    ...file,
    ...SOON,
    path: '/library',
    summary: 'The page of the library with its first entries, as HTML; up to ten seconds late',
    answers: 'html',
  },
  libraryMap: {
    ...mapFile,
    ...SOON,
    path: '/sitemap-library.xml',
    summary: 'The site map of the library, with what admins added to it',
  },
  article: {
    ...recordPage,
    ...SOON,
    path: '/library/{id}',
    summary: 'The page of an entry of the library, as HTML; up to ten seconds late',
  },
  guide: {
    ...file,
    ...SOON,
    path: '/study-abroad/{country}',
    summary: 'The page of a guide to studies abroad, as HTML; up to ten seconds late',
    grants: [],
    answers: 'html',
    params: z.object({ country: z.string().max(2048) }),
    errors: ['not_found'],
  },
  event: {
    ...recordPage,
    ...SOON,
    path: '/events/{id}',
    summary: 'The page of a public event, as HTML; up to ten seconds late',
  },
  challenge: {
    ...recordPage,
    ...SOON,
    path: '/challenges/{id}',
    summary: 'The page of a challenge from its opening on, as HTML; up to ten seconds late',
  },
  results: {
    ...recordPage,
    ...SOON,
    path: '/challenges/{id}/results',
    summary: 'The page of the published results of a challenge, as HTML; up to ten seconds late',
  },
  challengeMap: {
    ...mapFile,
    ...SOON,
    path: '/sitemap-challenges.xml',
    summary: `The site map of challenges and published results, of at most ${CHALLENGE_MAP.toLocaleString('en')} challenges`,
  },
  credential: {
    ...recordPage,
    path: '/credentials/{id}',
    summary: 'The page of a credential whose holder shows it, as HTML; up to five seconds late',
    edge: { seconds: 5 },
  },
  credentialDocument: {
    ...file,
    path: '/credentials/{id}.json',
    summary: 'The signed document of a credential whose holder shows it',
    edge: { seconds: 5 },
    answers: 'json',
    params: z.object({ id: z.string().max(2048) }),
    errors: ['not_found', 'unavailable'],
  },
  eventMap: {
    ...mapFile,
    ...SOON,
    path: '/sitemap-events.xml',
    summary: `The site map of public events that are to come, at most ${EVENT_MAP.toLocaleString('en')}`,
  },
  siteMap: {
    ...mapFile,
    path: '/sitemap-opportunities.xml',
    summary: `The parts of the site map of open opportunities, or one part of at most ${SITE_MAP_PART.toLocaleString('en')}`,
    grants: ['table:open-deadlines', 'table:read'],
    query: z.object({ part: optionalFilter(z.string().max(1024)) }),
    errors: ['invalid_cursor', 'not_found'],
  },
});

import { PAGE_DATA } from '#frontend/app/renderedPage.ts';
import { whenIn } from '#frontend/features/events/words.ts';
import { zoneInWords } from '#frontend/parts/calendar/time.ts';
import { deadlineIn } from '#frontend/parts/challenges/words.ts';
import { isInForce, stateOf, validityInWords } from '#frontend/parts/credentials/state.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { challengeWorkflow } from '#shared/features/challenges/rules.ts';
import type { PublicChallenge } from '#shared/features/challenges/schema.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import { GUIDE_COUNTRIES_IN_SENTENCES } from '#shared/features/guides/fact.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { PageInput, PageRenderer } from '#shared/features/pages/routes.ts';
import { challengeData, resultsData } from '../challenge-data.ts';
import { eventData } from '../event-data.ts';
import { dataBlock, escaped, filled, noIndex, sharedLink, titled } from '../head.ts';
import { jobPosting } from '../job-posting.ts';
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
} from '../record-screens.tsx';

/*
 * What the function `pages` renders with: a bundle of its own (infra/bundling/function-renderer.ts), of the components that the browser
 * hydrates the pages with.
 */

/** What a page says of itself. */
interface About {
  /** Of the browser’s tab, without the product’s name. */
  readonly title: string;
  /** Of shared links, where it is another one. */
  readonly headline?: string;
  /** What search engines show. */
  readonly description: string;
  /** Further elements of the head: data for search engines, or that they are asked to forget the page. */
  readonly found?: readonly string[];
  /** What the browser hydrates the page with. */
  readonly data: object;
}

/** The whole document of a page. */
const documentWith = (
  { template, siteUrl }: PageInput,
  { path, markup }: RecordScreen,
  { title, headline = title, description, found = [], data }: About,
): string =>
  filled(template, {
    about: titled({ title: `${title} · ${PRODUCT}`, description }).join('\n'),
    more: [...sharedLink({ url: siteUrl + path, headline, description }), ...found].join('\n'),
    path: escaped(path),
    markup,
    data: dataBlock('application/json', data, PAGE_DATA),
  });

/** What search engines read of a page. */
const structured = (data: object | undefined): string[] =>
  data === undefined ? [] : [dataBlock('application/ld+json', data)];

const opportunityInWords = ({ type, company, location, salary, status, deadline }: Opportunity): string => {
  const what = `${OPPORTUNITY_TYPE_LABELS[type]} at ${company}, ${location}. ${salary ? `${salary}. ` : ''}`;
  return status === 'open'
    ? `${what}Apply by ${fullDate(deadline)}.`
    : `${what}This opportunity is ${OPPORTUNITY_STATUS_LOOKS[status].label.toLowerCase()}.`;
};

/** The page of an opportunity. Search engines get the data of an open one, and are asked to forget the others. */
export const renderOpportunity: PageRenderer['renderOpportunity'] = async ({ opportunity, ...input }) => {
  const { title, company, status } = opportunity;
  return documentWith(input, await opportunityScreen(opportunity), {
    title,
    headline: `${title} at ${company}`,
    description: opportunityInWords(opportunity),
    found: status === 'open' ? structured(jobPosting(opportunity, input.siteUrl)) : [noIndex()],
    data: opportunity,
  });
};

/** The library’s page. */
export const renderLibrary: PageRenderer['renderLibrary'] = async ({ library, ...input }) =>
  documentWith(input, await libraryScreen(library), {
    title: 'Library',
    description:
      'Guides, templates to copy, checklists and links for students, mentors, employers and alumni, with sources and the day on which they were read.',
    data: library,
  });

/** The page of an article. What it says in short is what search engines show of it. */
export const renderArticle: PageRenderer['renderArticle'] = async ({ article, ...input }) =>
  documentWith(input, await articleScreen(article), {
    title: article.title,
    description: article.answer,
    data: article,
  });

/** The page of a guide. Its summary is what search engines show of it. */
export const renderGuide: PageRenderer['renderGuide'] = async ({ guide, ...input }) =>
  documentWith(input, await guideScreen(guide), {
    title: `Studying in ${GUIDE_COUNTRIES_IN_SENTENCES[guide.country]}`,
    description: guide.summary,
    data: guide,
  });

/**
 * The page of a public event. Search engines get the data of one that is to come or was cancelled, and are asked to forget it
 * once it is over.
 */
export const renderEvent: PageRenderer['renderEvent'] = async ({ event, isOver, ...input }) => {
  const { title, timeZone, venue, host } = event;
  const where = venue === '' ? '' : `, ${venue}`;
  return documentWith(input, await eventScreen(event), {
    title,
    description: `${whenIn(event, timeZone)} (${zoneInWords(timeZone)})${where}. Hosted by ${host.name}.`,
    found: isOver ? [noIndex()] : structured(eventData(event, input.siteUrl)),
    data: event,
  });
};

const challengeInWords = ({ status, deadline, timeZone, prize, host }: PublicChallenge): string => {
  const state =
    status === 'open'
      ? `Entries until ${deadlineIn(deadline, timeZone)}`
      : challengeWorkflow.statuses[status].label;
  return `${state}. ${prize === '' ? '' : `Prize: ${prize}. `}Hosted by ${host.name}.`;
};

/**
 * The page of a challenge. Search engines get the data of one whose deadline is to come, and keep its page, which leads to the
 * results. They are asked to forget one that was cancelled: until the deadline the data says so, so that they notice.
 */
export const renderChallenge: PageRenderer['renderChallenge'] = async ({ challenge, isOver, ...input }) => {
  const forgotten = isOver && challenge.status === 'cancelled';
  return documentWith(input, await challengeScreen(challenge), {
    title: challenge.title,
    description: challengeInWords(challenge),
    found: [
      ...(isOver ? [] : structured(challengeData(challenge, input.siteUrl))),
      ...(forgotten ? [noIndex()] : []),
    ],
    data: challenge,
  });
};

/** The page of published results. Search engines get the scores as data. */
export const renderResults: PageRenderer['renderResults'] = async ({ page, ...input }) => {
  const { title, publishedAt, entries, judges } = page.results;
  const counted = entries.length === 1 ? 'One entry' : `${entries.length} entries`;
  return documentWith(input, await resultsScreen(page), {
    title: `Results: ${title}`,
    description: `${counted}, ${judges.length} judges, published on ${fullDate(publishedAt)}: ranks with their intervals, every score, and how to recompute them.`,
    found: structured(resultsData(page, input.siteUrl)),
    data: page,
  });
};

/** The page of a credential. Search engines are asked to forget one that is not in force, or was replaced. */
export const renderCredential: PageRenderer['renderCredential'] = async ({ credential, ...input }) => {
  const { achievement, kind, recipient, replaced, asOf } = credential;
  const now = new Date(asOf);
  return documentWith(input, await credentialScreen(credential), {
    title: achievement.name,
    headline: `${achievement.name}, ${recipient}`,
    description: `${KIND_TEXTS[kind].label}, awarded to ${recipient}. ${stateOf(credential, now).label}. ${validityInWords(credential, now)}`,
    found: isInForce(credential, now) && !replaced ? [] : [noIndex()],
    data: credential,
  });
};

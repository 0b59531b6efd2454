import { PAGE_DATA } from '#frontend/app/renderedPage.ts';
import { whenIn } from '#frontend/features/events/words.ts';
import { zoneInWords } from '#frontend/parts/calendar/time.ts';
import { isInForce, stateOf, validityInWords } from '#frontend/parts/credentials/state.ts';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import { GUIDE_COUNTRIES_IN_SENTENCES } from '#shared/features/guides/fact.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { PageRenderer } from '#shared/features/pages/routes.ts';
import { articleMarkup } from '../article.tsx';
import { credentialMarkup } from '../credential.tsx';
import { eventMarkup } from '../event.tsx';
import { eventData } from '../event-data.ts';
import { guideMarkup } from '../guide.tsx';
import { dataBlock, escaped, filled, noIndex, sharedLink, titled } from '../head.ts';
import { jobPosting } from '../job-posting.ts';
import { libraryMarkup } from '../library.tsx';
import { opportunityMarkup } from '../opportunity.tsx';

/*
 * What the function `pages` renders with: a bundle of its own (infra/bundling/function-renderer.ts), of the components that the browser
 * hydrates the pages with.
 */

const descriptionOf = ({ type, company, location, salary, status, deadline }: Opportunity): string => {
  const what = `${OPPORTUNITY_TYPE_LABELS[type]} at ${company}, ${location}. ${salary ? `${salary}. ` : ''}`;
  return status === 'open'
    ? `${what}Apply by ${fullDate(deadline)}.`
    : `${what}This opportunity is ${OPPORTUNITY_STATUS_LOOKS[status].label.toLowerCase()}.`;
};

/** The whole document of an opportunity's page. Search engines get the data of an open one, and are asked to forget the others. */
export const renderOpportunity: PageRenderer['renderOpportunity'] = async ({
  template,
  opportunity,
  siteUrl,
}) => {
  const { path, markup } = await opportunityMarkup(opportunity);
  const { title, company, status } = opportunity;
  const description = descriptionOf(opportunity);
  const posting = status === 'open' ? jobPosting(opportunity, siteUrl) : undefined;
  const found =
    status === 'open' ? (posting ? [dataBlock('application/ld+json', posting)] : []) : [noIndex()];
  return filled(template, {
    about: titled({ title: `${title} · ${PRODUCT}`, description }).join('\n'),
    more: [
      ...sharedLink({ url: siteUrl + path, headline: `${title} at ${company}`, description }),
      ...found,
    ].join('\n'),
    path: escaped(path),
    markup,
    data: dataBlock('application/json', opportunity, PAGE_DATA),
  });
};

/** The whole document of the library's page. */
export const renderLibrary: PageRenderer['renderLibrary'] = async ({ template, library, siteUrl }) => {
  const { path, markup } = await libraryMarkup(library);
  const headline = 'Library';
  const description =
    'Guides, templates to copy, checklists and links for students, mentors, employers and alumni, with sources and the day on which they were read.';
  return filled(template, {
    about: titled({ title: `${headline} · ${PRODUCT}`, description }).join('\n'),
    more: sharedLink({ url: siteUrl + path, headline, description }).join('\n'),
    path: escaped(path),
    markup,
    data: dataBlock('application/json', library, PAGE_DATA),
  });
};

/** The whole document of an article's page. What it says in short is what search engines show of it. */
export const renderArticle: PageRenderer['renderArticle'] = async ({ template, article, siteUrl }) => {
  const { path, markup } = await articleMarkup(article);
  const { title, answer } = article;
  return filled(template, {
    about: titled({ title: `${title} · ${PRODUCT}`, description: answer }).join('\n'),
    more: sharedLink({ url: siteUrl + path, headline: title, description: answer }).join('\n'),
    path: escaped(path),
    markup,
    data: dataBlock('application/json', article, PAGE_DATA),
  });
};

/** The whole document of a guide's page. Its summary is what search engines show of it. */
export const renderGuide: PageRenderer['renderGuide'] = async ({ template, guide, siteUrl }) => {
  const { path, markup } = await guideMarkup(guide);
  const { country, summary: description } = guide;
  const headline = `Studying in ${GUIDE_COUNTRIES_IN_SENTENCES[country]}`;
  return filled(template, {
    about: titled({ title: `${headline} · ${PRODUCT}`, description }).join('\n'),
    more: sharedLink({ url: siteUrl + path, headline, description }).join('\n'),
    path: escaped(path),
    markup,
    data: dataBlock('application/json', guide, PAGE_DATA),
  });
};

/**
 * The whole document of a public event's page. Search engines get the data of one that is to come or was cancelled, and are asked
 * to forget it once it is over.
 */
export const renderEvent: PageRenderer['renderEvent'] = async ({ template, event, isOver, siteUrl }) => {
  const { path, markup } = await eventMarkup(event);
  const { title, timeZone, venue, host } = event;
  const where = venue === '' ? '' : `, ${venue}`;
  const description = `${whenIn(event, timeZone)} (${zoneInWords(timeZone)})${where}. Hosted by ${host.name}.`;
  const found = isOver ? noIndex() : dataBlock('application/ld+json', eventData(event, siteUrl));
  return filled(template, {
    about: titled({ title: `${title} · ${PRODUCT}`, description }).join('\n'),
    more: [...sharedLink({ url: siteUrl + path, headline: title, description }), found].join('\n'),
    path: escaped(path),
    markup,
    data: dataBlock('application/json', event, PAGE_DATA),
  });
};

/** The whole document of a credential's page. Search engines are asked to forget one that is not in force, or was replaced. */
export const renderCredential: PageRenderer['renderCredential'] = async ({
  template,
  credential,
  siteUrl,
}) => {
  const { path, markup } = await credentialMarkup(credential);
  const { achievement, kind, recipient, replaced, asOf } = credential;
  const now = new Date(asOf);
  const description = `${KIND_TEXTS[kind].label}, awarded to ${recipient}. ${stateOf(credential, now).label}. ${validityInWords(credential, now)}`;
  const headline = `${achievement.name}, ${recipient}`;
  return filled(template, {
    about: titled({ title: `${achievement.name} · ${PRODUCT}`, description }).join('\n'),
    more: [
      ...sharedLink({ url: siteUrl + path, headline, description }),
      ...(isInForce(credential, now) && !replaced ? [] : [noIndex()]),
    ].join('\n'),
    path: escaped(path),
    markup,
    data: dataBlock('application/json', credential, PAGE_DATA),
  });
};

import type { Opportunity } from '#shared/features/opportunities.ts';

/** The id of the element that holds what a page was rendered with, as JSON. */
export const PAGE_DATA = 'page-data';

/** The opportunity that this page was rendered with, if a function rendered it (frontend/prerender/renderers). */
export const opportunityOfPage = (): Opportunity | undefined => {
  const json = document.getElementById(PAGE_DATA)?.textContent;
  return json ? JSON.parse(json) : undefined;
};

import type { QueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Opportunity } from '#shared/features/opportunities.ts';

/** The id of the element that holds what a page was rendered with, as JSON. */
export const PAGE_DATA = 'page-data';

/** Shows at once what a page was rendered with, and lets it be asked for again: the page may be a minute old. */
export const seedWith =
  (opportunity: Opportunity) =>
  (client: QueryClient): void => {
    const { queryKey } = api.query('opportunities.get', { params: { id: opportunity.id } });
    client.setQueryData(queryKey, opportunity);
    void client.invalidateQueries({ queryKey, refetchType: 'none' });
  };

/** The same for the opportunity that a function rendered this page with (frontend/prerender/renderers). */
export const seedOfPage = (): ReturnType<typeof seedWith> | undefined => {
  const json = document.getElementById(PAGE_DATA)?.textContent;
  return json ? seedWith(JSON.parse(json)) : undefined;
};

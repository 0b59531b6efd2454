import type { QueryClient } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { createQueryClient } from './queryClient.ts';

/** The id of the element that holds what a page was rendered with, as JSON. */
export const PAGE_DATA = 'page-data';

/** Has an opportunity at once, and lets it be asked for again: the page may be a minute old. */
export const clientWith = (opportunity: Opportunity): QueryClient => {
  const client = createQueryClient();
  const { queryKey } = api.query('opportunities.get', { params: { id: opportunity.id } });
  client.setQueryData(queryKey, opportunity);
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
  return client;
};

/** The same with the opportunity that a function rendered this page with (frontend/prerender/renderers). */
export const clientOfPage = (): QueryClient | undefined => {
  const json = document.getElementById(PAGE_DATA)?.textContent;
  return json ? clientWith(JSON.parse(json)) : undefined;
};

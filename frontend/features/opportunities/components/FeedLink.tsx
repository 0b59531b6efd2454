import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { EXPLORE_FILTERS, type Filters } from '../exploreFilters.ts';

/** Lets the link in the head, which the page rendered at build time has, follow the search. */
const useAlternateLink = (href: string): void => {
  useEffect(() => {
    document.head.querySelector('link[type="application/atom+xml"]')?.setAttribute('href', href);
  }, [href]);
};

/** Leads to the feed of a search. */
export function FeedLink({ filters }: { filters: Filters }) {
  const href = api.href('opportunities.feed', { query: Object.fromEntries(EXPLORE_FILTERS.write(filters)) });
  useAlternateLink(href);
  return (
    <a
      href={href}
      title="Atom feed of this search"
      className="rounded-tick p-1 text-small font-medium text-brand underline-offset-4 hover:underline"
    >
      Feed
    </a>
  );
}

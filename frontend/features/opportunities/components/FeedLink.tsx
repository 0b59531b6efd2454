import { useEffect } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { FeedIcon } from '#frontend/ui/style/icons.ts';
import { EXPLORE_FILTERS, type Filters } from '../filters.ts';

const SELECTOR = 'link[rel=alternate][type="application/atom+xml"]';

/** Lets programs find the feed in the head while its search is shown. A page rendered at build time has the link already. */
const useAlternateLink = (href: string): void => {
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>(SELECTOR) ?? document.createElement('link');
    Object.assign(link, {
      rel: 'alternate',
      type: 'application/atom+xml',
      title: 'Open opportunities',
      href,
    });
    if (!link.isConnected) document.head.append(link);
    return () => link.remove();
  }, [href]);
};

/** Leads to the feed of a search. On a phone there is room for its icon. */
export function FeedLink({ filters }: { filters: Filters }) {
  const query = Object.fromEntries(EXPLORE_FILTERS.write(filters));
  const href = api.href('opportunities.feed', { query });
  useAlternateLink(href);
  return (
    <a
      href={href}
      title="Atom feed of this search"
      className="inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 text-small font-medium text-muted transition-colors hover:text-text"
    >
      <FeedIcon aria-hidden="true" className="size-4" />
      <span className="max-md:sr-only">Feed</span>
    </a>
  );
}

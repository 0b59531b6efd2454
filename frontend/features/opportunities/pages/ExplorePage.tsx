import { type ReactNode, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { useWideScreen } from '#frontend/ui/hooks/useWideScreen.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { useOpportunities } from '../api.ts';
import { CountLine } from '../components/CountLine.tsx';
import { DetailSkeleton } from '../components/DetailSkeleton.tsx';
import { FilterBar } from '../components/FilterBar.tsx';
import { OpportunityView } from '../components/OpportunityView.tsx';
import { Results } from '../components/Results.tsx';
import { type Filters, NO_FILTERS, readFilters, writeFilters } from '../filters.ts';
import type { Action } from '../slots.ts';

/** Beside the filters the address says which one stands in the pane. */
const OPEN = 'open';

interface ExplorePageProps {
  Action: Action;
  /** What somebody should know before they start, such as why they cannot apply. */
  notice?: ReactNode;
}

/** `/explore`: everything that is open, filtered; on wide screens with a pane for the one that is chosen. */
export function ExplorePage({ Action, notice }: ExplorePageProps) {
  const [search, setSearch] = useSearchParams();
  // The page that was made at build time knows no query.
  const hydrated = useHydrated();
  const filters = hydrated ? readFilters(search) : NO_FILTERS;
  const wide = useWideScreen();
  const list = useOpportunities(filters, hydrated);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const open = hydrated ? search.get(OPEN) : null;
  const shown = open ?? items[0]?.id;
  // Whoever chose one is led to it, once it is there.
  const chosen = useRef(false);
  const paneHeading = (heading: HTMLHeadingElement | null) => {
    if (!heading || !chosen.current) return;
    chosen.current = false;
    heading.focus({ preventScroll: true });
  };

  const change = (changed: Filters) => {
    const next = writeFilters(changed);
    if (next.toString() === writeFilters(filters).toString()) void list.refetch();
    else setSearch(next);
  };
  const select = (id: string) => {
    const next = writeFilters(filters);
    next.set(OPEN, id);
    chosen.current = true;
    // One way back leads out of the list, not through everything that was looked at.
    setSearch(next, { replace: true });
  };

  const paned = wide && (shown !== undefined || list.isPending);
  // A link from a wide screen, opened on a narrow one.
  if (open && !wide) return <Navigate to={fillPath(PATHS.opportunity, { id: open })} replace />;
  return (
    <div className="mx-auto max-w-page px-4 pt-8 pb-12 md:px-6 md:pt-10">
      <PageHeader
        title="Explore opportunities"
        // On a phone, too: it is the largest text there, so that the page counts as painted before its results are.
        description="Jobs, internships and projects that are open right now, the newest first. Each says which skills it asks for and until when."
      />
      <FilterBar filters={filters} onChange={change} />
      {notice && <div className="mt-6">{notice}</div>}
      <div className="mt-6">
        <CountLine list={list} count={items.length} filters={filters} onClear={change} />
      </div>
      <noscript>
        <Notice>
          The results need JavaScript, which is switched off here. With it you see every open opportunity, and
          what you choose above narrows them down.
        </Notice>
      </noscript>
      <div
        // Whatever comes takes the room of the skeleton: no footer moves into the window.
        className={cx(
          'grid min-h-dvh items-start gap-x-8 noscript:min-h-0',
          paned && 'lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]',
        )}
      >
        <Results
          list={list}
          items={items}
          filters={filters}
          Action={Action}
          selected={wide ? shown : undefined}
          onSelect={wide ? select : undefined}
          onClear={change}
        />
        {paned && (
          <section
            aria-label="The chosen opportunity"
            className="sticky top-20 max-lg:hidden noscript:hidden max-h-[calc(100dvh-6rem)] overflow-y-auto [scrollbar-gutter:stable] rounded-card border border-line bg-raised p-8"
          >
            {shown === undefined ? (
              <DetailSkeleton />
            ) : (
              <OpportunityView key={shown} id={shown} Action={Action} heading="h2" headingRef={paneHeading} />
            )}
          </section>
        )}
      </div>
    </div>
  );
}

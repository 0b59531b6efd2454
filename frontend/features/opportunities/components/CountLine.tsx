import type { ReactNode, Ref } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import type { Filters } from '../exploreFilters.ts';
import type { useOpportunities } from '../useOpportunities.ts';
import { FeedLink } from './FeedLink.tsx';

interface CountLineProps {
  list: Pick<ReturnType<typeof useOpportunities>, 'data' | 'isFetching' | 'isPending' | 'isPlaceholderData'>;
  /** Chooses the order; on a phone it is in the sheet of the filters. */
  order: ReactNode;
  /** How many are loaded. */
  count: number;
  filters: Filters;
  filtered: boolean;
  onClear: () => void;
  /** The heading of the results. It gets the focus when the filters were cleared: the button is disabled then. */
  headingRef: Ref<HTMLHeadingElement>;
}

/** 'Showing N opportunities (filtered)' (spec, point 2; N counts the loaded ones), the search's feed, and Clear Filters. */
export function CountLine({ list, order, count, filters, filtered, onClear, headingRef }: CountLineProps) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4">
      <h2 ref={headingRef} tabIndex={-1} className="sr-only">
        Results
      </h2>
      <p role="status" className="text-small text-muted tabular-nums noscript:hidden">
        {list.data && !list.isPlaceholderData
          ? `Showing ${count} ${count === 1 ? 'opportunity' : 'opportunities'}${filtered ? ' (filtered)' : ''}`
          : (list.isPending || list.isFetching) && 'Searching…'}
      </p>
      <div className="-mr-3 ml-auto flex items-center gap-2">
        <span className="max-md:hidden noscript:hidden">{order}</span>
        <FeedLink filters={filters} />
        <span className="flex noscript:hidden">
          <Button size="small" variant="quiet" disabled={!filtered} onClick={onClear}>
            Clear Filters
          </Button>
        </span>
      </div>
    </div>
  );
}

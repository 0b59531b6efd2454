import { Button } from '#frontend/ui/actions/Button.tsx';
import type { useOpportunities } from '../api.ts';
import { type Filters, isFiltered, NO_FILTERS } from '../filters.ts';

interface CountLineProps {
  list: Pick<ReturnType<typeof useOpportunities>, 'data' | 'isFetching' | 'isPending' | 'isPlaceholderData'>;
  /** How many are loaded. */
  count: number;
  filters: Filters;
  onClear: (filters: Filters) => void;
}

/** 'Showing N opportunities (filtered)' (spec, point 2; N counts what is loaded), and the way back to all. */
export function CountLine({ list, count, filters, onClear }: CountLineProps) {
  const filtered = isFiltered(filters);
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 pb-3">
      <h2 className="sr-only">Results</h2>
      <p role="status" className="text-small text-muted tabular-nums noscript:hidden">
        {list.data && !list.isPlaceholderData
          ? `Showing ${count} ${count === 1 ? 'opportunity' : 'opportunities'}${filtered ? ' (filtered)' : ''}`
          : (list.isPending || list.isFetching) && 'Looking…'}
      </p>
      {filtered && (
        <Button size="small" variant="quiet" onClick={() => onClear(NO_FILTERS)}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

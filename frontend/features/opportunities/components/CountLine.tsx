import { Button } from '#frontend/ui/actions/Button.tsx';
import type { useOpportunities } from '../api.ts';

interface CountLineProps {
  list: Pick<ReturnType<typeof useOpportunities>, 'data' | 'isFetching' | 'isPending' | 'isPlaceholderData'>;
  /** How many are loaded. */
  count: number;
  filtered: boolean;
  onClear: () => void;
}

/** 'Showing N opportunities (filtered)' (spec, point 2; N counts the loaded ones), and Clear Filters. */
export function CountLine({ list, count, filtered, onClear }: CountLineProps) {
  return (
    <div className="flex min-h-8 items-center justify-between gap-4 pb-3">
      <h2 className="sr-only">Results</h2>
      <p role="status" className="text-small text-muted tabular-nums noscript:hidden">
        {list.data && !list.isPlaceholderData
          ? `Showing ${count} ${count === 1 ? 'opportunity' : 'opportunities'}${filtered ? ' (filtered)' : ''}`
          : (list.isPending || list.isFetching) && 'Looking…'}
      </p>
      {filtered && (
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

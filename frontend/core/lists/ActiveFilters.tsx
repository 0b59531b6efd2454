import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { CloseIcon, SearchIcon } from '#frontend/ui/style/icons.ts';

/** A filter that is set, in words, and how to remove it. */
export interface ActiveFilter {
  label: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  /** The count: '1,240 users'. */
  count: ReactNode;
  active: readonly ActiveFilter[];
  onClear: () => void;
}

/** Under a filter bar: how many there are, each filter that is set, and Clear Filters. */
export function ActiveFilters({ count, active, onClear }: ActiveFiltersProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2 text-small">
      <p role="status" className="mr-1 text-muted tabular-nums">
        {count}
      </p>
      {active.map(({ label, onRemove }) => (
        <button
          key={label}
          type="button"
          aria-label={`Remove filter: ${label}`}
          onClick={onRemove}
          className="inline-flex min-h-7 max-w-full items-center gap-1 rounded-full bg-brand-soft pr-2 pl-3 text-fine font-medium text-brand hover:bg-neutral-soft hover:text-text"
        >
          <span className="truncate">
            <bdi>{label}</bdi>
          </span>
          <CloseIcon aria-hidden="true" className="size-3.5 flex-none" />
        </button>
      ))}
      {active.length > 0 && (
        <Button size="small" variant="quiet" onClick={onClear}>
          Clear Filters
        </Button>
      )}
    </div>
  );
}

interface NoMatchesProps {
  /** What is listed: 'users'. */
  of: string;
  /** How many there are without the filters, where that is known. */
  total?: number | undefined;
  active: readonly ActiveFilter[];
  onClear: () => void;
}

/** Nothing matches the filters: names them, says how many there are without, and offers to remove the last one or all. */
export function NoMatches({ of, total, active, onClear }: NoMatchesProps) {
  const last = active.at(-1);
  const all = active.map(({ label }) => label);
  return (
    <EmptyState
      icon={<SearchIcon />}
      heading="h2"
      title={`No ${of} match`}
      action={
        <>
          {last && active.length > 1 && <Button onClick={last.onRemove}>Remove “{last.label}”</Button>}
          <Button onClick={onClear}>Clear Filters</Button>
        </>
      }
    >
      No results for{' '}
      <span className="wrap-anywhere">
        {new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(all)}
      </span>
      {all.length > 1 ? ' together.' : '.'}
      {total !== undefined &&
        ` Without ${all.length > 1 ? 'these filters' : 'it'} there are ${total.toLocaleString('en')}.`}
    </EmptyState>
  );
}

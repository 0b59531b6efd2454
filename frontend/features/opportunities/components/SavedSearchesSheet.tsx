import { useState } from 'react';
import { Link } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Switch } from '#frontend/ui/forms/Switch.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import type { SavedSearch } from '#shared/features/searches/routes.ts';
import type { Alert } from '#shared/features/searches/rules.ts';
import { EXPLORE_FILTERS } from '../exploreFilters.ts';
import { filtersInWords } from '../filtersInWords.ts';
import { filtersOf, useChangeSearches, useSearches } from '../searches.ts';
import { GoneRow } from './GoneRow.tsx';

/** The saved searches, each with its alert. A deleted one stays, with its undo, until the sheet is closed. */
export default function SavedSearchesSheet({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useSearches();
  return (
    <Sheet
      side="right"
      open
      onOpenChange={(open) => !open && onClose()}
      title="Saved searches"
      description="Alerts tell you about new openings: in your notifications at once, and in one email each morning."
    >
      {data && data.items.length > 0 && <Searches items={data.items} />}
      {data?.items.length === 0 && (
        <EmptyState icon={<SearchIcon />} title="No saved searches">
          Choose filters, then press Save this search to find it here again.
        </EmptyState>
      )}
      {!data &&
        (error && !isFetching ? (
          <RetryNotice
            error={error}
            fallback="We couldn’t load your saved searches."
            onRetry={() => void refetch()}
          />
        ) : (
          <div role="status" aria-label="Loading your saved searches…" className="flex flex-col gap-4">
            <Skeleton className="h-16 w-full" />
            <Skeleton className="h-16 w-full" />
          </div>
        ))}
    </Sheet>
  );
}

function Searches({ items }: { items: readonly SavedSearch[] }) {
  const { setAlert, remove, restore } = useChangeSearches();
  const [deleted, setDeleted] = useState<ReadonlySet<string>>(new Set());
  return (
    <ul className="-mx-4 divide-y divide-line border-y border-line">
      {items.map((search) =>
        deleted.has(search.id) ? (
          <GoneRow
            key={search.id}
            title={search.name}
            what="Deleted"
            onUndo={() => {
              restore(search);
              setDeleted(new Set([...deleted].filter((id) => id !== search.id)));
            }}
          />
        ) : (
          <li key={search.id} className="flex flex-col gap-3 px-4 py-4">
            <div>
              <Link
                to={`${PATHS.explore}?${EXPLORE_FILTERS.write(filtersOf(search))}`}
                className="rounded-tick py-1 font-semibold underline-offset-4 wrap-anywhere hover:text-brand hover:underline"
              >
                <bdi>{search.name}</bdi>
              </Link>
              <p className="text-small text-muted wrap-anywhere">
                {inOneLine(filtersInWords(filtersOf(search))) || 'All openings'}
              </p>
            </div>
            <div className="flex items-center justify-between gap-4">
              <AlertSwitch search={search} onSet={(to) => setAlert({ id: search.id, to })} />
              <Button
                size="small"
                variant="quiet"
                onClick={() => {
                  remove(search);
                  setDeleted(new Set([...deleted, search.id]));
                }}
              >
                Delete<VisuallyHidden> {search.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ),
      )}
    </ul>
  );
}

/** Moves with the press: the list is rendered again a moment later, and as it was if the change could not be stored. */
function AlertSwitch({ search, onSet }: { search: SavedSearch; onSet: (to: Alert) => void }) {
  const [listed, setListed] = useState(search.alert);
  const [shown, setShown] = useState(search.alert);
  if (listed !== search.alert) {
    setListed(search.alert);
    setShown(search.alert);
  }
  return (
    <Switch
      label={
        <>
          Alert<VisuallyHidden> for {search.name}</VisuallyHidden>
        </>
      }
      checked={shown === 'daily'}
      onChange={({ target: { checked } }) => {
        const to = checked ? 'daily' : 'none';
        setShown(to);
        onSet(to);
      }}
    />
  );
}

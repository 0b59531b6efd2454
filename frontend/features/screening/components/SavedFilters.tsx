import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { PlanNeeded } from '#frontend/parts/companies/PlanNeeded.tsx';
import { isPlanRequired } from '#frontend/parts/companies/planRequired.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { FilterValues, SavedFilter } from '#shared/features/screening/filters.ts';
import { FILTERS_AT_MOST } from '#shared/features/screening/rules.ts';
import { useSavedFilters } from '../api.ts';
import { filterWords } from '../savedFilters.ts';
import { FilterName } from './FilterName.tsx';

interface SavedFiltersProps {
  /** What is set now; undefined when nothing is. */
  current: FilterValues | undefined;
  onApply: (values: FilterValues) => void;
  onClose: () => void;
}

/** The saved filters: apply one, save those that are set, rename and delete. */
export default function SavedFilters({ current, onApply, onClose }: SavedFiltersProps) {
  const { data, error, isPending } = useSavedFilters();
  const [removing, setRemoving] = useState<SavedFilter>();
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: api.key('screening.filters') });
  const save = useMutation({
    mutationFn: (body: { name: string; values: FilterValues }) => api.call('screening.addFilter', { body }),
    onSuccess: async ({ name }) => {
      await refresh();
      toast({ title: `“${name}” saved` });
    },
  });
  const items = data?.items ?? [];
  return (
    <Sheet side="right" open onOpenChange={(open) => !open && onClose()} title="Saved filters">
      <div className="flex flex-col gap-6">
        {isPlanRequired(error) && <PlanNeeded feature="saved_filters" title="Saving filters" heading="h3" />}
        {error && !isPlanRequired(error) && (
          <p role="alert" className="text-small text-danger">
            {errorMessage(error, UNREACHABLE)}
          </p>
        )}
        {isPending && <p role="status">Loading your filters…</p>}
        {data && items.length === 0 && (
          <p className="text-small text-muted">
            Filters that you save appear here. Set some in Screening, then save them under a name.
          </p>
        )}
        {items.length > 0 && (
          <ul aria-label="Saved filters" className="flex flex-col divide-y divide-line border-y border-line">
            {items.map((filter) => (
              <Filter
                key={filter.id}
                filter={filter}
                onApply={() => {
                  onApply(filter.values);
                  onClose();
                }}
                onRenamed={refresh}
                onRemove={() => setRemoving(filter)}
              />
            ))}
          </ul>
        )}
        {data && current && items.length < FILTERS_AT_MOST && (
          <FilterName
            label="Name for the filters that are set"
            hint={filterWords(current)}
            submit="Save filters"
            pending={save.isPending}
            error={save.error}
            onSubmit={(name) => save.mutate({ name, values: current })}
          />
        )}
      </div>
      {removing && (
        <ConfirmDialog
          title={`Delete “${removing.name}”?`}
          description="The candidates stay as they are. You can’t undo this."
          keep="Keep it"
          confirm="Delete"
          send={() => api.call('screening.removeFilter', { params: { filterId: removing.id } })}
          onDone={refresh}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Sheet>
  );
}

interface FilterProps {
  filter: SavedFilter;
  onApply: () => void;
  onRenamed: () => Promise<unknown>;
  onRemove: () => void;
}

function Filter({ filter, onApply, onRenamed, onRemove }: FilterProps) {
  const [renaming, setRenaming] = useState(false);
  const rename = useMutation({
    mutationFn: (name: string) =>
      api.call('screening.renameFilter', { params: { filterId: filter.id }, body: { name } }),
    onSuccess: async () => {
      await onRenamed();
      setRenaming(false);
    },
  });
  const name = <span className="sr-only"> {filter.name}</span>;
  return (
    <li className="flex flex-col gap-2 py-3 text-small">
      {renaming ? (
        <FilterName
          label="New name"
          initial={filter.name}
          submit="Rename"
          pending={rename.isPending}
          error={rename.error}
          onSubmit={(given) => rename.mutate(given)}
          onCancel={() => setRenaming(false)}
        />
      ) : (
        <div>
          <h3 className="font-medium wrap-anywhere">
            <bdi>{filter.name}</bdi>
          </h3>
          <p className="text-muted wrap-anywhere">{filterWords(filter.values)}</p>
        </div>
      )}
      {!renaming && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={onApply}>
            Apply{name}
          </Button>
          <Button size="small" variant="quiet" onClick={() => setRenaming(true)}>
            Rename{name}
          </Button>
          <Button size="small" variant="quiet" onClick={onRemove}>
            Delete{name}
          </Button>
        </div>
      )}
    </li>
  );
}

import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { FiltersIcon } from '#frontend/ui/style/icons.ts';
import { chosenIn, EXPLORE_FILTERS, type Filters } from '../exploreFilters.ts';
import { FilterFields } from './FilterFields.tsx';

const loadFurther = () => import('./FurtherFilters.tsx');

interface FilterSheetProps {
  chosen: Filters;
  /** The list is of one category only. */
  fixedType: boolean;
  /** Chooses the order of the results, on a phone. */
  order: ReactNode;
  onChange: (changed: Partial<Filters>) => void;
  onClear: () => void;
}

/** A button that says how many filters are set, and the sheet with the filters: on a wide screen those that are not in view. */
export function FilterSheet({ chosen, fixedType, order, onChange, onClear }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const Further = useChunk(loadFurther, open, () => setOpen(false));
  const narrow = useMedia('(width < 48rem)', false);
  const show = useRef<HTMLButtonElement>(null);
  // The words are in the field beside the button.
  const shown = fixedType ? { ...chosen, type: '' as const } : chosen;
  const set = EXPLORE_FILTERS.write({ ...chosenIn(shown), q: '', payCurrency: '' }).size;
  const clear = () => {
    onClear();
    // The button is disabled now, and could not have the focus.
    show.current?.focus();
  };
  return (
    <>
      <div className="flex noscript:hidden [&>button]:min-h-11 [&>button]:px-3">
        <Button
          icon={<FiltersIcon aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      </div>
      <Sheet
        side={narrow ? 'bottom' : 'right'}
        title="Filters"
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button disabled={EXPLORE_FILTERS.write(chosenIn(shown)).size === 0} onClick={clear}>
              Clear Filters
            </Button>
            <Button ref={show} variant="primary" onClick={() => setOpen(false)}>
              Show results
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-5">
          <div className="flex flex-col gap-4 md:hidden">
            {order}
            <FilterFields chosen={chosen} fixedType={fixedType} onChange={onChange} />
          </div>
          {Further ? (
            <Further chosen={chosen} fixedType={fixedType} onChange={onChange} />
          ) : (
            <Skeleton className="h-80 w-full" />
          )}
        </div>
      </Sheet>
    </>
  );
}

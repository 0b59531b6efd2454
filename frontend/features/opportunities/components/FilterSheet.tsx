import { useRef, useState } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { FiltersIcon } from '#frontend/ui/style/icons.ts';
import { EXPLORE_FILTERS, type Filters } from '../filters.ts';
import { FilterFields } from './FilterFields.tsx';

interface FilterSheetProps {
  chosen: Filters;
  onChange: (changed: Partial<Filters>) => void;
  onClear: () => void;
}

/** On a phone: a button that says how many filters are set, and the sheet with the filters. */
export function FilterSheet({ chosen, onChange, onClear }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const show = useRef<HTMLButtonElement>(null);
  // The words are in the field beside the button.
  const set = EXPLORE_FILTERS.write({ ...chosen, q: '' }).size;
  const clear = () => {
    onClear();
    // The button is disabled now, and could not have the focus.
    show.current?.focus();
  };
  return (
    <>
      <div className="flex md:hidden noscript:hidden [&>button]:min-h-11 [&>button]:px-3">
        <Button
          icon={<FiltersIcon aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
      </div>
      <Sheet
        side="bottom"
        title="Filters"
        open={open}
        onOpenChange={setOpen}
        footer={
          <>
            <Button disabled={EXPLORE_FILTERS.write(chosen).size === 0} onClick={clear}>
              Clear Filters
            </Button>
            <Button ref={show} variant="primary" onClick={() => setOpen(false)}>
              Show results
            </Button>
          </>
        }
      >
        <FilterFields chosen={chosen} onChange={onChange} />
      </Sheet>
    </>
  );
}

import type { ReactNode } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { CloseIcon } from '#frontend/ui/style/icons.ts';
import { SelectAll } from './SelectBox.tsx';
import type { Selection } from './useSelection.ts';

interface SelectionBarProps<Item> {
  selection: Selection<Item>;
  /** What is listed: one, and several. */
  of: readonly [one: string, several: string];
  /** Buttons that act on the selected items. */
  actions: ReactNode;
  /** What is in its place while nothing is selected: the filter bar. */
  children: ReactNode;
}

/** How many are selected and what can be done with them, in place of the filter bar. It stays in view. */
export function SelectionBar<Item>({ selection, of, actions, children }: SelectionBarProps<Item>) {
  const { length } = selection.items;
  const count = `${length} ${of[length === 1 ? 0 : 1]} selected`;
  // The bar disappears with the last one, and the focus would with it.
  const all = length === selection.shown ? { ...selection, toggleAll: selection.clear } : selection;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{length > 0 && count}</span>
      </VisuallyHidden>
      {length === 0 ? (
        children
      ) : (
        <section
          aria-label="Selection"
          className="sticky top-16 z-20 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-brand bg-brand-soft px-4 py-2 text-small"
        >
          <div className="flex flex-1 items-center gap-3">
            <SelectAll selection={all} />
            <p aria-hidden="true" className="font-medium whitespace-nowrap tabular-nums">
              {count}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:last:ml-auto">
            {actions}
            <Button size="small" variant="quiet" icon={<CloseIcon />} onClick={selection.clear}>
              Clear
              <VisuallyHidden> selection</VisuallyHidden>
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

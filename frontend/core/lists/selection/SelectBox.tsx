import type { ChangeEvent, ReactNode } from 'react';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { BOX, type Selection } from './useSelection.ts';

/** Room around the box for a finger. Above a link that covers the row. */
const TARGET = 'relative z-1 block w-fit [&_label]:-m-2 [&_label]:p-2';

/** The checkbox of a row. */
export function SelectBox<Item>({ selection, item }: { selection: Selection<Item>; item: Item }) {
  const { has, idOf, nameOf, toggle } = selection;
  const change = ({ nativeEvent }: ChangeEvent) =>
    toggle(idOf(item), nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  return (
    <span className={TARGET}>
      <Checkbox
        {...{ [BOX]: idOf(item) }}
        label={<VisuallyHidden>Select {nameOf(item)}</VisuallyHidden>}
        checked={has(item)}
        onChange={change}
      />
    </span>
  );
}

/** Selects everything that is shown. Half checked while some of it is selected. */
export function SelectAll<Item>({ selection }: { selection: Selection<Item> }) {
  const { items, shown, toggleAll } = selection;
  return (
    <span className={TARGET}>
      <Checkbox
        ref={(box) => {
          if (box) box.indeterminate = items.length > 0 && items.length < shown;
        }}
        label={<VisuallyHidden>Select all {shown} shown</VisuallyHidden>}
        checked={shown > 0 && items.length === shown}
        onChange={toggleAll}
      />
    </span>
  );
}

/** What PagedTable needs for a selection. Apart from it: tables without one do not load the checkboxes. */
export interface RowSelection<Row> {
  selected: (row: Row) => boolean;
  selectBox: (row: Row) => ReactNode;
  selectAll: ReactNode;
}

/** The checkboxes of a table: `<PagedTable selection={rowSelection(selection)}>`. */
export const rowSelection = <Row,>(selection: Selection<Row>): RowSelection<Row> => ({
  selected: selection.has,
  selectBox: (row) => <SelectBox selection={selection} item={row} />,
  selectAll: <SelectAll selection={selection} />,
});

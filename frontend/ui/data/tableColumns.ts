import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

/** What a column shows of a row, and how it sorts. The first column names the row. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** What the column sorts by; without it the column does not sort. */
  sortBy?: (row: Row) => string | number;
  /** `end` for figures. */
  align?: 'end';
}

export const FEATURES = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** Words as a reader of English sorts them (`Anna, Åsa, Item 2, Item 10`), numbers by size. */
export const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'en', { numeric: true, sensitivity: 'base' });

/** The columns as the table library takes them. */
export const columnDefs = <Row extends object>(
  columns: readonly Column<Row>[],
): ColumnDef<typeof FEATURES, Row, unknown>[] =>
  columns.map(({ id, header, sortBy }) => ({
    id,
    header,
    accessorFn: (row: Row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortDescFirst: false,
    sortFn: (one, other, column) => compare(one.getValue(column), other.getValue(column)),
  }));

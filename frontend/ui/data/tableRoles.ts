/**
 * The roles of a table's elements, to be written out where CSS makes cards of its rows: browsers forget them when a table
 * is not displayed as one (docs/decisions/0114).
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

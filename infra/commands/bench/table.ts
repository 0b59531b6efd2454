/** A row of a table in Markdown. */
export type Row = readonly (string | number)[];

/** A table in Markdown; figures are aligned to the right. */
export const table = (head: Row, rows: readonly Row[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');

export const kept = (is: boolean): string => (is ? 'kept' : '**missed**');

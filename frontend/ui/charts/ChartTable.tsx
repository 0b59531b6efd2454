interface ChartTableProps {
  /** What the table shows, after "Table of": `your progress`. */
  of: string;
  caption: string;
  /** The heading of the first column, then those of the others. */
  columns: readonly [first: string, ...others: string[]];
  /** Each with its name, which others may have too, and its cells. */
  rows: readonly {
    readonly id: string;
    readonly name: string;
    readonly cells: readonly (string | number)[];
  }[];
}

/** The points of a chart as a table, in a disclosure below it. */
export function ChartTable({ of, caption, columns: [first, ...others], rows }: ChartTableProps) {
  return (
    <details className="text-small">
      <summary className="w-fit text-muted">
        Table<span className="sr-only"> of {of}</span>
      </summary>
      <div className="mt-2 overflow-x-auto">
        <table className="w-full text-left tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead className="text-fine text-muted">
            <tr>
              <th scope="col" className="py-1.5 pr-4 font-normal">
                {first}
              </th>
              {others.map((column) => (
                <th key={column} scope="col" className="py-1.5 pl-4 text-right font-normal">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row" className="py-1.5 pr-4 font-normal whitespace-nowrap">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={others[index]} className="py-1.5 pl-4 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

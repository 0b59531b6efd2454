import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { saveFile } from '#frontend/core/page/saveFile.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { TABLE_ROLES } from '#frontend/ui/data/tableRoles.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { DownloadIcon } from '#frontend/ui/style/icons.ts';
import { csvLine } from '#shared/core/csv.ts';

interface Bar {
  readonly name: string;
  /** The list of the applicants behind it. */
  readonly to?: string;
  /** The length of the bar, against the longest of all. */
  readonly length: number;
  /** The figures, one for each column. */
  readonly figures: readonly (string | number)[];
}

export interface BarTableProps {
  title: string;
  description: string;
  /** What the rows are, and what each figure of them is. */
  columns: readonly [string, ...string[]];
  bars: readonly Bar[];
  /** What is above the chart, such as the figures of all of it. */
  lead?: ReactNode;
  /** A series over time is drawn in place of the bars; its table then opens below. */
  chart?: ReactNode;
  /** Shown in place of a table without rows. */
  empty?: string;
}

/** A chart that is a table: each row has a bar, its figures, and the list behind them. It can be saved as CSV. */
export function BarTable({ title, description, columns, bars, lead, chart, empty }: BarTableProps) {
  const save = () =>
    saveFile(
      `${title.toLowerCase().replaceAll(' ', '-')}.csv`,
      'text/csv',
      `\uFEFF${csvLine(columns)}${bars.map(({ name, figures }) => csvLine([name, ...figures])).join('')}`,
    );
  const table = <Figures title={title} columns={columns} bars={bars} hasBars={!chart} />;
  return (
    <Card
      title={title}
      actions={
        bars.length > 0 && (
          <span className="-mr-3">
            <Button size="small" variant="quiet" icon={<DownloadIcon />} onClick={save}>
              CSV<span className="sr-only"> of {title}</span>
            </Button>
          </span>
        )
      }
    >
      <p className="-mt-3 mb-4 text-small text-muted">{description}</p>
      {lead}
      {bars.length === 0 && <p className="text-small text-muted">{empty}</p>}
      {bars.length > 0 && !chart && table}
      {bars.length > 0 && chart && (
        <>
          {chart}
          <details className="mt-3 text-small">
            <summary className="text-muted">
              Table<span className="sr-only"> of {title}</span>
            </summary>
            <div className="mt-2">{table}</div>
          </details>
        </>
      )}
    </Card>
  );
}

type FiguresProps = Pick<BarTableProps, 'title' | 'columns' | 'bars'> & { hasBars: boolean };

/** On a phone the name and the bar of a row are above its figures, each with its label: side by side they need 400 px. */
function Figures({ title, columns, bars, hasBars }: FiguresProps) {
  const longest = Math.max(1, ...bars.map(({ length }) => length));
  const [first, ...others] = columns;
  return (
    <table {...TABLE_ROLES.table} className="w-full text-small max-sm:block">
      <caption className="sr-only">{title}</caption>
      <thead {...TABLE_ROLES.group} className="max-sm:hidden">
        <tr {...TABLE_ROLES.row} className="text-fine text-muted">
          <th {...TABLE_ROLES.columnHeader} scope="col" className="pb-1.5 text-left align-bottom font-normal">
            {first}
          </th>
          {others.map((column) => (
            <th
              key={column}
              {...TABLE_ROLES.columnHeader}
              scope="col"
              className="min-w-14 pb-1.5 pl-4 text-right align-bottom font-normal"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group} className="max-sm:block">
        {bars.map(({ name, to, length, figures }) => (
          <tr
            key={name}
            {...TABLE_ROLES.row}
            className="border-t border-line max-sm:flex max-sm:flex-wrap max-sm:gap-x-4 max-sm:py-2"
          >
            <th
              {...TABLE_ROLES.rowHeader}
              scope="row"
              className="w-full text-left align-top font-medium sm:py-2"
            >
              {to === undefined ? (
                name
              ) : (
                <Link to={to} className="py-1 hover:underline">
                  <bdi>{name}</bdi>
                </Link>
              )}
              {hasBars && (
                <svg aria-hidden="true" className="mt-1.5 block h-2 w-full rounded-full bg-neutral-soft">
                  <rect width={`${(100 * length) / longest}%`} height="100%" rx="4" className="fill-brand" />
                </svg>
              )}
            </th>
            {figures.map((figure, index) => (
              <td
                key={columns[index + 1]}
                {...TABLE_ROLES.cell}
                className="align-top tabular-nums max-sm:mt-1.5 sm:py-2 sm:pl-4 sm:text-right sm:whitespace-nowrap"
              >
                <span className="text-fine text-muted sm:hidden">{columns[index + 1]} </span>
                <span>{figure}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

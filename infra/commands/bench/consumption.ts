import type { Figures } from './figures.ts';
import { kept, type Row, table } from './table.ts';

/** What was measured with `size` records in the table: the same kinds in the same order at each size. */
export interface SizeFigures {
  readonly size: number;
  readonly figures: readonly Figures[];
}

const units = (value: number): string => String(Math.round(value * 10) / 10);

/** What the same kinds of requests consumed at two sizes, as a table. */
export const consumptionTable = (sizes: readonly SizeFigures[], what: string): string => {
  const [small, large] = sizes;
  if (!small || !large) throw new Error('Two sizes are needed.');
  const number = new Intl.NumberFormat('en');
  const rows = small.figures.map((at, i): Row => {
    const then = large.figures[i];
    if (then?.what !== at.what) throw new Error(`${at.what} was not measured at both sizes.`);
    const most = Math.max(at.reads.most, then.reads.most);
    return [
      at.what,
      at.requests + then.requests,
      `${units(at.reads.median)} / ${units(at.reads.most)}`,
      `${units(then.reads.median)} / ${units(then.reads.most)}`,
      at.session > 0 ? `+ ${units(at.session)}` : '',
      units(at.writes.most),
      units(then.writes.most),
      then.calls.most,
      then.items ? `${then.items.median} / ${then.items.least}` : '',
      at.limit === undefined ? '' : `≤ ${at.limit}: ${kept(most <= at.limit)}`,
    ];
  });
  const [less, more] = [small, large].map(({ size }) => number.format(size));
  return table(
    [
      what,
      'requests',
      `reads, ${less}`,
      `reads, ${more}`,
      'session',
      `writes, ${less}`,
      `writes, ${more}`,
      'calls',
      `items, ${more}`,
      'to reach',
    ],
    rows,
  );
};

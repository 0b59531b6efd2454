import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cx } from '#frontend/ui/style/cx.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { CalendarEntry } from './entry.ts';
import { addDays, dateIn, dateInWords, minuteIn, spanIn } from './time.ts';

const HOUR_PX = 48;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** A part of a day that is blocked: minutes of its clock. */
export interface Block {
  readonly date: string;
  readonly from: number;
  readonly to: number;
}

interface WeekProps {
  /** The first day that is shown. */
  from: string;
  days: number;
  zone: string;
  entries: readonly CalendarEntry[];
  blocks: readonly Block[];
  /** The cell that the keyboard is on. */
  cell: { readonly date: string; readonly hour: number };
  onCell: (cell: { date: string; hour: number }) => void;
  /** `Enter` on an hour without an entry. */
  onChoose: (date: string, hour: number) => void;
}

/** Moves a cell by a key; undefined for other keys. Leaving the shown days shows others. */
const moved = ({ date, hour }: WeekProps['cell'], key: string) => {
  if (key === 'ArrowUp') return { date, hour: Math.max(0, hour - 1) };
  if (key === 'ArrowDown') return { date, hour: Math.min(23, hour + 1) };
  if (key === 'ArrowLeft') return { date: addDays(date, -1), hour };
  if (key === 'ArrowRight') return { date: addDays(date, 1), hour };
  if (key === 'PageUp') return { date: addDays(date, -7), hour };
  return key === 'PageDown' ? { date: addDays(date, 7), hour } : undefined;
};

/** A week, or some days of it, by the hour. One cell is in the order of tabs; arrows move it, Enter opens or blocks. */
export function Week({ from, days, zone, entries, blocks, cell, onCell, onChoose }: WeekProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day));
  const today = dateIn(serverNow(), zone);
  useEffect(() => {
    // The working day is what most want to see first.
    box.current?.scrollTo({ top: 7.5 * HOUR_PX });
  }, []);
  useEffect(() => {
    if (hasFocus.current)
      box.current?.querySelector<HTMLElement>(`[data-cell="${cell.date} ${cell.hour}"]`)?.focus();
  }, [cell]);
  const inHour = (date: string, hour: number): CalendarEntry[] =>
    entries.filter(
      ({ start }) => dateIn(start, zone) === date && Math.floor(minuteIn(start, zone) / 60) === hour,
    );
  const press = (event: KeyboardEvent) => {
    const next = moved(cell, event.key);
    if (next) onCell(next);
    else if (event.key === 'Enter' || event.key === ' ') {
      const [entry] = inHour(cell.date, cell.hour);
      if (entry) void navigate(entry.to);
      else onChoose(cell.date, cell.hour);
    } else return;
    event.preventDefault();
  };
  const columns = { gridTemplateColumns: `3.5rem repeat(${days}, minmax(0, 1fr))` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a calendar whose cells the arrow keys move through is a grid
    <div
      ref={box}
      role="grid"
      tabIndex={-1}
      aria-label="Calendar"
      aria-rowcount={25}
      className="relative max-h-[42rem] overflow-y-auto rounded-card border border-line bg-raised"
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid */}
      <div
        role="row"
        data-sticky
        className="sticky top-0 z-20 grid border-b border-line bg-raised"
        style={columns}
      >
        {/* biome-ignore lint/a11y/useFocusableInteractive: a heading */}
        {/* biome-ignore lint/a11y/useSemanticElements: part of the grid */}
        <span role="columnheader" className="sr-only">
          Time
        </span>
        <span aria-hidden="true" />
        {dates.map((date) => (
          // biome-ignore lint/a11y/useFocusableInteractive: a heading
          // biome-ignore lint/a11y/useSemanticElements: part of the grid
          <span
            key={date}
            role="columnheader"
            className={cx(
              'border-l border-line px-2 py-2 text-small font-medium',
              date === today && 'bg-brand-soft text-brand',
            )}
          >
            {dateInWords(date)}
            {date === today && <span className="sr-only">, today</span>}
          </span>
        ))}
      </div>
      {HOURS.map((hour) => (
        // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus
        // biome-ignore lint/a11y/useSemanticElements: part of the grid
        <div key={hour} role="row" className="grid h-12" style={columns}>
          {/* biome-ignore lint/a11y/useFocusableInteractive: a heading */}
          {/* biome-ignore lint/a11y/useSemanticElements: part of the grid */}
          <span role="rowheader" className="-mt-2 pr-2 text-right text-fine text-muted tabular-nums">
            {hour === 0 ? <span className="sr-only">{clockOf(hour)}</span> : clockOf(hour)}
          </span>
          {dates.map((date) => {
            const found = inHour(date, hour);
            const isCurrent = cell.date === date && cell.hour === hour;
            const blocked = blocks.some(
              (one) => one.date === date && one.from < (hour + 1) * 60 && one.to > hour * 60,
            );
            return (
              // biome-ignore lint/a11y/useSemanticElements: part of the grid
              <div
                key={date}
                role="gridcell"
                data-cell={`${date} ${hour}`}
                tabIndex={isCurrent ? 0 : -1}
                className={cx(
                  'relative border-t border-l border-line focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-brand',
                  blocked && 'bg-neutral-soft',
                )}
                onKeyDown={press}
                onFocus={() => !isCurrent && onCell({ date, hour })}
              >
                <span className="sr-only">
                  {dateInWords(date)}, {clockOf(hour)}: {found.length === 0 && !blocked && 'nothing booked'}
                </span>
                {blocked && found.length === 0 && <span className="px-2 text-fine text-muted">Blocked</span>}
                {found.map((entry) => (
                  <Entry key={entry.id} entry={entry} zone={zone} />
                ))}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** An entry at its place in its column. Its cell opens it, too. */
function Entry({ entry, zone }: { entry: CalendarEntry; zone: string }) {
  const { title, start, minutes, detail, to, firm } = entry;
  return (
    <Link
      to={to}
      tabIndex={-1}
      className={cx(
        'absolute inset-x-0.5 z-10 overflow-hidden rounded-control border-l-4 px-1.5 text-fine hover:underline',
        firm ? 'border-brand bg-brand-soft text-brand' : 'border-line-strong bg-neutral-soft text-muted',
      )}
      style={{
        top: `${((minuteIn(start, zone) % 60) / 60) * HOUR_PX + 1}px`,
        height: `${Math.max(20, (minutes / 60) * HOUR_PX - 2)}px`,
      }}
    >
      <span className="block truncate font-medium">
        <bdi>{title}</bdi>
      </span>
      <span className="block truncate tabular-nums">
        {spanIn(start, minutes, zone)} · {detail}
      </span>
    </Link>
  );
}

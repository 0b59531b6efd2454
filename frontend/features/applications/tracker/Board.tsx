import { type DragEvent, useState } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';
import { OUTSIDE_STAGES, type OutsideStage } from '#shared/features/applications/outside-stages.ts';
import { useMoveOutside } from './api.ts';
import { BoardCard } from './BoardCard.tsx';
import { BOARD_COLUMNS, type BoardColumn, type Entry } from './trackerEntries.ts';

const LABELS: Record<BoardColumn, string> = {
  wishlist: 'Wishlist',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
};

/** The stage to which a column moves what is dropped there. */
const stageOf = (column: BoardColumn): OutsideStage =>
  OUTSIDE_STAGES.find((stage) => stage === column) ?? 'rejected';

interface BoardProps {
  entries: readonly Entry[];
  onOpen: (key: string) => void;
}

/** All applications as cards, a column for each stage. Only those outside of this site can be moved, by drag or menu. */
export default function Board({ entries, onOpen }: BoardProps) {
  const [closedShown, setClosedShown] = useState(false);
  const move = useMoveOutside();
  const drop = (column: BoardColumn) => (key: string) => {
    const outside = entries.find((entry) => entry.key === key)?.outside;
    const stage = stageOf(column);
    if (outside && outside.stage !== stage) move({ outside, stage });
  };
  return (
    <div className="flex items-stretch gap-4">
      {BOARD_COLUMNS.map((column) => {
        const shown = entries.filter((entry) => entry.column === column);
        if (column === 'closed' && !closedShown)
          return (
            <button
              key={column}
              type="button"
              aria-expanded={false}
              onClick={() => setClosedShown(true)}
              className="flex w-12 flex-none justify-center rounded-card border border-line bg-sunken pt-4 text-small font-medium text-muted [writing-mode:vertical-rl] hover:text-text"
            >
              Closed ({shown.length})
            </button>
          );
        return (
          <Column
            key={column}
            label={LABELS[column]}
            entries={shown}
            onOpen={onOpen}
            onDrop={drop(column)}
            onCollapse={column === 'closed' ? () => setClosedShown(false) : undefined}
          />
        );
      })}
    </div>
  );
}

interface ColumnProps {
  label: string;
  entries: readonly Entry[];
  onOpen: (key: string) => void;
  onDrop: (key: string) => void;
  onCollapse: (() => void) | undefined;
}

function Column({ label, entries, onOpen, onDrop, onCollapse }: ColumnProps) {
  const [over, setOver] = useState(false);
  const accept = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section
      aria-label={`${label} (${entries.length})`}
      onDragOver={accept}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer.getData('text/plain'));
      }}
      className={cx(
        'min-w-0 flex-1 basis-0 rounded-card border bg-sunken p-3',
        over ? 'border-brand' : 'border-line',
      )}
    >
      <div className="mb-3 flex items-baseline justify-between gap-2 px-1">
        <h2 className="text-small font-semibold">
          {label} <span className="font-normal text-muted tabular-nums">({entries.length})</span>
        </h2>
        {onCollapse && (
          <button
            type="button"
            aria-expanded
            onClick={onCollapse}
            className="rounded-tick text-fine text-muted underline underline-offset-3 hover:text-text"
          >
            Collapse
          </button>
        )}
      </div>
      {entries.length === 0 && <p className="px-1 pb-2 text-fine text-muted">Nothing here</p>}
      <ul className="flex flex-col gap-3">
        {entries.map((entry) => (
          <BoardCard key={entry.key} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  );
}

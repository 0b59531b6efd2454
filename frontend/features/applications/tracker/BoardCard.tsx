import { fullDate } from '#frontend/ui/data/dates.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { EntryStatus, Position } from './cells.tsx';
import { EntryAction } from './EntryAction.tsx';
import { type Entry, promiseWords } from './trackerEntries.ts';

interface BoardCardProps {
  entry: Entry;
  onOpen: (key: string) => void;
}

/** An application on the board. Employers move the ones made here, so only the others can be dragged. */
export function BoardCard({ entry, onOpen }: BoardCardProps) {
  const { key, next, promise, outside } = entry;
  return (
    <li
      draggable={outside !== undefined}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', key)}
      className={cx(
        'relative flex min-h-28 flex-col gap-2 rounded-card border border-line bg-raised p-3 text-small hover:border-line-strong',
        outside && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <Position entry={entry} onOpen={onOpen} />
      {promise && promise.state !== 'open' ? (
        <p className="text-fine text-muted">
          Reply promised by {fullDate(promise.day)}: {promiseWords(promise.state).toLowerCase()}
        </p>
      ) : (
        next && <p className="text-fine text-muted">{next}</p>
      )}
      <div className="mt-auto flex flex-wrap items-center gap-x-2">
        <EntryStatus entry={entry} />
        <span className="-mr-2 ml-auto">
          <EntryAction entry={entry} />
        </span>
      </div>
    </li>
  );
}

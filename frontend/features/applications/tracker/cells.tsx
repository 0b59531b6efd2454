import { Badge } from '#frontend/ui/data/Badge.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { type Entry, promiseWords } from './trackerEntries.ts';

/** The title, which opens the application; one outside of this site says so. */
export function Position({ entry, onOpen }: { entry: Entry; onOpen: (key: string) => void }) {
  const { key, title, company, outside } = entry;
  return (
    <div className="min-w-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(key)}
        className="-my-0.5 block max-w-full rounded-tick py-0.5 text-left font-medium text-balance wrap-anywhere after:absolute after:inset-0 hover:text-brand"
      >
        <bdi>{title}</bdi>
      </button>
      <span className="flex flex-wrap items-center gap-x-2 text-fine font-normal text-muted">
        <bdi>{company}</bdi>
        {outside && <Badge size="small">Outside</Badge>}
      </span>
    </div>
  );
}

/** The promised day, and whether it was kept. */
export function PromisedReply({ promise }: Pick<Entry, 'promise'>) {
  if (!promise) return <span className="text-muted">–</span>;
  return (
    <>
      <time dateTime={promise.day}>{fullDate(promise.day)}</time>
      {promise.state !== 'open' && (
        <span className="block text-fine text-muted">{promiseWords(promise.state)}</span>
      )}
    </>
  );
}

export function EntryStatus({ entry: { status } }: { entry: Entry }) {
  return <StatusBadge {...status} />;
}

import type { useReorder } from '#frontend/core/lists/useReorder.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { GripIcon } from '#frontend/ui/style/icons.ts';
import type { Description } from '../definition.ts';

interface EntryRowProps {
  entry: Description;
  /** It has changes that were not saved. */
  draft: boolean;
  lifted: boolean;
  /** Where there is something to reorder. */
  handle?: ReturnType<ReturnType<typeof useReorder>['handle']> | undefined;
  onEdit: () => void;
  onDelete?: () => void;
}

/** One entry of a section, with what can be done with it. */
export function EntryRow({
  entry: { title, lines },
  draft,
  lifted,
  handle,
  onEdit,
  onDelete,
}: EntryRowProps) {
  return (
    <div
      className={cx(
        'flex min-h-16 items-start gap-2 bg-raised py-3 max-sm:flex-wrap',
        lifted && 'relative z-10 -mx-3 rounded-control px-3 shadow-float',
      )}
    >
      {handle && (
        <button
          {...handle}
          type="button"
          data-handle
          aria-label={`Reorder ${title}`}
          aria-describedby="reorder-help"
          className="-ml-2 flex size-9 flex-none cursor-grab touch-none items-center justify-center rounded-control text-muted hover:bg-neutral-soft hover:text-text active:cursor-grabbing"
        >
          <GripIcon aria-hidden="true" className="size-4.5" />
        </button>
      )}
      <div
        className={cx(
          'min-w-0 flex-1 pt-1.5 wrap-anywhere',
          handle ? 'max-sm:basis-3/4' : 'max-sm:basis-full',
        )}
      >
        <p className="font-medium">
          <bdi>{title}</bdi>
          {draft && (
            <span className="ml-2 align-middle">
              <Badge tone="warning">Unsaved changes</Badge>
            </span>
          )}
        </p>
        {lines
          .filter((line) => line !== '')
          .map((line, index) => (
            <p
              key={line}
              dir="auto"
              className={cx('mt-1 max-w-prose text-small whitespace-pre-line', index > 0 && 'text-muted')}
            >
              {line}
            </p>
          ))}
      </div>
      {/* On a phone below the texts, which need the whole width. */}
      <div className={cx('flex flex-none gap-1 max-sm:-mt-1', handle ? 'max-sm:ml-6' : 'max-sm:-ml-3')}>
        <Button size="small" variant="quiet" aria-label={`Edit ${title}`} data-edit onClick={onEdit}>
          Edit
        </Button>
        {onDelete && (
          <Button size="small" variant="quiet" aria-label={`Delete ${title}`} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </div>
  );
}

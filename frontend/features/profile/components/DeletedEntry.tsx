import { useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';

interface DeletedEntryProps {
  title: string;
  onUndo: () => void;
}

/** In the place of what was deleted, until the next change: one press brings it back. It takes the focus. */
export function DeletedEntry({ title, onUndo }: DeletedEntryProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="mt-2 flex items-center justify-between gap-4 rounded-control bg-sunken px-4 py-2 text-small"
    >
      <span className="min-w-0 wrap-anywhere">
        Deleted: <bdi>{title}</bdi>
      </span>
      <Button size="small" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

import { useEffect, useRef } from 'react';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';

interface GoneRowProps {
  title: string;
  /** What became of it. */
  what: string;
  onUndo: () => void;
}

/** In place of an opportunity that the user has just taken off the list, until the list is loaded again. */
export function GoneRow({ title, what, onUndo }: GoneRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The menu or the heart that had the focus is gone.
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <li className="flex items-center justify-between gap-3 bg-surface px-4 py-2">
      <p role="status" className="min-w-0 text-small text-muted wrap-anywhere">
        {what}:{' '}
        <span className="text-text">
          <bdi>{title}</bdi>
        </span>
      </p>
      <Button ref={undo} size="small" onClick={onUndo}>
        Undo
        <VisuallyHidden> for {title}</VisuallyHidden>
      </Button>
    </li>
  );
}

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { errorCode, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';

/** How long the bar says that everything is saved. */
const SAVED_MS = 5000;

interface SaveBarProps {
  /** How many answers were changed and not saved. */
  changes: number;
  saving: boolean;
  /** The last changes were saved. */
  saved: boolean;
  /** Why it is not saved; wrong input only when no field could say so. */
  failure: Error | null;
  onDiscard: () => void;
}

/**
 * Sticks to the bottom of the window while there is something to save: Save, Discard, and the state of the form. It also
 * shows for a moment that the changes are saved, because a notification would cover the fields at the end.
 */
export function SaveBar({ changes, saving, saved, failure, onDiscard }: SaveBarProps) {
  const failed = failure !== null && !saving && changes > 0;
  const editing = changes > 0 || saving;
  const confirming = useForAMoment(saved && !editing);
  const shown = editing || confirming;
  const bar = useRef<HTMLDivElement>(null);
  const before = useRef({ editing, shown });
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { editing, shown };
    // The pressed button is gone, and the focus with it.
    const lost = document.activeElement === document.body && (was.editing !== editing || was.shown !== shown);
    if (lost) (bar.current ?? document.querySelector('main'))?.focus({ preventScroll: true });
  }, [editing, shown]);

  if (!shown) return null;
  return (
    <div
      ref={bar}
      tabIndex={-1}
      data-sticky="bottom"
      className="sticky bottom-0 z-10 -mx-4 -mb-6 flex min-h-16 animate-rise flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:-mb-8 md:px-8"
    >
      {failed && (
        <div role="alert" className="w-full text-small text-danger">
          <span className="font-semibold">Your profile wasn’t saved.</span>{' '}
          {errorCode(failure) === 'invalid_input' ? (
            'This page may be out of date. Reload it and save again. Your changes are saved in this tab.'
          ) : (
            <Problem error={failure} fallback={UNREACHABLE} />
          )}
        </div>
      )}
      {editing && (
        <Button type="submit" variant="primary" pending={saving}>
          Save profile
        </Button>
      )}
      {changes > 0 && <Button onClick={onDiscard}>Discard</Button>}
      <p role="status" className="ml-auto text-small text-muted">
        {stateOf({ changes, saving })}
      </p>
    </div>
  );
}

const stateOf = ({ changes, saving }: Pick<SaveBarProps, 'changes' | 'saving'>): string => {
  if (saving) return 'Saving…';
  return changes === 0
    ? 'Your profile is saved.'
    : `${changes} unsaved ${changes === 1 ? 'change' : 'changes'}`;
};

/** Whether `now` became true less than five seconds ago. */
const useForAMoment = (now: boolean): boolean => {
  const [over, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!now) return;
    const timer = window.setTimeout(() => setOver(true), SAVED_MS);
    return () => window.clearTimeout(timer);
  }, [now]);
  return now && !over;
};

import { errorCode, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';

interface SaveBarProps {
  /** How many answers were changed and not saved. */
  changes: number;
  saving: boolean;
  /** Something was saved since the screen was opened. */
  saved: boolean;
  /** Why it is not saved; wrong input only when no field could say so. */
  failure: Error | null;
  onDiscard: () => void;
}

/**
 * Sticks to the bottom of the window: Save, Discard, and the state of the form. It shows the result itself, because a
 * notification would cover it.
 */
export function SaveBar({ changes, saving, saved, failure, onDiscard }: SaveBarProps) {
  const failed = failure !== null && !saving && changes > 0;
  return (
    <div
      data-sticky="bottom"
      className="sticky bottom-0 z-10 -mx-4 -mb-6 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 md:-mx-8 md:-mb-8 md:px-8"
    >
      {failed && (
        <div role="alert" className="w-full text-small text-danger">
          <span className="font-semibold">Your profile is not saved.</span>{' '}
          {errorCode(failure) === 'invalid_input' ? (
            'This page may be out of date. Load it again and save once more: what you typed is kept.'
          ) : (
            <Problem error={failure} fallback={UNREACHABLE} />
          )}
        </div>
      )}
      <Button type="submit" variant="primary" pending={saving}>
        Save profile
      </Button>
      {changes > 0 && <Button onClick={onDiscard}>Discard</Button>}
      <p role="status" className="ml-auto text-small text-muted">
        {saving && 'Saving…'}
        {!saving && changes === 0 && (saved ? 'Your profile is saved.' : 'Everything is saved.')}
        {!saving && changes > 0 && `${changes} unsaved ${changes === 1 ? 'change' : 'changes'}`}
      </p>
    </div>
  );
}

import type { SaveState } from '#frontend/core/forms/autosave.ts';
import { saveStateInWords } from '#frontend/core/forms/saveWords.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';

interface EditorBarProps {
  state: SaveState;
  /** The posting is a draft: it is saved by itself. */
  draft: boolean;
  /** What the main button says. */
  submit: string;
  pending: boolean;
  /** Shown where there is no room for the preview beside the form. */
  onPreview: (() => void) | undefined;
  /** For a draft: saves it now. */
  saveDraft: { label: string; run: () => void } | undefined;
}

/** Sticks to the bottom of the window, to the end of the page, with room above it for the button of the advisor: the main action, Preview, Save Draft, and where the latest input is. */
export function EditorBar({ state, draft, submit, pending, onPreview, saveDraft }: EditorBarProps) {
  return (
    <div
      data-sticky="bottom"
      className="sticky bottom-0 z-10 -mx-4 mt-20 -mb-(--page-end) flex min-h-16 flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:px-0"
    >
      <Button type="submit" variant="primary" pending={pending}>
        {submit}
      </Button>
      {onPreview && <Button onClick={onPreview}>Preview</Button>}
      {saveDraft && (
        <span className="max-sm:hidden">
          <Button onClick={saveDraft.run}>{saveDraft.label}</Button>
        </span>
      )}
      <p role="status" className="ml-auto text-fine text-muted">
        {pending ? '' : saveStateInWords(state, draft)}
      </p>
    </div>
  );
}

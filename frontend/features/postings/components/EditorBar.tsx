import { Button } from '#frontend/ui/actions/Button.tsx';
import type { SaveState } from '../autosave.ts';

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

/** Sticks to the bottom of the form: the main action, Preview, Save Draft, and where the latest input is. */
export function EditorBar({ state, draft, submit, pending, onPreview, saveDraft }: EditorBarProps) {
  return (
    <div
      data-sticky="bottom"
      className="sticky bottom-0 z-10 -mx-4 flex min-h-16 flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 sm:mx-0 sm:px-0"
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
        {pending ? '' : textOf(state, draft)}
      </p>
    </div>
  );
}

/** Where the latest input is, in a few words. */
const textOf = (state: SaveState, draft: boolean): string => {
  switch (state) {
    case 'unchanged':
      return '';
    case 'changed':
      return draft ? 'Saving soon…' : 'Unsaved changes';
    case 'saving':
      return 'Saving…';
    case 'saved':
      return draft ? 'Draft saved' : 'Saved';
    case 'local':
      return 'Saved on this device. We’ll send it when you’re back online.';
    case 'refused':
      return 'Not saved yet. Correct the marked fields.';
    case 'conflict':
      return 'Changed elsewhere';
  }
};

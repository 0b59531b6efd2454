import { Button } from '#frontend/ui/actions/Button.tsx';
import type { Triage } from '../useTriage.ts';

/** The latest decision, while it can be undone. Nothing is sent before that is over. */
export function UndoBar({ triage: { latest, undo, pending } }: { triage: Triage }) {
  return (
    <div
      role="status"
      data-sticky
      className="pointer-events-none fixed inset-x-0 bottom-6 z-30 flex justify-center px-4"
    >
      {latest && (
        <p className="pointer-events-auto flex max-w-full items-center gap-4 rounded-card border border-line bg-raised px-4 py-2 text-small shadow-float">
          <span className="min-w-0 truncate">{latest.words}</span>
          <Button size="small" pending={pending} aria-keyshortcuts="z" onClick={undo}>
            Undo
          </Button>
        </p>
      )}
    </div>
  );
}

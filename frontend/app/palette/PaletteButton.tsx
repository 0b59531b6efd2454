import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { setPaletteOpen } from './paletteState.ts';

/** Shows that there is a command palette, and opens it. */
export function PaletteButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setPaletteOpen(true)}
      className="flex size-10 items-center justify-center gap-2 rounded-control text-small text-muted transition-colors hover:bg-neutral-soft hover:text-text md:h-9 md:w-56 md:justify-start md:border md:border-line md:bg-raised md:px-3 md:hover:border-line-strong md:hover:bg-raised"
    >
      <SearchIcon aria-hidden="true" className="size-5 md:size-4" />
      <span className="max-md:sr-only">
        Search<VisuallyHidden> and commands</VisuallyHidden>
      </span>
      <span aria-hidden="true" className="ml-auto text-fine max-md:hidden">
        {/Mac|iP/.test(navigator.platform) ? '⌘ K' : 'Ctrl K'}
      </span>
    </button>
  );
}

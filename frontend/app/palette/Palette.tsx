import { useEffect } from 'react';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { isPaletteOpen, setPaletteOpen, usePaletteOpen } from './paletteState.ts';

const load = () => import('./PalettePanel.tsx');

/** The command palette, by Ctrl or Cmd with K from anywhere; once, around the whole app. Its code arrives when it first opens. */
export function Palette() {
  const open = usePaletteOpen();
  const Panel = useChunk(load, open, () => setPaletteOpen(false));

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey || event.defaultPrevented) return;
      if (!event.ctrlKey && !event.metaKey) return;
      // While an overlay covers the screen, the palette must not open.
      if (document.getElementById('root')?.inert) return;
      event.preventDefault();
      setPaletteOpen(!isPaletteOpen());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  return Panel && <Panel open={open} onOpenChange={setPaletteOpen} />;
}

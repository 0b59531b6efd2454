import { useChunk } from '../hooks/useChunk.ts';
import { loadDialogPanel } from './Dialog.tsx';
import type { DialogProps } from './DialogPanel.tsx';

interface SheetProps extends DialogProps {
  /** The edge that it slides in from. */
  side: 'left' | 'right' | 'bottom';
  /** Its heading is for screen readers only. */
  titleHidden?: boolean;
  /** Wider than a form, for something to read: only at the right edge. */
  wide?: boolean;
}

/** A dialog at an edge of the screen: a menu on a phone, filters, details. */
export function Sheet(props: SheetProps) {
  const Panel = useChunk(loadDialogPanel, props.open, () => props.onOpenChange(false));
  return Panel && <Panel {...props} />;
}

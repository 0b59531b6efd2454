import { useChunk } from '../hooks/useChunk.ts';
import type { DialogProps } from './DialogPanel.tsx';

/** Also for Sheet, which is the same thing in another place. */
export const loadDialogPanel = () => import('./DialogPanel.tsx');

/** A question or a small task in front of everything else. Its code arrives when it first opens. */
export function Dialog(props: DialogProps) {
  const Panel = useChunk(loadDialogPanel, props.open, () => props.onOpenChange(false));
  return Panel && <Panel {...props} side="centre" />;
}

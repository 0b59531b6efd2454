import type { ReactNode } from 'react';
import { useChunk } from '../hooks/useChunk.ts';

/** Also for Sheet, which is the same thing in another place. */
export const loadDialogPanel = () => import('./DialogPanel.tsx');

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A question or a small task in front of everything else. Its code arrives when it first opens. */
export function Dialog(props: DialogProps) {
  const Panel = useChunk(loadDialogPanel, props.open, () => props.onOpenChange(false));
  return Panel && <Panel {...props} side="centre" />;
}

import { DropZone } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface DropAreaProps {
  /** Gets the dropped file; undefined when it was none. */
  onDrop: (file: File | undefined) => void;
  className: string;
  children: ReactNode;
}

/**
 * Amplify's drop zone, which knows when a file is in the air above it: the part of dropping that browsers disagree on.
 * It shows no type as wrong, because the browser knows only the file's label until it is dropped. It weighs more than a screen may load at first, so it comes on its own (FileDrop).
 */
export default function DropArea({ onDrop, className, children }: DropAreaProps) {
  return (
    <DropZone
      onDropComplete={({ acceptedFiles: [accepted], rejectedFiles: [rejected] }) =>
        onDrop(accepted ?? rejected)
      }
      className={cx(
        className,
        '[&.amplify-dropzone--accepted]:border-brand [&.amplify-dropzone--accepted]:bg-brand-soft',
      )}
    >
      {children}
    </DropZone>
  );
}

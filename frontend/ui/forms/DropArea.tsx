import { DropZone } from '@aws-amplify/ui-react';
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';

interface DropAreaProps {
  /** Media types and file endings that are taken. */
  accept: string[];
  /** Gets the dropped file, of that type or not; undefined when it was none. */
  onDrop: (file: File | undefined) => void;
  className: string;
  children: ReactNode;
}

/**
 * Amplify's drop zone, which knows while a file is still in the air whether it will be taken: the part of dropping
 * that browsers disagree on. It weighs more than a screen may load at first, so it comes on its own (FileDrop).
 */
export default function DropArea({ accept, onDrop, className, children }: DropAreaProps) {
  return (
    <DropZone
      acceptedFileTypes={accept}
      onDropComplete={({ acceptedFiles: [accepted], rejectedFiles: [rejected] }) =>
        onDrop(accepted ?? rejected)
      }
      className={cx(
        className,
        '[&.amplify-dropzone--accepted]:border-brand [&.amplify-dropzone--accepted]:bg-brand-soft [&.amplify-dropzone--rejected]:border-danger',
      )}
    >
      {children}
    </DropZone>
  );
}

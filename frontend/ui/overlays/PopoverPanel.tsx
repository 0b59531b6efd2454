import { Popover as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { cx } from '../style/cx.ts';

export interface PopoverProps {
  /** The content of the button, which is also its name. */
  trigger: ReactNode;
  triggerClass: string;
  /** Names the panel to screen readers. */
  label: string;
  /** Which edges are in line: those at the left (`start`) or those at the right (`end`). */
  align?: 'start' | 'end';
  /** Width and inner space of the panel. */
  panelClass?: string;
  /** The content of the panel, mounted when it opens. A function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * The part of Popover that needs Radix, in a separate chunk; open because the user pressed the button. The panel
 * stays beside its button in the document: Tab goes on from there, and both belong to the same landmark.
 */
export default function PopoverPanel({
  trigger,
  triggerClass,
  label,
  align = 'end',
  panelClass = 'w-80 p-4',
  children,
}: PopoverProps) {
  const [open, setOpen] = useState(true);
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger className={triggerClass}>{trigger}</Radix.Trigger>
      <Radix.Content
        aria-label={label}
        align={align}
        sideOffset={6}
        collisionPadding={8}
        className={cx(
          'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-fade overflow-y-auto rounded-card border border-line bg-raised shadow-float outline-none',
          panelClass,
        )}
      >
        {typeof children === 'function' ? children(() => setOpen(false)) : children}
      </Radix.Content>
    </Radix.Root>
  );
}

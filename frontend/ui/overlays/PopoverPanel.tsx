import { Popover as Radix } from 'radix-ui';
import { useState } from 'react';
import { cx } from '../style/cx.ts';
import type { PopoverProps } from './Popover.tsx';

/**
 * The part of Popover that needs Radix; a chunk of its own, open because somebody pressed the button. The panel
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

import { useState } from 'react';
import { useChunk } from '../hooks/useChunk.ts';
import type { PopoverProps } from './PopoverPanel.tsx';

const load = () => import('./PopoverPanel.tsx');
/** On hover and focus, so that the press finds it there. If that fails, the press tries again. */
const prefetch = () => void load().catch(() => undefined);

/**
 * A button with a small panel that does not block the page: notifications, a few settings. Escape and a press
 * outside close it and the focus returns to the button. Like Menu it is a plain button at first; Radix is fetched
 * on hover or focus and takes over with the first press.
 */
export function Popover(props: PopoverProps) {
  const [wanted, setWanted] = useState(false);
  const Panel = useChunk(load, wanted, () => setWanted(false));
  if (wanted && Panel) return <Panel {...props} />;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setWanted(true)}
      className={props.triggerClass}
    >
      {props.trigger}
    </button>
  );
}

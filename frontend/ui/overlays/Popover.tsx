import { type ReactNode, useState } from 'react';
import { useChunk } from '../hooks/useChunk.ts';

const load = () => import('./PopoverPanel.tsx');
/** On hover and focus, so that the press finds it there. If that fails, the press tries again. */
const prefetch = () => void load().catch(() => undefined);

export interface PopoverProps {
  /** What stands in the button, and names it. */
  trigger: ReactNode;
  triggerClass: string;
  /** Names the panel to screen readers. */
  label: string;
  /** Which edges are in line: those at the left (`start`) or those at the right (`end`). */
  align?: 'start' | 'end';
  /** Width and inner space of the panel. */
  panelClass?: string;
  /** What the panel holds. It is mounted when it opens; a function is told how to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

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

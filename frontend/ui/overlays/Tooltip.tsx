import { type FocusEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useChunk } from '../hooks/useChunk.ts';
import { useTooltipDelay } from './useTooltipDelay.ts';

const load = () => import('./Tip.tsx');

interface TooltipProps {
  text: string;
  side?: 'top' | 'right';
  /** Shows nothing, for a control whose words are visible at the moment. */
  disabled?: boolean;
  /** One element that can have the focus. */
  children: ReactNode;
}

/**
 * A few words on hover or focus. It closes on pointer down, click, blur, scroll or Escape (spec, point 4), can
 * be hovered itself, and describes its element to screen readers unless it only repeats the element's words.
 */
export function Tooltip({ text, side = 'top', disabled = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, enter, leave, show, hide } = useTooltipDelay();
  const [near, setNear] = useState(false);
  const Tip = useChunk(load, near, () => setNear(false));

  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    setNear(true);
    enter();
  };
  const onFocus = (event: FocusEvent) => {
    if (!event.target.matches(':focus-visible')) return;
    setNear(true);
    show();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the element inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click, also one by the keyboard, only closes it
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={onPointerEnter}
      onPointerLeave={leave}
      onPointerDown={hide}
      onClick={hide}
      onFocus={onFocus}
      onBlur={hide}
    >
      {children}
      {open && !disabled && Tip && <Tip id={id} text={text} side={side} anchor={anchor} onClose={hide} />}
    </span>
  );
}

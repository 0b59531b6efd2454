import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTooltipDelay } from './useTooltipDelay.ts';

interface TooltipProps {
  text: string;
  side?: 'top' | 'right';
  /** Shows nothing, for a control whose words are visible at the moment. */
  disabled?: boolean;
  /** One element that can have the focus. */
  children: ReactNode;
}

/** Distance from what it explains, in pixels (spec, point 9), and from the edge of the window. */
const OFFSET = 4;
const MARGIN = 8;

/**
 * A few words on hover or focus. It closes on pointer down, click, blur, scroll or Escape (spec, point 4), can
 * be hovered itself, and describes its element to screen readers unless it only repeats the element's words.
 */
export function Tooltip({ text, side = 'top', disabled = false, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const { open, enter, leave, show, hide } = useTooltipDelay();
  const visible = open && !disabled;

  useEffect(() => {
    if (!visible) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, [visible, hide]);

  useEffect(() => {
    const element = anchor.current?.firstElementChild;
    if (!visible || !element || element.textContent?.trim() === text) return;
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [visible, text, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the element inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click, also one by the keyboard, only closes it
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType !== 'touch' && enter()}
      onPointerLeave={leave}
      onPointerDown={hide}
      onClick={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {visible && <Tip id={id} text={text} side={side} anchor={anchor} />}
    </span>
  );
}

interface TipProps {
  id: string;
  text: string;
  side: 'top' | 'right';
  anchor: RefObject<HTMLElement | null>;
}

/** The words themselves, as a popover: above everything and cut off by nothing. */
function Tip({ id, text, side, anchor }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!tip.current || !target) return;
    tip.current.showPopover();
    const { width, height } = tip.current.getBoundingClientRect();
    const above = target.top - height - OFFSET;
    const left = side === 'right' ? target.right + OFFSET : target.left + (target.width - width) / 2;
    const top =
      side === 'right'
        ? target.top + (target.height - height) / 2
        : above >= MARGIN
          ? above
          : target.bottom + OFFSET;
    setPlace({ left: Math.max(MARGIN, Math.min(left, window.innerWidth - width - MARGIN)), top });
  }, [anchor, side]);

  return (
    <span
      ref={tip}
      id={id}
      role="tooltip"
      popover="manual"
      style={place}
      className="fixed inset-auto m-0 max-w-64 animate-fade rounded-control border-0 bg-text px-2.5 py-1 text-fine text-surface"
    >
      {text}
    </span>
  );
}

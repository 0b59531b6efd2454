import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Distance from what it explains, in pixels (spec, point 9), and from the edge of the window. */
const OFFSET = 4;
const MARGIN = 8;

interface TipProps {
  id: string;
  text: string;
  side: 'top' | 'right';
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/**
 * The words of a Tooltip while they are shown, as a popover: above everything and cut off by nothing. A chunk of its
 * own, fetched while the pointer waits.
 */
export default function Tip({ id, text, side, anchor, onClose }: TipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', onClose, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', onClose, { capture: true });
    };
  }, [onClose]);

  useEffect(() => {
    const element = anchor.current?.firstElementChild;
    if (!element || element.textContent?.trim() === text) return;
    element.setAttribute('aria-describedby', id);
    return () => element.removeAttribute('aria-describedby');
  }, [anchor, text, id]);

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

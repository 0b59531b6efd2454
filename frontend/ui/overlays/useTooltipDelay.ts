import { useCallback, useEffect, useRef, useState } from 'react';

/** Spec, point 9: it takes this long to open, unless another tooltip was open a moment ago. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Time to cross the gap between an element and its tooltip. */
const LEAVE_MS = 100;

/** Closes the tooltip that is open; there is one at a time. */
let closeCurrent: (() => void) | null = null;
/** When one closed last, on the clock of the page. */
let closedAt = Number.NEGATIVE_INFINITY;

/** Whether a tooltip is open, and what the pointer (`enter`, `leave`) and everything else (`show`, `hide`) do to it. */
export const useTooltipDelay = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
    if (closeCurrent !== hide) return;
    closeCurrent = null;
    closedAt = performance.now();
  }, []);
  const show = useCallback(() => {
    clearTimeout(timer.current);
    if (closeCurrent !== hide) closeCurrent?.();
    closeCurrent = hide;
    setOpen(true);
  }, [hide]);
  const enter = useCallback(() => {
    clearTimeout(timer.current);
    const soon = closeCurrent !== null || performance.now() - closedAt < SKIP_DELAY_MS;
    if (soon) show();
    else timer.current = setTimeout(show, OPEN_DELAY_MS);
  }, [show]);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, LEAVE_MS);
  }, [hide]);

  useEffect(() => hide, [hide]);
  return { open, enter, leave, show, hide };
};

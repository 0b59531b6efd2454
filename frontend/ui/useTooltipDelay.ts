import { useCallback, useEffect, useRef, useState } from 'react';

/** Spec, point 9: it takes this long to open, unless another tooltip was open a moment ago. */
const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** Time to cross the gap between an element and its tooltip. */
const LEAVE_MS = 100;

/** When any tooltip closed last, on the clock of the page. */
let closedAt = Number.NEGATIVE_INFINITY;

/** Whether a tooltip is open, and what the pointer (`enter`, `leave`) and everything else (`show`, `hide`) do to it. */
export const useTooltipDelay = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(true);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen((was) => {
      if (was) closedAt = performance.now();
      return false;
    });
  }, []);
  const enter = useCallback(() => {
    clearTimeout(timer.current);
    const soon = performance.now() - closedAt < SKIP_DELAY_MS;
    timer.current = setTimeout(() => setOpen(true), soon ? 0 : OPEN_DELAY_MS);
  }, []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, LEAVE_MS);
  }, [hide]);

  useEffect(() => () => clearTimeout(timer.current), []);
  return { open, enter, leave, show, hide };
};

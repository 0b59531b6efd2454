import { type RefObject, useEffect, useRef, useState } from 'react';
import { EVIDENCE_MAX } from '#shared/features/reports/rules.ts';

/** The messages that are chosen for a report, by number. */
export interface Choice {
  has: (number: number) => boolean;
  /** No more can be chosen. */
  full: boolean;
  toggle: (number: number) => void;
}

/** Choosing messages for a report: `choice` is undefined while none are chosen. */
export const useChoice = () => {
  const [numbers, setNumbers] = useState<ReadonlySet<number>>();
  const choice: Choice | undefined = numbers && {
    has: (number) => numbers.has(number),
    full: numbers.size >= EVIDENCE_MAX,
    toggle: (number) => {
      const next = new Set(numbers);
      if (!next.delete(number) && next.size < EVIDENCE_MAX) next.add(number);
      setNumbers(next);
    },
  };
  return { choice, begin: () => setNumbers(new Set()), end: () => setNumbers(undefined) };
};

/**
 * Moves the focus in a thread to the last message on screen that can be chosen when choosing begins, and to the thread when it
 * ends: what had the focus before is gone then. A menu that is still open sees that the focus left it, and does not take it back.
 */
export const useFocusOnChoice = (thread: RefObject<HTMLElement | null>, choosing: boolean): void => {
  const before = useRef(choosing);
  useEffect(() => {
    if (before.current === choosing) return;
    before.current = choosing;
    const end = thread.current?.getBoundingClientRect().bottom ?? 0;
    const boxes = [...(thread.current?.querySelectorAll<HTMLElement>('[type=checkbox]:enabled') ?? [])];
    const onScreen = boxes.findLast((one) => one.getBoundingClientRect().bottom <= end);
    ((choosing && (onScreen ?? boxes[0])) || thread.current)?.focus();
  }, [thread, choosing]);
};

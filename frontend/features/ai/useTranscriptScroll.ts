import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Marks the list items with questions. */
export const QUESTION = 'data-question';
/** Space above a question that is scrolled to, in pixels. */
const ABOVE = 16;

/**
 * Keeps a transcript where it is read: a new question, and later its answer, begin at the top. Earlier messages that are
 * loaded above do not move what is on screen.
 * @param oldest names the first entry, `newest` the last one and its state
 */
export const useTranscriptScroll = (oldest: string, newest: string): RefObject<HTMLElement | null> => {
  const box = useRef<HTMLElement>(null);
  const before = useRef({ oldest: '', newest: '', height: 0 });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = before.current;
    if (newest !== was.newest) {
      const last = [...element.querySelectorAll(`[${QUESTION}]`)].at(-1);
      const top = last?.getBoundingClientRect().top ?? 0;
      if (last) element.scrollTop += top - element.getBoundingClientRect().top - ABOVE;
    } else if (oldest !== was.oldest) element.scrollTop += element.scrollHeight - was.height;
    before.current = { oldest, newest, height: element.scrollHeight };
  }, [oldest, newest]);
  return box;
};
